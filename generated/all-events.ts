// Generated from events/ by `npm run generate`. Do not edit.

import type { Contract } from "../src/library/runtime/contract.ts";
import accountCommunicationsPreferencesUpdatedV1 from "./compact/account.communications_preferences_updated-v1.ts";
import accountCreatedV1 from "./compact/account.created-v1.ts";
import accountOccupiedV1 from "./compact/account.occupied-v1.ts";
import accountReactivatedV1 from "./compact/account.reactivated-v1.ts";
import accountSmartMeterReadPermissionChangedV1 from "./compact/account.smart-meter-read-permission-changed-v1.ts";
import accountUpdatedV1 from "./compact/account.updated-v1.ts";
import accountMetadataCreatedV1 from "./compact/account_metadata.created-v1.ts";
import accountMetadataRemovedV1 from "./compact/account_metadata.removed-v1.ts";
import accountMetadataUpdatedV1 from "./compact/account_metadata.updated-v1.ts";
import accountPropertyEffectivePeriodMetadataCreatedV1 from "./compact/account_property_effective_period_metadata.created-v1.ts";
import accountPropertyEffectivePeriodMetadataRemovedV1 from "./compact/account_property_effective_period_metadata.removed-v1.ts";
import accountPropertyEffectivePeriodMetadataUpdatedV1 from "./compact/account_property_effective_period_metadata.updated-v1.ts";
import accountUserCreatedV1 from "./compact/account_user.created-v1.ts";
import accountUserPasswordChangedV1 from "./compact/account_user.password_changed-v1.ts";
import accountUserPasswordResetRequestedV1 from "./compact/account_user.password_reset_requested-v1.ts";
import accountUserPsrRecordsUpdatedV1 from "./compact/account_user.psr_records_updated-v1.ts";
import accountUserRemovedV1 from "./compact/account_user.removed-v1.ts";
import accountUserUpdatedV1 from "./compact/account_user.updated-v1.ts";
import accountUserVerificationCompletedV1 from "./compact/account_user.verification_completed-v1.ts";
import accountUserVerificationStartedV1 from "./compact/account_user.verification_started-v1.ts";
import accountUserMetadataCreatedV1 from "./compact/account_user_metadata.created-v1.ts";
import accountUserMetadataRemovedV1 from "./compact/account_user_metadata.removed-v1.ts";
import accountUserMetadataUpdatedV1 from "./compact/account_user_metadata.updated-v1.ts";
import actualIntervalsReceivedV1 from "./compact/actual.intervals.received-v1.ts";
import affiliatesAffiliateAccountContractCreatedV1 from "./compact/affiliates.affiliate-account-contract-created-v1.ts";
import agreementCreatedV1 from "./compact/agreement.created-v1.ts";
import agreementRevokedV1 from "./compact/agreement.revoked-v1.ts";
import agreementRevokedV2 from "./compact/agreement.revoked-v2.ts";
import agreementRolloverCompletedV1 from "./compact/agreement.rollover.completed-v1.ts";
import agreementTerminatedV1 from "./compact/agreement.terminated-v1.ts";
import agreementTerminatedV2 from "./compact/agreement.terminated-v2.ts";
import agreementUpdatedV1 from "./compact/agreement.updated-v1.ts";
import agreementUpdatedV2 from "./compact/agreement.updated-v2.ts";
import approvalsApprovalApprovedV1 from "./compact/approvals.approval.approved-v1.ts";
import approvalsApprovalCreatedV1 from "./compact/approvals.approval.created-v1.ts";
import approvalsApprovalRejectedV1 from "./compact/approvals.approval.rejected-v1.ts";
import approvalsApprovalRequestApprovedV1 from "./compact/approvals.approval_request.approved-v1.ts";
import approvalsApprovalRequestAssignedV1 from "./compact/approvals.approval_request.assigned-v1.ts";
import approvalsApprovalRequestRejectedV1 from "./compact/approvals.approval_request.rejected-v1.ts";
import authServerAccessTokenIssuedV1 from "./compact/auth-server.access-token.issued-v1.ts";
import authServerAccountUserGenerateMfaChallengeErrorV1 from "./compact/auth_server.account_user.generate_mfa_challenge_error-v1.ts";
import authServerAccountUserLoggedInV1 from "./compact/auth_server.account_user.logged_in-v1.ts";
import authServerAccountUserLoginDeniedV1 from "./compact/auth_server.account_user.login_denied-v1.ts";
import authServerAccountUserLoginFailedV1 from "./compact/auth_server.account_user.login_failed-v1.ts";
import authServerAccountUserLoginStepCompletedV1 from "./compact/auth_server.account_user.login_step_completed-v1.ts";
import billingBillingDocumentHeldV1 from "./compact/billing.billing_document.held-v1.ts";
import billingBillingDocumentIssuedV1 from "./compact/billing.billing_document.issued-v1.ts";
import billingBillingDocumentIssuedV2 from "./compact/billing.billing_document.issued-v2.ts";
import billingBillingDocumentRepresentationDispatchedV1 from "./compact/billing.billing_document_representation.dispatched-v1.ts";
import billingBillingDocumentRepresentationDispatchedV2 from "./compact/billing.billing_document_representation.dispatched-v2.ts";
import billingBillingDocumentRepresentationDispatchedV3 from "./compact/billing.billing_document_representation.dispatched-v3.ts";
import billingBillingOptionsUpdatedV1 from "./compact/billing.billing_options.updated-v1.ts";
import billingChargingLedgerAssignedToAgreementV1 from "./compact/billing.charging-ledger.assigned-to-agreement-v1.ts";
import billingChargingSupplyPointTriggeredV1 from "./compact/billing.charging.supply-point.triggered-v1.ts";
import billingDuosInvoiceCancelV1 from "./compact/billing.duos_invoice.cancel-v1.ts";
import billingDuosInvoiceNewV1 from "./compact/billing.duos_invoice.new-v1.ts";
import billingDuosInvoiceReplaceV1 from "./compact/billing.duos_invoice.replace-v1.ts";
import billingFinalBillV1 from "./compact/billing.final_bill-v1.ts";
import billingIssuanceExternalStatusCreatedV1 from "./compact/billing.issuance.external_status.created-v1.ts";
import billingIssuedBillV1 from "./compact/billing.issued_bill-v1.ts";
import billingLedgerEntryPostedV1 from "./compact/billing.ledger.entry_posted-v1.ts";
import billingLedgerEntryPostedV2 from "./compact/billing.ledger.entry_posted-v2.ts";
import billingLedgerEntryRemovedV1 from "./compact/billing.ledger.entry_removed-v1.ts";
import billingLedgerEntryRemovedV2 from "./compact/billing.ledger.entry_removed-v2.ts";
import billingPathwayTraversalFailedV1 from "./compact/billing.pathway_traversal.failed-v1.ts";
import billingPathwayTraversalSucceededV1 from "./compact/billing.pathway_traversal.succeeded-v1.ts";
import billingPortfolioInvoiceSummaryCompletedV1 from "./compact/billing.portfolio_invoice_summary.completed-v1.ts";
import billingRebateAcceptedV1 from "./compact/billing.rebate.accepted-v1.ts";
import billingRebateCreatedV1 from "./compact/billing.rebate.created-v1.ts";
import billingRebateDeclinedV1 from "./compact/billing.rebate.declined-v1.ts";
import billingRebateUpdatedV1 from "./compact/billing.rebate.updated-v1.ts";
import businessCreatedV1 from "./compact/business.created-v1.ts";
import businessUpdatedV1 from "./compact/business.updated-v1.ts";
import businessOperationsTeamUpdatedV1 from "./compact/business_operations_team.updated-v1.ts";
import campaignAccountAddedV1 from "./compact/campaign_account.added-v1.ts";
import campaignAccountRemovedV1 from "./compact/campaign_account.removed-v1.ts";
import campaignAccountUpdatedV1 from "./compact/campaign_account.updated-v1.ts";
import chargingPrimingErroredV1 from "./compact/charging.priming.errored-v1.ts";
import collateralAgreementFulfilledV1 from "./compact/collateral_agreement.fulfilled-v1.ts";
import collectionProceedingCreatedV1 from "./compact/collection_proceeding.created-v1.ts";
import collectionProcessCommStepResolvedV1 from "./compact/collection_process.comm_step_resolved-v1.ts";
import collectionProcessLeaveSupplierInstigatedV1 from "./compact/collection_process.leave_supplier_instigated-v1.ts";
import collectionProcessPausedV1 from "./compact/collection_process.paused-v1.ts";
import collectionProcessRaisedV1 from "./compact/collection_process.raised-v1.ts";
import collectionProcessReactivatedV1 from "./compact/collection_process.reactivated-v1.ts";
import collectionProcessRunTerminationRequestedV1 from "./compact/collection_process.run_termination_requested-v1.ts";
import collectionProcessUnpausedV1 from "./compact/collection_process.unpaused-v1.ts";
import collectionProcessWithdrawnV1 from "./compact/collection_process.withdrawn-v1.ts";
import collectionProcessWithdrawnV2 from "./compact/collection_process.withdrawn-v2.ts";
import commsAccountCallUpdatedV1 from "./compact/comms.account-call.updated-v1.ts";
import commsCustomerEmailBouncedV1 from "./compact/comms.customer_email_bounced-v1.ts";
import commsPushNotificationReceivedUnregisteredOrExpiredTokenV1 from "./compact/comms.push-notification.received-unregistered-or-expired-token-v1.ts";
import commsTranscriptionCreatedV1 from "./compact/comms.transcription.created-v1.ts";
import complexQuotingCostCalculationFinishedV1 from "./compact/complex_quoting.cost_calculation_finished-v1.ts";
import consentsConsentCreatedV1 from "./compact/consents.consent.created-v1.ts";
import consentsConsentUpdatedV1 from "./compact/consents.consent.updated-v1.ts";
import contractGroupsCreatedV1 from "./compact/contract-groups.created-v1.ts";
import contractGroupsMembershipsChangedV1 from "./compact/contract-groups.memberships-changed-v1.ts";
import contractGroupsVersionCreatedV1 from "./compact/contract-groups.version-created-v1.ts";
import contractsActualizedV1 from "./compact/contracts.actualized-v1.ts";
import contractsCreatedV1 from "./compact/contracts.created-v1.ts";
import contractsExpiredV1 from "./compact/contracts.expired-v1.ts";
import contractsExpiryApproachingV1 from "./compact/contracts.expiry-approaching-v1.ts";
import contractsJourneysCreationStartedV1 from "./compact/contracts.journeys.creation.started-v1.ts";
import contractsJourneysTerminationStartedV1 from "./compact/contracts.journeys.termination.started-v1.ts";
import contractsJourneysVariationStartedV1 from "./compact/contracts.journeys.variation.started-v1.ts";
import contractsNovatedV1 from "./compact/contracts.novated-v1.ts";
import contractsRescindedV1 from "./compact/contracts.rescinded-v1.ts";
import contractsRevokedV1 from "./compact/contracts.revoked-v1.ts";
import contractsSubjectAmendedV1 from "./compact/contracts.subject-amended-v1.ts";
import contractsTerminatedV1 from "./compact/contracts.terminated-v1.ts";
import contractsTermsVariedV1 from "./compact/contracts.terms-varied-v1.ts";
import creditCheckCreatedV1 from "./compact/credit_check.created-v1.ts";
import customerAccessPartnerRolesCreatedV1 from "./compact/customer_access.partner_roles.created-v1.ts";
import customerAccessPartnerRolesUpdatedV1 from "./compact/customer_access.partner_roles.updated-v1.ts";
import customerAccessPartnerUserRolesCreatedV1 from "./compact/customer_access.partner_user_roles.created-v1.ts";
import customerAccessPartnerUserRolesUpdatedV1 from "./compact/customer_access.partner_user_roles.updated-v1.ts";
import customerAccessUserRolesCreatedV1 from "./compact/customer_access.user_roles.created-v1.ts";
import customerAccessUserRolesUpdatedV1 from "./compact/customer_access.user_roles.updated-v1.ts";
import dataImportImportProcessCancelledV1 from "./compact/data_import.import_process.cancelled-v1.ts";
import dataImportImportProcessCompleteV1 from "./compact/data_import.import_process.complete-v1.ts";
import dataImportImportProcessDryRunCompleteV1 from "./compact/data_import.import_process.dry_run_complete-v1.ts";
import dataImportImportProcessDryRunErrorV1 from "./compact/data_import.import_process.dry_run_error-v1.ts";
import dataImportImportProcessErrorV1 from "./compact/data_import.import_process.error-v1.ts";
import dataImportImportProcessPostImportCompletedV1 from "./compact/data_import.import_process.post_import.completed-v1.ts";
import dataImportImportProcessPostImportErrorV1 from "./compact/data_import.import_process.post_import.error-v1.ts";
import dataImportOrderProcessCancelledV1 from "./compact/data_import.order_process.cancelled-v1.ts";
import dataImportOrderProcessCompleteV1 from "./compact/data_import.order_process.complete-v1.ts";
import dataImportOrderProcessErrorV1 from "./compact/data_import.order_process.error-v1.ts";
import debtActioningAutomatedDebtWriteBackCompletedV1 from "./compact/debt.actioning.automated_debt_write_back.completed-v1.ts";
import debtActioningAutomatedDebtWriteBackFailedV1 from "./compact/debt.actioning.automated_debt_write_back.failed-v1.ts";
import debtActioningAutomatedDebtWriteBackSkippedV1 from "./compact/debt.actioning.automated_debt_write_back.skipped-v1.ts";
import delinquentDebtPositionChangedV1 from "./compact/delinquent_debt.position_changed-v1.ts";
import delinquentDebtPositionChangedV2 from "./compact/delinquent_debt.position_changed-v2.ts";
import depositAgreementAcceptedV1 from "./compact/deposit_agreement.accepted-v1.ts";
import depositAgreementFulfilledV1 from "./compact/deposit_agreement.fulfilled-v1.ts";
import depositAgreementInstalmentReturnedV1 from "./compact/deposit_agreement.instalment_returned-v1.ts";
import depositAgreementReturnedV1 from "./compact/deposit_agreement.returned-v1.ts";
import depositAgreementWithdrawnV1 from "./compact/deposit_agreement.withdrawn-v1.ts";
import dunningPathPausedV1 from "./compact/dunning_path_paused-v1.ts";
import dunningPathStartedV1 from "./compact/dunning_path_started-v1.ts";
import dunningPathUnpausedV1 from "./compact/dunning_path_unpaused-v1.ts";
import dunningPathWithdrawnV1 from "./compact/dunning_path_withdrawn-v1.ts";
import externalMessagingUploadedFileProcessedV1 from "./compact/external_messaging.uploaded_file.processed-v1.ts";
import externalMessagingUploadedFileProcessingFailedV1 from "./compact/external_messaging.uploaded_file.processing_failed-v1.ts";
import externalMessagingUploadedFileSafeV1 from "./compact/external_messaging.uploaded_file.safe-v1.ts";
import externalMessagingUploadedFileUnsafeV1 from "./compact/external_messaging.uploaded_file.unsafe-v1.ts";
import flexDeviceDeauthenticatedV1 from "./compact/flex_device.deauthenticated-v1.ts";
import flexDeviceDisconnectedV1 from "./compact/flex_device.disconnected-v1.ts";
import flexDeviceOptimisationCreatedV1 from "./compact/flex_device.optimisation_created-v1.ts";
import flexDeviceRegisteredV1 from "./compact/flex_device.registered-v1.ts";
import goodsPurchaseCreatedV1 from "./compact/goods.purchase-created-v1.ts";
import goodsQuoteCreatedForAccountV1 from "./compact/goods.quote.created-for-account-v1.ts";
import goodsQuoteCreatedWithoutAccountV1 from "./compact/goods.quote.created-without-account-v1.ts";
import gridConnectionOrderDeuAcceptedV1 from "./compact/grid_connection_order.deu.accepted-v1.ts";
import gridConnectionOrderDeuAnnulationAcceptedV1 from "./compact/grid_connection_order.deu.annulation_accepted-v1.ts";
import gridConnectionOrderDeuAnnulationRejectedV1 from "./compact/grid_connection_order.deu.annulation_rejected-v1.ts";
import gridConnectionOrderDeuAnnulationRequestedV1 from "./compact/grid_connection_order.deu.annulation_requested-v1.ts";
import gridConnectionOrderDeuCancelledV1 from "./compact/grid_connection_order.deu.cancelled-v1.ts";
import gridConnectionOrderDeuCarriedOutV1 from "./compact/grid_connection_order.deu.carried_out-v1.ts";
import gridConnectionOrderDeuNotCarriedOutV1 from "./compact/grid_connection_order.deu.not_carried_out-v1.ts";
import gridConnectionOrderDeuRefusedV1 from "./compact/grid_connection_order.deu.refused-v1.ts";
import gridConnectionOrderDeuRejectedV1 from "./compact/grid_connection_order.deu.rejected-v1.ts";
import gridConnectionOrderDeuRequestedV1 from "./compact/grid_connection_order.deu.requested-v1.ts";
import industryElectricityChangeOfEnergisationUnsolicitedMessageV1 from "./compact/industry.electricity.change_of_energisation.unsolicited_message-v1.ts";
import industryElectricityChangeOfServiceMeterDeactivatedV1 from "./compact/industry.electricity.change_of_service.meter_deactivated-v1.ts";
import industryElectricityChangeOfSupplyGainInitiatedV1 from "./compact/industry.electricity.change_of_supply.gain.initiated-v1.ts";
import industryElectricityChangeOfSupplyLossCompleteV1 from "./compact/industry.electricity.change_of_supply.loss.complete-v1.ts";
import industryElectricityExportInstallationValidatedV1 from "./compact/industry.electricity.export_installation.validated-v1.ts";
import industryElectricityExportInstallationValidatedV2 from "./compact/industry.electricity.export_installation.validated-v2.ts";
import industryGasChangeOfSupplyGainInitiatedV1 from "./compact/industry.gas.change_of_supply.gain.initiated-v1.ts";
import industryGasChangeOfSupplyLossCompleteV1 from "./compact/industry.gas.change_of_supply.loss.complete-v1.ts";
import inkActionsRunV1 from "./compact/ink.actions.run-v1.ts";
import inkContentInboundMessageTaggedV1 from "./compact/ink.content.inbound-message-tagged-v1.ts";
import inkConversationAssignedToBucketV1 from "./compact/ink.conversation.assigned_to_bucket-v1.ts";
import inkConversationAssignedToTimelineV1 from "./compact/ink.conversation.assigned_to_timeline-v1.ts";
import inkConversationAwaitCustomerReplyV1 from "./compact/ink.conversation.await_customer_reply-v1.ts";
import inkConversationClosedV1 from "./compact/ink.conversation.closed-v1.ts";
import inkConversationOpenStatusChangedV1 from "./compact/ink.conversation.open_status_changed-v1.ts";
import inkConversationOpenedV1 from "./compact/ink.conversation.opened-v1.ts";
import inkConversationPriorityChangedV1 from "./compact/ink.conversation.priority.changed-v1.ts";
import inkConversationSnoozedV1 from "./compact/ink.conversation.snoozed-v1.ts";
import inkConversationUnassignedFromBucketV1 from "./compact/ink.conversation.unassigned_from_bucket-v1.ts";
import inkConversationUnassignedFromTimelineV1 from "./compact/ink.conversation.unassigned_from_timeline-v1.ts";
import inkLiveChatClosedV1 from "./compact/ink.live-chat.closed-v1.ts";
import inkLiveChatInitiatedV1 from "./compact/ink.live-chat.initiated-v1.ts";
import inkLiveChatMessagesOutboundMessageCreatedV1 from "./compact/ink.live-chat.messages.outbound-message-created-v1.ts";
import inkMessageAttachmentSafeV1 from "./compact/ink.message_attachment.safe-v1.ts";
import inkMessageAttachmentUnsafeV1 from "./compact/ink.message_attachment.unsafe-v1.ts";
import inkMessagesInboundEmailMigrationV1 from "./compact/ink.messages.inbound-email-migration-v1.ts";
import inkMessagesInboundMessageCreatedV1 from "./compact/ink.messages.inbound-message-created-v1.ts";
import inkMessagesInboundMessageIngestedV1 from "./compact/ink.messages.inbound-message-ingested-v1.ts";
import inkMessagesOutboundMessageCreatedV1 from "./compact/ink.messages.outbound-message-created-v1.ts";
import inkMessagesOutboundMessageFailedV1 from "./compact/ink.messages.outbound-message-failed-v1.ts";
import inkMessagesPhishingReportDismissedV1 from "./compact/ink.messages.phishing-report-dismissed-v1.ts";
import inkMessagesReportedPhishingV1 from "./compact/ink.messages.reported-phishing-v1.ts";
import inkMessagesReportedSpamV1 from "./compact/ink.messages.reported-spam-v1.ts";
import inkMessagesSpamReportDismissedV1 from "./compact/ink.messages.spam-report-dismissed-v1.ts";
import internalCompanyCreatedV1 from "./compact/internal_company.created-v1.ts";
import latePaymentFeeApplicationServiceCompletedV1 from "./compact/late_payment_fee_application_service_completed-v1.ts";
import latePaymentFeeApplicationServiceFeeAppliedV1 from "./compact/late_payment_fee_application_service_fee_applied-v1.ts";
import latePaymentFeeApplicationServiceStartedV1 from "./compact/late_payment_fee_application_service_started-v1.ts";
import latePaymentFeeCalculationServiceCompletedV1 from "./compact/late_payment_fee_calculation_service_completed-v1.ts";
import latePaymentFeeCalculationServiceStartedV1 from "./compact/late_payment_fee_calculation_service_started-v1.ts";
import latePaymentFeeCalculatorCompletedV1 from "./compact/late_payment_fee_calculator_completed-v1.ts";
import latePaymentFeeCalculatorFeeAppliedV1 from "./compact/late_payment_fee_calculator_fee_applied-v1.ts";
import latePaymentFeeCalculatorStartedV1 from "./compact/late_payment_fee_calculator_started-v1.ts";
import latePaymentFeeWaivedV1 from "./compact/late_payment_fee_waived-v1.ts";
import leadsLeadStageUpdatedV1 from "./compact/leads.lead.stage-updated-v1.ts";
import leadsOpportunityDocumentAttachedToOpportunityV1 from "./compact/leads.opportunity.document-attached-to-opportunity-v1.ts";
import leadsOpportunityOfferGroupCreatedV2 from "./compact/leads.opportunity.offer-group.created-v2.ts";
import leadsOpportunityStageUpdatedV1 from "./compact/leads.opportunity.stage-updated-v1.ts";
import lifecycleEnrollmentLoyaltyPointsQualificationReversedV1 from "./compact/lifecycle.enrollment.loyalty-points-qualification-reversed-v1.ts";
import lifecycleEnrollmentSupplyStatusQualifiesAccountForLoyaltyPointV2 from "./compact/lifecycle.enrollment.supply-status-qualifies-account-for-loyalty-point-v2.ts";
import lifecycleJoinSupplierActivationCompletedV1 from "./compact/lifecycle.join-supplier.activation.completed-v1.ts";
import lifecycleJoinSupplierActivationInitiatedV1 from "./compact/lifecycle.join-supplier.activation.initiated-v1.ts";
import lifecycleJoinSupplierAgreementCreatedV1 from "./compact/lifecycle.join-supplier.agreement.created-v1.ts";
import lifecycleJoinSupplierAwaitPostActivationFlowStepInitiatedV1 from "./compact/lifecycle.join-supplier.await-post-activation-flow-step.initiated-v1.ts";
import lifecycleJoinSupplierAwaitPreActivationFlowStepInitiatedV1 from "./compact/lifecycle.join-supplier.await-pre-activation-flow-step.initiated-v1.ts";
import lifecycleJoinSupplierAwaitPreDiscoveryFlowStepInitiatedV1 from "./compact/lifecycle.join-supplier.await-pre-discovery-flow-step.initiated-v1.ts";
import lifecycleJoinSupplierCancellationRequestedV1 from "./compact/lifecycle.join-supplier.cancellation-requested-v1.ts";
import lifecycleJoinSupplierCancelledV1 from "./compact/lifecycle.join-supplier.cancelled-v1.ts";
import lifecycleJoinSupplierCompletedV1 from "./compact/lifecycle.join-supplier.completed-v1.ts";
import lifecycleJoinSupplierRequestedV1 from "./compact/lifecycle.join-supplier.requested-v1.ts";
import lifecycleJoinSupplierReversalRequestedV1 from "./compact/lifecycle.join-supplier.reversal-requested-v1.ts";
import lifecycleJoinSupplierReversedV1 from "./compact/lifecycle.join-supplier.reversed-v1.ts";
import lifecycleJoinSupplierSupplyPeriodCreatedV1 from "./compact/lifecycle.join-supplier.supply-period.created-v1.ts";
import lifecycleJoinSupplierSupplyPointJourneyAwaitPostActivationFlowStepInitiatedV1 from "./compact/lifecycle.join-supplier.supply-point-journey-await-post-activation-flow-step.initiated-v1.ts";
import lifecycleJoinSupplierSupplyPointJourneyAwaitPreActivationFlowStepInitiatedV1 from "./compact/lifecycle.join-supplier.supply-point-journey-await-pre-activation-flow-step.initiated-v1.ts";
import lifecycleJoinSupplierEnsurePaymentInstructionsStepCompletedV2 from "./compact/lifecycle.join_supplier._ensure_payment_instructions.step_completed-v2.ts";
import lifecycleJoinSupplierEnsurePaymentInstructionsStepInitiatedV2 from "./compact/lifecycle.join_supplier._ensure_payment_instructions.step_initiated-v2.ts";
import lifecycleJoinSupplierSecurityDepositsCreatedV1 from "./compact/lifecycle.join_supplier.security_deposits.created-v1.ts";
import lifecycleJoinSupplierTermsAndConditionsAcceptedV2 from "./compact/lifecycle.join_supplier.terms-and-conditions.accepted-v2.ts";
import lifecycleLeaveSupplierAwaitPostDeactivationFlowStepInitiatedV1 from "./compact/lifecycle.leave-supplier.await-post-deactivation-flow-step.initiated-v1.ts";
import lifecycleLeaveSupplierAwaitPostTerminationFlowStepInitiatedV1 from "./compact/lifecycle.leave-supplier.await-post-termination-flow-step.initiated-v1.ts";
import lifecycleLeaveSupplierAwaitPreTerminationFlowStepInitiatedV1 from "./compact/lifecycle.leave-supplier.await-pre-termination-flow-step.initiated-v1.ts";
import lifecycleLeaveSupplierCancellationRequestedV2 from "./compact/lifecycle.leave-supplier.cancellation-requested-v2.ts";
import lifecycleLeaveSupplierCancelledV2 from "./compact/lifecycle.leave-supplier.cancelled-v2.ts";
import lifecycleLeaveSupplierCompletedV3 from "./compact/lifecycle.leave-supplier.completed-v3.ts";
import lifecycleLeaveSupplierRequestedV2 from "./compact/lifecycle.leave-supplier.requested-v2.ts";
import lifecycleLeaveSupplierRequestedV3 from "./compact/lifecycle.leave-supplier.requested-v3.ts";
import lifecycleLeaveSupplierReversalRequestedV2 from "./compact/lifecycle.leave-supplier.reversal-requested-v2.ts";
import lifecycleLeaveSupplierSupplyPointJourneyAwaitPostTerminationFlowStepInitiatedV1 from "./compact/lifecycle.leave-supplier.supply-point-journey-await-post-termination-flow-step.initiated-v1.ts";
import lifecycleLeaveSupplierSupplyPointJourneyAwaitPreAgreementTerminationFlowStepInitiatedV1 from "./compact/lifecycle.leave-supplier.supply-point-journey-await-pre-agreement-termination-flow-step.initiated-v1.ts";
import lifecycleLeaveSupplierSupplyPointJourneyAwaitPreTerminationFlowStepInitiatedV1 from "./compact/lifecycle.leave-supplier.supply-point-journey-await-pre-termination-flow-step.initiated-v1.ts";
import lifecycleLeaveSupplierTerminationConfirmedV2 from "./compact/lifecycle.leave-supplier.termination.confirmed-v2.ts";
import lifecycleLeaveSupplierTerminationInitiatedV1 from "./compact/lifecycle.leave-supplier.termination.initiated-v1.ts";
import lifecycleLeaveSupplierUpdatedV2 from "./compact/lifecycle.leave-supplier.updated-v2.ts";
import lifecycleLeaveSupplierUpdatedV3 from "./compact/lifecycle.leave-supplier.updated-v3.ts";
import lifecycleStatusChangedV1 from "./compact/lifecycle.status-changed-v1.ts";
import lifecycleSupportSiteSaleV1_0_0 from "./compact/lifecycle.support-site.sale-1.0.0.ts";
import loyaltyPointsUserRoleRemovalV1 from "./compact/loyalty-points.user-role-removal-v1.ts";
import messagingPushNotificationTokenUnregisteredV1 from "./compact/messaging.push-notification.token-unregistered-v1.ts";
import meterDataQualityResolutionCancelledV1 from "./compact/meter_data_quality.resolution_cancelled-v1.ts";
import meterDataQualityResolutionCancelledV2 from "./compact/meter_data_quality.resolution_cancelled-v2.ts";
import meterDataQualityResolutionRequestedV1 from "./compact/meter_data_quality.resolution_requested-v1.ts";
import meterReadingDeuCreatedV1 from "./compact/meter_reading.deu.created-v1.ts";
import meterReadingDeuUpdatedV1 from "./compact/meter_reading.deu.updated-v1.ts";
import meterpointElecCosGainRegistrationRequestedV1 from "./compact/meterpoint.elec.cos_gain.registration.requested-v1.ts";
import meterpointGasApiBackfillV1 from "./compact/meterpoint.gas.api_backfill-v1.ts";
import meterpointGasAppointMamRequestedV1 from "./compact/meterpoint.gas.appoint_mam.requested-v1.ts";
import meterpointGasBackfillV1 from "./compact/meterpoint.gas.backfill-v1.ts";
import meterpointGasChangeOfCohortRequestedV1 from "./compact/meterpoint.gas.change_of_cohort.requested-v1.ts";
import meterpointGasChangeOfMamRequestedV1 from "./compact/meterpoint.gas.change_of_mam.requested-v1.ts";
import meterpointGasCosGainMtdReceivedV1 from "./compact/meterpoint.gas.cos_gain.mtd_received-v1.ts";
import meterpointGasCosGainRegistrationConfirmedV1 from "./compact/meterpoint.gas.cos_gain.registration.confirmed-v1.ts";
import meterpointGasCosGainRegistrationRequestedV1 from "./compact/meterpoint.gas.cos_gain.registration.requested-v1.ts";
import meterpointGasCosLossConfirmedV1 from "./compact/meterpoint.gas.cos_loss.confirmed-v1.ts";
import meterpointGasDeappointMamRequestedV1 from "./compact/meterpoint.gas.deappoint_mam.requested-v1.ts";
import meterpointGasDisputedClosingReadingAcceptedByUsV1 from "./compact/meterpoint.gas.disputed_closing_reading.accepted.by_us-v1.ts";
import meterpointGasDisputedClosingReadingAcceptedOtherSupplierV1 from "./compact/meterpoint.gas.disputed_closing_reading.accepted.other_supplier-v1.ts";
import meterpointGasDisputedClosingReadingAlternativeProposedByUsV1 from "./compact/meterpoint.gas.disputed_closing_reading.alternative_proposed.by_us-v1.ts";
import meterpointGasDisputedClosingReadingAlternativeProposedOtherSupplierV1 from "./compact/meterpoint.gas.disputed_closing_reading.alternative_proposed.other_supplier-v1.ts";
import meterpointGasDisputedClosingReadingQueriedByUsV1 from "./compact/meterpoint.gas.disputed_closing_reading.queried.by_us-v1.ts";

/** The compact contracts of all events at once, for those who need all: the build bundles this into one file, which loads several times faster. */
export const ALL_EVENTS: { readonly [name: string]: Contract<string, string, string, unknown> } = {
  "account.communications_preferences_updated-v1": accountCommunicationsPreferencesUpdatedV1,
  "account.created-v1": accountCreatedV1,
  "account.occupied-v1": accountOccupiedV1,
  "account.reactivated-v1": accountReactivatedV1,
  "account.smart-meter-read-permission-changed-v1": accountSmartMeterReadPermissionChangedV1,
  "account.updated-v1": accountUpdatedV1,
  "account_metadata.created-v1": accountMetadataCreatedV1,
  "account_metadata.removed-v1": accountMetadataRemovedV1,
  "account_metadata.updated-v1": accountMetadataUpdatedV1,
  "account_property_effective_period_metadata.created-v1": accountPropertyEffectivePeriodMetadataCreatedV1,
  "account_property_effective_period_metadata.removed-v1": accountPropertyEffectivePeriodMetadataRemovedV1,
  "account_property_effective_period_metadata.updated-v1": accountPropertyEffectivePeriodMetadataUpdatedV1,
  "account_user.created-v1": accountUserCreatedV1,
  "account_user.password_changed-v1": accountUserPasswordChangedV1,
  "account_user.password_reset_requested-v1": accountUserPasswordResetRequestedV1,
  "account_user.psr_records_updated-v1": accountUserPsrRecordsUpdatedV1,
  "account_user.removed-v1": accountUserRemovedV1,
  "account_user.updated-v1": accountUserUpdatedV1,
  "account_user.verification_completed-v1": accountUserVerificationCompletedV1,
  "account_user.verification_started-v1": accountUserVerificationStartedV1,
  "account_user_metadata.created-v1": accountUserMetadataCreatedV1,
  "account_user_metadata.removed-v1": accountUserMetadataRemovedV1,
  "account_user_metadata.updated-v1": accountUserMetadataUpdatedV1,
  "actual.intervals.received-v1": actualIntervalsReceivedV1,
  "affiliates.affiliate-account-contract-created-v1": affiliatesAffiliateAccountContractCreatedV1,
  "agreement.created-v1": agreementCreatedV1,
  "agreement.revoked-v1": agreementRevokedV1,
  "agreement.revoked-v2": agreementRevokedV2,
  "agreement.rollover.completed-v1": agreementRolloverCompletedV1,
  "agreement.terminated-v1": agreementTerminatedV1,
  "agreement.terminated-v2": agreementTerminatedV2,
  "agreement.updated-v1": agreementUpdatedV1,
  "agreement.updated-v2": agreementUpdatedV2,
  "approvals.approval.approved-v1": approvalsApprovalApprovedV1,
  "approvals.approval.created-v1": approvalsApprovalCreatedV1,
  "approvals.approval.rejected-v1": approvalsApprovalRejectedV1,
  "approvals.approval_request.approved-v1": approvalsApprovalRequestApprovedV1,
  "approvals.approval_request.assigned-v1": approvalsApprovalRequestAssignedV1,
  "approvals.approval_request.rejected-v1": approvalsApprovalRequestRejectedV1,
  "auth-server.access-token.issued-v1": authServerAccessTokenIssuedV1,
  "auth_server.account_user.generate_mfa_challenge_error-v1": authServerAccountUserGenerateMfaChallengeErrorV1,
  "auth_server.account_user.logged_in-v1": authServerAccountUserLoggedInV1,
  "auth_server.account_user.login_denied-v1": authServerAccountUserLoginDeniedV1,
  "auth_server.account_user.login_failed-v1": authServerAccountUserLoginFailedV1,
  "auth_server.account_user.login_step_completed-v1": authServerAccountUserLoginStepCompletedV1,
  "billing.billing_document.held-v1": billingBillingDocumentHeldV1,
  "billing.billing_document.issued-v1": billingBillingDocumentIssuedV1,
  "billing.billing_document.issued-v2": billingBillingDocumentIssuedV2,
  "billing.billing_document_representation.dispatched-v1": billingBillingDocumentRepresentationDispatchedV1,
  "billing.billing_document_representation.dispatched-v2": billingBillingDocumentRepresentationDispatchedV2,
  "billing.billing_document_representation.dispatched-v3": billingBillingDocumentRepresentationDispatchedV3,
  "billing.billing_options.updated-v1": billingBillingOptionsUpdatedV1,
  "billing.charging-ledger.assigned-to-agreement-v1": billingChargingLedgerAssignedToAgreementV1,
  "billing.charging.supply-point.triggered-v1": billingChargingSupplyPointTriggeredV1,
  "billing.duos_invoice.cancel-v1": billingDuosInvoiceCancelV1,
  "billing.duos_invoice.new-v1": billingDuosInvoiceNewV1,
  "billing.duos_invoice.replace-v1": billingDuosInvoiceReplaceV1,
  "billing.final_bill-v1": billingFinalBillV1,
  "billing.issuance.external_status.created-v1": billingIssuanceExternalStatusCreatedV1,
  "billing.issued_bill-v1": billingIssuedBillV1,
  "billing.ledger.entry_posted-v1": billingLedgerEntryPostedV1,
  "billing.ledger.entry_posted-v2": billingLedgerEntryPostedV2,
  "billing.ledger.entry_removed-v1": billingLedgerEntryRemovedV1,
  "billing.ledger.entry_removed-v2": billingLedgerEntryRemovedV2,
  "billing.pathway_traversal.failed-v1": billingPathwayTraversalFailedV1,
  "billing.pathway_traversal.succeeded-v1": billingPathwayTraversalSucceededV1,
  "billing.portfolio_invoice_summary.completed-v1": billingPortfolioInvoiceSummaryCompletedV1,
  "billing.rebate.accepted-v1": billingRebateAcceptedV1,
  "billing.rebate.created-v1": billingRebateCreatedV1,
  "billing.rebate.declined-v1": billingRebateDeclinedV1,
  "billing.rebate.updated-v1": billingRebateUpdatedV1,
  "business.created-v1": businessCreatedV1,
  "business.updated-v1": businessUpdatedV1,
  "business_operations_team.updated-v1": businessOperationsTeamUpdatedV1,
  "campaign_account.added-v1": campaignAccountAddedV1,
  "campaign_account.removed-v1": campaignAccountRemovedV1,
  "campaign_account.updated-v1": campaignAccountUpdatedV1,
  "charging.priming.errored-v1": chargingPrimingErroredV1,
  "collateral_agreement.fulfilled-v1": collateralAgreementFulfilledV1,
  "collection_proceeding.created-v1": collectionProceedingCreatedV1,
  "collection_process.comm_step_resolved-v1": collectionProcessCommStepResolvedV1,
  "collection_process.leave_supplier_instigated-v1": collectionProcessLeaveSupplierInstigatedV1,
  "collection_process.paused-v1": collectionProcessPausedV1,
  "collection_process.raised-v1": collectionProcessRaisedV1,
  "collection_process.reactivated-v1": collectionProcessReactivatedV1,
  "collection_process.run_termination_requested-v1": collectionProcessRunTerminationRequestedV1,
  "collection_process.unpaused-v1": collectionProcessUnpausedV1,
  "collection_process.withdrawn-v1": collectionProcessWithdrawnV1,
  "collection_process.withdrawn-v2": collectionProcessWithdrawnV2,
  "comms.account-call.updated-v1": commsAccountCallUpdatedV1,
  "comms.customer_email_bounced-v1": commsCustomerEmailBouncedV1,
  "comms.push-notification.received-unregistered-or-expired-token-v1": commsPushNotificationReceivedUnregisteredOrExpiredTokenV1,
  "comms.transcription.created-v1": commsTranscriptionCreatedV1,
  "complex_quoting.cost_calculation_finished-v1": complexQuotingCostCalculationFinishedV1,
  "consents.consent.created-v1": consentsConsentCreatedV1,
  "consents.consent.updated-v1": consentsConsentUpdatedV1,
  "contract-groups.created-v1": contractGroupsCreatedV1,
  "contract-groups.memberships-changed-v1": contractGroupsMembershipsChangedV1,
  "contract-groups.version-created-v1": contractGroupsVersionCreatedV1,
  "contracts.actualized-v1": contractsActualizedV1,
  "contracts.created-v1": contractsCreatedV1,
  "contracts.expired-v1": contractsExpiredV1,
  "contracts.expiry-approaching-v1": contractsExpiryApproachingV1,
  "contracts.journeys.creation.started-v1": contractsJourneysCreationStartedV1,
  "contracts.journeys.termination.started-v1": contractsJourneysTerminationStartedV1,
  "contracts.journeys.variation.started-v1": contractsJourneysVariationStartedV1,
  "contracts.novated-v1": contractsNovatedV1,
  "contracts.rescinded-v1": contractsRescindedV1,
  "contracts.revoked-v1": contractsRevokedV1,
  "contracts.subject-amended-v1": contractsSubjectAmendedV1,
  "contracts.terminated-v1": contractsTerminatedV1,
  "contracts.terms-varied-v1": contractsTermsVariedV1,
  "credit_check.created-v1": creditCheckCreatedV1,
  "customer_access.partner_roles.created-v1": customerAccessPartnerRolesCreatedV1,
  "customer_access.partner_roles.updated-v1": customerAccessPartnerRolesUpdatedV1,
  "customer_access.partner_user_roles.created-v1": customerAccessPartnerUserRolesCreatedV1,
  "customer_access.partner_user_roles.updated-v1": customerAccessPartnerUserRolesUpdatedV1,
  "customer_access.user_roles.created-v1": customerAccessUserRolesCreatedV1,
  "customer_access.user_roles.updated-v1": customerAccessUserRolesUpdatedV1,
  "data_import.import_process.cancelled-v1": dataImportImportProcessCancelledV1,
  "data_import.import_process.complete-v1": dataImportImportProcessCompleteV1,
  "data_import.import_process.dry_run_complete-v1": dataImportImportProcessDryRunCompleteV1,
  "data_import.import_process.dry_run_error-v1": dataImportImportProcessDryRunErrorV1,
  "data_import.import_process.error-v1": dataImportImportProcessErrorV1,
  "data_import.import_process.post_import.completed-v1": dataImportImportProcessPostImportCompletedV1,
  "data_import.import_process.post_import.error-v1": dataImportImportProcessPostImportErrorV1,
  "data_import.order_process.cancelled-v1": dataImportOrderProcessCancelledV1,
  "data_import.order_process.complete-v1": dataImportOrderProcessCompleteV1,
  "data_import.order_process.error-v1": dataImportOrderProcessErrorV1,
  "debt.actioning.automated_debt_write_back.completed-v1": debtActioningAutomatedDebtWriteBackCompletedV1,
  "debt.actioning.automated_debt_write_back.failed-v1": debtActioningAutomatedDebtWriteBackFailedV1,
  "debt.actioning.automated_debt_write_back.skipped-v1": debtActioningAutomatedDebtWriteBackSkippedV1,
  "delinquent_debt.position_changed-v1": delinquentDebtPositionChangedV1,
  "delinquent_debt.position_changed-v2": delinquentDebtPositionChangedV2,
  "deposit_agreement.accepted-v1": depositAgreementAcceptedV1,
  "deposit_agreement.fulfilled-v1": depositAgreementFulfilledV1,
  "deposit_agreement.instalment_returned-v1": depositAgreementInstalmentReturnedV1,
  "deposit_agreement.returned-v1": depositAgreementReturnedV1,
  "deposit_agreement.withdrawn-v1": depositAgreementWithdrawnV1,
  "dunning_path_paused-v1": dunningPathPausedV1,
  "dunning_path_started-v1": dunningPathStartedV1,
  "dunning_path_unpaused-v1": dunningPathUnpausedV1,
  "dunning_path_withdrawn-v1": dunningPathWithdrawnV1,
  "external_messaging.uploaded_file.processed-v1": externalMessagingUploadedFileProcessedV1,
  "external_messaging.uploaded_file.processing_failed-v1": externalMessagingUploadedFileProcessingFailedV1,
  "external_messaging.uploaded_file.safe-v1": externalMessagingUploadedFileSafeV1,
  "external_messaging.uploaded_file.unsafe-v1": externalMessagingUploadedFileUnsafeV1,
  "flex_device.deauthenticated-v1": flexDeviceDeauthenticatedV1,
  "flex_device.disconnected-v1": flexDeviceDisconnectedV1,
  "flex_device.optimisation_created-v1": flexDeviceOptimisationCreatedV1,
  "flex_device.registered-v1": flexDeviceRegisteredV1,
  "goods.purchase-created-v1": goodsPurchaseCreatedV1,
  "goods.quote.created-for-account-v1": goodsQuoteCreatedForAccountV1,
  "goods.quote.created-without-account-v1": goodsQuoteCreatedWithoutAccountV1,
  "grid_connection_order.deu.accepted-v1": gridConnectionOrderDeuAcceptedV1,
  "grid_connection_order.deu.annulation_accepted-v1": gridConnectionOrderDeuAnnulationAcceptedV1,
  "grid_connection_order.deu.annulation_rejected-v1": gridConnectionOrderDeuAnnulationRejectedV1,
  "grid_connection_order.deu.annulation_requested-v1": gridConnectionOrderDeuAnnulationRequestedV1,
  "grid_connection_order.deu.cancelled-v1": gridConnectionOrderDeuCancelledV1,
  "grid_connection_order.deu.carried_out-v1": gridConnectionOrderDeuCarriedOutV1,
  "grid_connection_order.deu.not_carried_out-v1": gridConnectionOrderDeuNotCarriedOutV1,
  "grid_connection_order.deu.refused-v1": gridConnectionOrderDeuRefusedV1,
  "grid_connection_order.deu.rejected-v1": gridConnectionOrderDeuRejectedV1,
  "grid_connection_order.deu.requested-v1": gridConnectionOrderDeuRequestedV1,
  "industry.electricity.change_of_energisation.unsolicited_message-v1": industryElectricityChangeOfEnergisationUnsolicitedMessageV1,
  "industry.electricity.change_of_service.meter_deactivated-v1": industryElectricityChangeOfServiceMeterDeactivatedV1,
  "industry.electricity.change_of_supply.gain.initiated-v1": industryElectricityChangeOfSupplyGainInitiatedV1,
  "industry.electricity.change_of_supply.loss.complete-v1": industryElectricityChangeOfSupplyLossCompleteV1,
  "industry.electricity.export_installation.validated-v1": industryElectricityExportInstallationValidatedV1,
  "industry.electricity.export_installation.validated-v2": industryElectricityExportInstallationValidatedV2,
  "industry.gas.change_of_supply.gain.initiated-v1": industryGasChangeOfSupplyGainInitiatedV1,
  "industry.gas.change_of_supply.loss.complete-v1": industryGasChangeOfSupplyLossCompleteV1,
  "ink.actions.run-v1": inkActionsRunV1,
  "ink.content.inbound-message-tagged-v1": inkContentInboundMessageTaggedV1,
  "ink.conversation.assigned_to_bucket-v1": inkConversationAssignedToBucketV1,
  "ink.conversation.assigned_to_timeline-v1": inkConversationAssignedToTimelineV1,
  "ink.conversation.await_customer_reply-v1": inkConversationAwaitCustomerReplyV1,
  "ink.conversation.closed-v1": inkConversationClosedV1,
  "ink.conversation.open_status_changed-v1": inkConversationOpenStatusChangedV1,
  "ink.conversation.opened-v1": inkConversationOpenedV1,
  "ink.conversation.priority.changed-v1": inkConversationPriorityChangedV1,
  "ink.conversation.snoozed-v1": inkConversationSnoozedV1,
  "ink.conversation.unassigned_from_bucket-v1": inkConversationUnassignedFromBucketV1,
  "ink.conversation.unassigned_from_timeline-v1": inkConversationUnassignedFromTimelineV1,
  "ink.live-chat.closed-v1": inkLiveChatClosedV1,
  "ink.live-chat.initiated-v1": inkLiveChatInitiatedV1,
  "ink.live-chat.messages.outbound-message-created-v1": inkLiveChatMessagesOutboundMessageCreatedV1,
  "ink.message_attachment.safe-v1": inkMessageAttachmentSafeV1,
  "ink.message_attachment.unsafe-v1": inkMessageAttachmentUnsafeV1,
  "ink.messages.inbound-email-migration-v1": inkMessagesInboundEmailMigrationV1,
  "ink.messages.inbound-message-created-v1": inkMessagesInboundMessageCreatedV1,
  "ink.messages.inbound-message-ingested-v1": inkMessagesInboundMessageIngestedV1,
  "ink.messages.outbound-message-created-v1": inkMessagesOutboundMessageCreatedV1,
  "ink.messages.outbound-message-failed-v1": inkMessagesOutboundMessageFailedV1,
  "ink.messages.phishing-report-dismissed-v1": inkMessagesPhishingReportDismissedV1,
  "ink.messages.reported-phishing-v1": inkMessagesReportedPhishingV1,
  "ink.messages.reported-spam-v1": inkMessagesReportedSpamV1,
  "ink.messages.spam-report-dismissed-v1": inkMessagesSpamReportDismissedV1,
  "internal_company.created-v1": internalCompanyCreatedV1,
  "late_payment_fee_application_service_completed-v1": latePaymentFeeApplicationServiceCompletedV1,
  "late_payment_fee_application_service_fee_applied-v1": latePaymentFeeApplicationServiceFeeAppliedV1,
  "late_payment_fee_application_service_started-v1": latePaymentFeeApplicationServiceStartedV1,
  "late_payment_fee_calculation_service_completed-v1": latePaymentFeeCalculationServiceCompletedV1,
  "late_payment_fee_calculation_service_started-v1": latePaymentFeeCalculationServiceStartedV1,
  "late_payment_fee_calculator_completed-v1": latePaymentFeeCalculatorCompletedV1,
  "late_payment_fee_calculator_fee_applied-v1": latePaymentFeeCalculatorFeeAppliedV1,
  "late_payment_fee_calculator_started-v1": latePaymentFeeCalculatorStartedV1,
  "late_payment_fee_waived-v1": latePaymentFeeWaivedV1,
  "leads.lead.stage-updated-v1": leadsLeadStageUpdatedV1,
  "leads.opportunity.document-attached-to-opportunity-v1": leadsOpportunityDocumentAttachedToOpportunityV1,
  "leads.opportunity.offer-group.created-v2": leadsOpportunityOfferGroupCreatedV2,
  "leads.opportunity.stage-updated-v1": leadsOpportunityStageUpdatedV1,
  "lifecycle.enrollment.loyalty-points-qualification-reversed-v1": lifecycleEnrollmentLoyaltyPointsQualificationReversedV1,
  "lifecycle.enrollment.supply-status-qualifies-account-for-loyalty-point-v2": lifecycleEnrollmentSupplyStatusQualifiesAccountForLoyaltyPointV2,
  "lifecycle.join-supplier.activation.completed-v1": lifecycleJoinSupplierActivationCompletedV1,
  "lifecycle.join-supplier.activation.initiated-v1": lifecycleJoinSupplierActivationInitiatedV1,
  "lifecycle.join-supplier.agreement.created-v1": lifecycleJoinSupplierAgreementCreatedV1,
  "lifecycle.join-supplier.await-post-activation-flow-step.initiated-v1": lifecycleJoinSupplierAwaitPostActivationFlowStepInitiatedV1,
  "lifecycle.join-supplier.await-pre-activation-flow-step.initiated-v1": lifecycleJoinSupplierAwaitPreActivationFlowStepInitiatedV1,
  "lifecycle.join-supplier.await-pre-discovery-flow-step.initiated-v1": lifecycleJoinSupplierAwaitPreDiscoveryFlowStepInitiatedV1,
  "lifecycle.join-supplier.cancellation-requested-v1": lifecycleJoinSupplierCancellationRequestedV1,
  "lifecycle.join-supplier.cancelled-v1": lifecycleJoinSupplierCancelledV1,
  "lifecycle.join-supplier.completed-v1": lifecycleJoinSupplierCompletedV1,
  "lifecycle.join-supplier.requested-v1": lifecycleJoinSupplierRequestedV1,
  "lifecycle.join-supplier.reversal-requested-v1": lifecycleJoinSupplierReversalRequestedV1,
  "lifecycle.join-supplier.reversed-v1": lifecycleJoinSupplierReversedV1,
  "lifecycle.join-supplier.supply-period.created-v1": lifecycleJoinSupplierSupplyPeriodCreatedV1,
  "lifecycle.join-supplier.supply-point-journey-await-post-activation-flow-step.initiated-v1": lifecycleJoinSupplierSupplyPointJourneyAwaitPostActivationFlowStepInitiatedV1,
  "lifecycle.join-supplier.supply-point-journey-await-pre-activation-flow-step.initiated-v1": lifecycleJoinSupplierSupplyPointJourneyAwaitPreActivationFlowStepInitiatedV1,
  "lifecycle.join_supplier._ensure_payment_instructions.step_completed-v2": lifecycleJoinSupplierEnsurePaymentInstructionsStepCompletedV2,
  "lifecycle.join_supplier._ensure_payment_instructions.step_initiated-v2": lifecycleJoinSupplierEnsurePaymentInstructionsStepInitiatedV2,
  "lifecycle.join_supplier.security_deposits.created-v1": lifecycleJoinSupplierSecurityDepositsCreatedV1,
  "lifecycle.join_supplier.terms-and-conditions.accepted-v2": lifecycleJoinSupplierTermsAndConditionsAcceptedV2,
  "lifecycle.leave-supplier.await-post-deactivation-flow-step.initiated-v1": lifecycleLeaveSupplierAwaitPostDeactivationFlowStepInitiatedV1,
  "lifecycle.leave-supplier.await-post-termination-flow-step.initiated-v1": lifecycleLeaveSupplierAwaitPostTerminationFlowStepInitiatedV1,
  "lifecycle.leave-supplier.await-pre-termination-flow-step.initiated-v1": lifecycleLeaveSupplierAwaitPreTerminationFlowStepInitiatedV1,
  "lifecycle.leave-supplier.cancellation-requested-v2": lifecycleLeaveSupplierCancellationRequestedV2,
  "lifecycle.leave-supplier.cancelled-v2": lifecycleLeaveSupplierCancelledV2,
  "lifecycle.leave-supplier.completed-v3": lifecycleLeaveSupplierCompletedV3,
  "lifecycle.leave-supplier.requested-v2": lifecycleLeaveSupplierRequestedV2,
  "lifecycle.leave-supplier.requested-v3": lifecycleLeaveSupplierRequestedV3,
  "lifecycle.leave-supplier.reversal-requested-v2": lifecycleLeaveSupplierReversalRequestedV2,
  "lifecycle.leave-supplier.supply-point-journey-await-post-termination-flow-step.initiated-v1": lifecycleLeaveSupplierSupplyPointJourneyAwaitPostTerminationFlowStepInitiatedV1,
  "lifecycle.leave-supplier.supply-point-journey-await-pre-agreement-termination-flow-step.initiated-v1": lifecycleLeaveSupplierSupplyPointJourneyAwaitPreAgreementTerminationFlowStepInitiatedV1,
  "lifecycle.leave-supplier.supply-point-journey-await-pre-termination-flow-step.initiated-v1": lifecycleLeaveSupplierSupplyPointJourneyAwaitPreTerminationFlowStepInitiatedV1,
  "lifecycle.leave-supplier.termination.confirmed-v2": lifecycleLeaveSupplierTerminationConfirmedV2,
  "lifecycle.leave-supplier.termination.initiated-v1": lifecycleLeaveSupplierTerminationInitiatedV1,
  "lifecycle.leave-supplier.updated-v2": lifecycleLeaveSupplierUpdatedV2,
  "lifecycle.leave-supplier.updated-v3": lifecycleLeaveSupplierUpdatedV3,
  "lifecycle.status-changed-v1": lifecycleStatusChangedV1,
  "lifecycle.support-site.sale-1.0.0": lifecycleSupportSiteSaleV1_0_0,
  "loyalty-points.user-role-removal-v1": loyaltyPointsUserRoleRemovalV1,
  "messaging.push-notification.token-unregistered-v1": messagingPushNotificationTokenUnregisteredV1,
  "meter_data_quality.resolution_cancelled-v1": meterDataQualityResolutionCancelledV1,
  "meter_data_quality.resolution_cancelled-v2": meterDataQualityResolutionCancelledV2,
  "meter_data_quality.resolution_requested-v1": meterDataQualityResolutionRequestedV1,
  "meter_reading.deu.created-v1": meterReadingDeuCreatedV1,
  "meter_reading.deu.updated-v1": meterReadingDeuUpdatedV1,
  "meterpoint.elec.cos_gain.registration.requested-v1": meterpointElecCosGainRegistrationRequestedV1,
  "meterpoint.gas.api_backfill-v1": meterpointGasApiBackfillV1,
  "meterpoint.gas.appoint_mam.requested-v1": meterpointGasAppointMamRequestedV1,
  "meterpoint.gas.backfill-v1": meterpointGasBackfillV1,
  "meterpoint.gas.change_of_cohort.requested-v1": meterpointGasChangeOfCohortRequestedV1,
  "meterpoint.gas.change_of_mam.requested-v1": meterpointGasChangeOfMamRequestedV1,
  "meterpoint.gas.cos_gain.mtd_received-v1": meterpointGasCosGainMtdReceivedV1,
  "meterpoint.gas.cos_gain.registration.confirmed-v1": meterpointGasCosGainRegistrationConfirmedV1,
  "meterpoint.gas.cos_gain.registration.requested-v1": meterpointGasCosGainRegistrationRequestedV1,
  "meterpoint.gas.cos_loss.confirmed-v1": meterpointGasCosLossConfirmedV1,
  "meterpoint.gas.deappoint_mam.requested-v1": meterpointGasDeappointMamRequestedV1,
  "meterpoint.gas.disputed_closing_reading.accepted.by_us-v1": meterpointGasDisputedClosingReadingAcceptedByUsV1,
  "meterpoint.gas.disputed_closing_reading.accepted.other_supplier-v1": meterpointGasDisputedClosingReadingAcceptedOtherSupplierV1,
  "meterpoint.gas.disputed_closing_reading.alternative_proposed.by_us-v1": meterpointGasDisputedClosingReadingAlternativeProposedByUsV1,
  "meterpoint.gas.disputed_closing_reading.alternative_proposed.other_supplier-v1": meterpointGasDisputedClosingReadingAlternativeProposedOtherSupplierV1,
  "meterpoint.gas.disputed_closing_reading.queried.by_us-v1": meterpointGasDisputedClosingReadingQueriedByUsV1,
};
