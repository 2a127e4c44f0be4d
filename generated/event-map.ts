// Generated from events/ by `npm run generate`. Do not edit.

import type {
  AccountCommunicationsPreferencesUpdatedV1,
  AccountCreatedV1,
  AccountOccupiedV1,
  AccountReactivatedV1,
  AccountSmartMeterReadPermissionChangedV1,
  AccountUpdatedV1,
  AccountMetadataCreatedV1,
  AccountMetadataRemovedV1,
  AccountMetadataUpdatedV1,
  AccountPropertyEffectivePeriodMetadataCreatedV1,
  AccountPropertyEffectivePeriodMetadataRemovedV1,
  AccountPropertyEffectivePeriodMetadataUpdatedV1,
  AccountUserCreatedV1,
  AccountUserPasswordChangedV1,
  AccountUserPasswordResetRequestedV1,
  AccountUserPsrRecordsUpdatedV1,
  AccountUserRemovedV1,
  AccountUserUpdatedV1,
  AccountUserVerificationCompletedV1,
  AccountUserVerificationStartedV1,
  AccountUserMetadataCreatedV1,
  AccountUserMetadataRemovedV1,
  AccountUserMetadataUpdatedV1,
  ActualIntervalsReceivedV1,
  AffiliatesAffiliateAccountContractCreatedV1,
} from "./types/accounts.ts";
import type {
  AgreementCreatedV1,
  AgreementRevokedV1,
  AgreementRevokedV2,
  AgreementRolloverCompletedV1,
  AgreementTerminatedV1,
  AgreementTerminatedV2,
  AgreementUpdatedV1,
  AgreementUpdatedV2,
} from "./types/agreements.ts";
import type {
  ApprovalsApprovalApprovedV1,
  ApprovalsApprovalCreatedV1,
  ApprovalsApprovalRejectedV1,
  ApprovalsApprovalRequestApprovedV1,
  ApprovalsApprovalRequestAssignedV1,
  ApprovalsApprovalRequestRejectedV1,
} from "./types/approvals.ts";
import type {
  AuthServerAccessTokenIssuedV1,
  AuthServerAccountUserGenerateMfaChallengeErrorV1,
  AuthServerAccountUserLoggedInV1,
  AuthServerAccountUserLoginDeniedV1,
  AuthServerAccountUserLoginFailedV1,
  AuthServerAccountUserLoginStepCompletedV1,
} from "./types/authentication.ts";
import type {
  BillingBillingDocumentHeldV1,
  BillingBillingDocumentIssuedV1,
  BillingBillingDocumentIssuedV2,
  BillingBillingDocumentRepresentationDispatchedV1,
  BillingBillingDocumentRepresentationDispatchedV2,
  BillingBillingDocumentRepresentationDispatchedV3,
  BillingBillingOptionsUpdatedV1,
  BillingChargingLedgerAssignedToAgreementV1,
  BillingChargingSupplyPointTriggeredV1,
  BillingDuosInvoiceCancelV1,
  BillingDuosInvoiceNewV1,
  BillingDuosInvoiceReplaceV1,
  BillingFinalBillV1,
  BillingIssuanceExternalStatusCreatedV1,
  BillingIssuedBillV1,
  BillingLedgerEntryPostedV1,
  BillingLedgerEntryPostedV2,
  BillingLedgerEntryRemovedV1,
  BillingLedgerEntryRemovedV2,
  BillingPathwayTraversalFailedV1,
  BillingPathwayTraversalSucceededV1,
  BillingPortfolioInvoiceSummaryCompletedV1,
  BillingRebateAcceptedV1,
  BillingRebateCreatedV1,
  BillingRebateDeclinedV1,
  BillingRebateUpdatedV1,
} from "./types/billing.ts";
import type {
  BusinessCreatedV1,
  BusinessUpdatedV1,
  BusinessOperationsTeamUpdatedV1,
  CampaignAccountAddedV1,
  CampaignAccountRemovedV1,
  CampaignAccountUpdatedV1,
  ChargingPrimingErroredV1,
  CollateralAgreementFulfilledV1,
} from "./types/business.ts";
import type {
  CollectionProceedingCreatedV1,
  CollectionProcessCommStepResolvedV1,
  CollectionProcessLeaveSupplierInstigatedV1,
  CollectionProcessPausedV1,
  CollectionProcessRaisedV1,
  CollectionProcessReactivatedV1,
  CollectionProcessRunTerminationRequestedV1,
  CollectionProcessUnpausedV1,
  CollectionProcessWithdrawnV1,
  CollectionProcessWithdrawnV2,
} from "./types/collections.ts";
import type {
  CommsAccountCallUpdatedV1,
  CommsCustomerEmailBouncedV1,
  CommsPushNotificationReceivedUnregisteredOrExpiredTokenV1,
  CommsTranscriptionCreatedV1,
  ComplexQuotingCostCalculationFinishedV1,
  ConsentsConsentCreatedV1,
  ConsentsConsentUpdatedV1,
  MessagingPushNotificationTokenUnregisteredV1,
} from "./types/communications.ts";
import type {
  ContractGroupsCreatedV1,
  ContractGroupsMembershipsChangedV1,
  ContractGroupsVersionCreatedV1,
  ContractsActualizedV1,
  ContractsCreatedV1,
  ContractsExpiredV1,
  ContractsExpiryApproachingV1,
  ContractsJourneysCreationStartedV1,
  ContractsJourneysTerminationStartedV1,
  ContractsJourneysVariationStartedV1,
  ContractsNovatedV1,
  ContractsRescindedV1,
  ContractsRevokedV1,
  ContractsSubjectAmendedV1,
  ContractsTerminatedV1,
  ContractsTermsVariedV1,
  CreditCheckCreatedV1,
} from "./types/contracts.ts";
import type {
  CustomerAccessPartnerRolesCreatedV1,
  CustomerAccessPartnerRolesUpdatedV1,
  CustomerAccessPartnerUserRolesCreatedV1,
  CustomerAccessPartnerUserRolesUpdatedV1,
  CustomerAccessUserRolesCreatedV1,
  CustomerAccessUserRolesUpdatedV1,
} from "./types/customer-access.ts";
import type {
  DataImportImportProcessCancelledV1,
  DataImportImportProcessCompleteV1,
  DataImportImportProcessDryRunCompleteV1,
  DataImportImportProcessDryRunErrorV1,
  DataImportImportProcessErrorV1,
  DataImportImportProcessPostImportCompletedV1,
  DataImportImportProcessPostImportErrorV1,
  DataImportOrderProcessCancelledV1,
  DataImportOrderProcessCompleteV1,
  DataImportOrderProcessErrorV1,
} from "./types/data-import.ts";
import type {
  DebtActioningAutomatedDebtWriteBackCompletedV1,
  DebtActioningAutomatedDebtWriteBackFailedV1,
  DebtActioningAutomatedDebtWriteBackSkippedV1,
  DelinquentDebtPositionChangedV1,
  DelinquentDebtPositionChangedV2,
  DepositAgreementAcceptedV1,
  DepositAgreementFulfilledV1,
  DepositAgreementInstalmentReturnedV1,
  DepositAgreementReturnedV1,
  DepositAgreementWithdrawnV1,
  DunningPathPausedV1,
  DunningPathStartedV1,
  DunningPathUnpausedV1,
  DunningPathWithdrawnV1,
  LatePaymentFeeApplicationServiceCompletedV1,
  LatePaymentFeeApplicationServiceFeeAppliedV1,
  LatePaymentFeeApplicationServiceStartedV1,
  LatePaymentFeeCalculationServiceCompletedV1,
  LatePaymentFeeCalculationServiceStartedV1,
  LatePaymentFeeCalculatorCompletedV1,
  LatePaymentFeeCalculatorFeeAppliedV1,
  LatePaymentFeeCalculatorStartedV1,
  LatePaymentFeeWaivedV1,
} from "./types/debt.ts";
import type {
  ExternalMessagingUploadedFileProcessedV1,
  ExternalMessagingUploadedFileProcessingFailedV1,
  ExternalMessagingUploadedFileSafeV1,
  ExternalMessagingUploadedFileUnsafeV1,
  FlexDeviceDeauthenticatedV1,
  FlexDeviceDisconnectedV1,
  FlexDeviceOptimisationCreatedV1,
  FlexDeviceRegisteredV1,
  GoodsPurchaseCreatedV1,
  GoodsQuoteCreatedForAccountV1,
  GoodsQuoteCreatedWithoutAccountV1,
} from "./types/files-devices-goods.ts";
import type {
  GridConnectionOrderDeuAcceptedV1,
  GridConnectionOrderDeuAnnulationAcceptedV1,
  GridConnectionOrderDeuAnnulationRejectedV1,
  GridConnectionOrderDeuAnnulationRequestedV1,
  GridConnectionOrderDeuCancelledV1,
  GridConnectionOrderDeuCarriedOutV1,
  GridConnectionOrderDeuNotCarriedOutV1,
  GridConnectionOrderDeuRefusedV1,
  GridConnectionOrderDeuRejectedV1,
  GridConnectionOrderDeuRequestedV1,
} from "./types/grid-connection.ts";
import type {
  IndustryElectricityChangeOfEnergisationUnsolicitedMessageV1,
  IndustryElectricityChangeOfServiceMeterDeactivatedV1,
  IndustryElectricityChangeOfSupplyGainInitiatedV1,
  IndustryElectricityChangeOfSupplyLossCompleteV1,
  IndustryElectricityExportInstallationValidatedV1,
  IndustryElectricityExportInstallationValidatedV2,
  IndustryGasChangeOfSupplyGainInitiatedV1,
  IndustryGasChangeOfSupplyLossCompleteV1,
} from "./types/industry.ts";
import type {
  InkActionsRunV1,
  InkContentInboundMessageTaggedV1,
  InkConversationAssignedToBucketV1,
  InkConversationAssignedToTimelineV1,
  InkConversationAwaitCustomerReplyV1,
  InkConversationClosedV1,
  InkConversationOpenStatusChangedV1,
  InkConversationOpenedV1,
  InkConversationPriorityChangedV1,
  InkConversationSnoozedV1,
  InkConversationUnassignedFromBucketV1,
  InkConversationUnassignedFromTimelineV1,
  InkLiveChatClosedV1,
  InkLiveChatInitiatedV1,
  InkLiveChatMessagesOutboundMessageCreatedV1,
  InkMessageAttachmentSafeV1,
  InkMessageAttachmentUnsafeV1,
  InkMessagesInboundEmailMigrationV1,
  InkMessagesInboundMessageCreatedV1,
  InkMessagesInboundMessageIngestedV1,
  InkMessagesOutboundMessageCreatedV1,
  InkMessagesOutboundMessageFailedV1,
  InkMessagesPhishingReportDismissedV1,
  InkMessagesReportedPhishingV1,
  InkMessagesReportedSpamV1,
  InkMessagesSpamReportDismissedV1,
} from "./types/ink.ts";
import type {
  InternalCompanyCreatedV1,
  LeadsLeadStageUpdatedV1,
  LeadsOpportunityDocumentAttachedToOpportunityV1,
  LeadsOpportunityOfferGroupCreatedV2,
  LeadsOpportunityStageUpdatedV1,
} from "./types/leads.ts";
import type {
  LifecycleEnrollmentLoyaltyPointsQualificationReversedV1,
  LifecycleEnrollmentSupplyStatusQualifiesAccountForLoyaltyPointV2,
  LifecycleJoinSupplierActivationCompletedV1,
  LifecycleJoinSupplierActivationInitiatedV1,
  LifecycleJoinSupplierAgreementCreatedV1,
  LifecycleJoinSupplierAwaitPostActivationFlowStepInitiatedV1,
  LifecycleJoinSupplierAwaitPreActivationFlowStepInitiatedV1,
  LifecycleJoinSupplierAwaitPreDiscoveryFlowStepInitiatedV1,
  LifecycleJoinSupplierCancellationRequestedV1,
  LifecycleJoinSupplierCancelledV1,
  LifecycleJoinSupplierCompletedV1,
  LifecycleJoinSupplierRequestedV1,
  LifecycleJoinSupplierReversalRequestedV1,
  LifecycleJoinSupplierReversedV1,
  LifecycleJoinSupplierSupplyPeriodCreatedV1,
  LifecycleJoinSupplierSupplyPointJourneyAwaitPostActivationFlowStepInitiatedV1,
  LifecycleJoinSupplierSupplyPointJourneyAwaitPreActivationFlowStepInitiatedV1,
  LifecycleJoinSupplierEnsurePaymentInstructionsStepCompletedV2,
  LifecycleJoinSupplierEnsurePaymentInstructionsStepInitiatedV2,
  LifecycleJoinSupplierSecurityDepositsCreatedV1,
  LifecycleJoinSupplierTermsAndConditionsAcceptedV2,
} from "./types/join-supplier.ts";
import type {
  LifecycleLeaveSupplierAwaitPostDeactivationFlowStepInitiatedV1,
  LifecycleLeaveSupplierAwaitPostTerminationFlowStepInitiatedV1,
  LifecycleLeaveSupplierAwaitPreTerminationFlowStepInitiatedV1,
  LifecycleLeaveSupplierCancellationRequestedV2,
  LifecycleLeaveSupplierCancelledV2,
  LifecycleLeaveSupplierCompletedV3,
  LifecycleLeaveSupplierRequestedV2,
  LifecycleLeaveSupplierRequestedV3,
  LifecycleLeaveSupplierReversalRequestedV2,
  LifecycleLeaveSupplierSupplyPointJourneyAwaitPostTerminationFlowStepInitiatedV1,
  LifecycleLeaveSupplierSupplyPointJourneyAwaitPreAgreementTerminationFlowStepInitiatedV1,
  LifecycleLeaveSupplierSupplyPointJourneyAwaitPreTerminationFlowStepInitiatedV1,
  LifecycleLeaveSupplierTerminationConfirmedV2,
  LifecycleLeaveSupplierTerminationInitiatedV1,
  LifecycleLeaveSupplierUpdatedV2,
  LifecycleLeaveSupplierUpdatedV3,
  LifecycleStatusChangedV1,
  LifecycleSupportSiteSaleV1_0_0,
  LoyaltyPointsUserRoleRemovalV1,
} from "./types/leave-supplier.ts";
import type {
  MeterDataQualityResolutionCancelledV1,
  MeterDataQualityResolutionCancelledV2,
  MeterDataQualityResolutionRequestedV1,
  MeterReadingDeuCreatedV1,
  MeterReadingDeuUpdatedV1,
  MeterpointElecCosGainRegistrationRequestedV1,
  MeterpointGasApiBackfillV1,
  MeterpointGasAppointMamRequestedV1,
  MeterpointGasBackfillV1,
  MeterpointGasChangeOfCohortRequestedV1,
  MeterpointGasChangeOfMamRequestedV1,
  MeterpointGasCosGainMtdReceivedV1,
  MeterpointGasCosGainRegistrationConfirmedV1,
  MeterpointGasCosGainRegistrationRequestedV1,
  MeterpointGasCosLossConfirmedV1,
  MeterpointGasDeappointMamRequestedV1,
  MeterpointGasDisputedClosingReadingAcceptedByUsV1,
  MeterpointGasDisputedClosingReadingAcceptedOtherSupplierV1,
  MeterpointGasDisputedClosingReadingAlternativeProposedByUsV1,
  MeterpointGasDisputedClosingReadingAlternativeProposedOtherSupplierV1,
  MeterpointGasDisputedClosingReadingQueriedByUsV1,
} from "./types/meters.ts";

/** The payload of every event, by the catalogue's name. */
export interface EventMap {
  "account.communications_preferences_updated-v1": AccountCommunicationsPreferencesUpdatedV1;
  "account.created-v1": AccountCreatedV1;
  "account.occupied-v1": AccountOccupiedV1;
  "account.reactivated-v1": AccountReactivatedV1;
  "account.smart-meter-read-permission-changed-v1": AccountSmartMeterReadPermissionChangedV1;
  "account.updated-v1": AccountUpdatedV1;
  "account_metadata.created-v1": AccountMetadataCreatedV1;
  "account_metadata.removed-v1": AccountMetadataRemovedV1;
  "account_metadata.updated-v1": AccountMetadataUpdatedV1;
  "account_property_effective_period_metadata.created-v1": AccountPropertyEffectivePeriodMetadataCreatedV1;
  "account_property_effective_period_metadata.removed-v1": AccountPropertyEffectivePeriodMetadataRemovedV1;
  "account_property_effective_period_metadata.updated-v1": AccountPropertyEffectivePeriodMetadataUpdatedV1;
  "account_user.created-v1": AccountUserCreatedV1;
  "account_user.password_changed-v1": AccountUserPasswordChangedV1;
  "account_user.password_reset_requested-v1": AccountUserPasswordResetRequestedV1;
  "account_user.psr_records_updated-v1": AccountUserPsrRecordsUpdatedV1;
  "account_user.removed-v1": AccountUserRemovedV1;
  "account_user.updated-v1": AccountUserUpdatedV1;
  "account_user.verification_completed-v1": AccountUserVerificationCompletedV1;
  "account_user.verification_started-v1": AccountUserVerificationStartedV1;
  "account_user_metadata.created-v1": AccountUserMetadataCreatedV1;
  "account_user_metadata.removed-v1": AccountUserMetadataRemovedV1;
  "account_user_metadata.updated-v1": AccountUserMetadataUpdatedV1;
  "actual.intervals.received-v1": ActualIntervalsReceivedV1;
  "affiliates.affiliate-account-contract-created-v1": AffiliatesAffiliateAccountContractCreatedV1;
  "agreement.created-v1": AgreementCreatedV1;
  "agreement.revoked-v1": AgreementRevokedV1;
  "agreement.revoked-v2": AgreementRevokedV2;
  "agreement.rollover.completed-v1": AgreementRolloverCompletedV1;
  "agreement.terminated-v1": AgreementTerminatedV1;
  "agreement.terminated-v2": AgreementTerminatedV2;
  "agreement.updated-v1": AgreementUpdatedV1;
  "agreement.updated-v2": AgreementUpdatedV2;
  "approvals.approval.approved-v1": ApprovalsApprovalApprovedV1;
  "approvals.approval.created-v1": ApprovalsApprovalCreatedV1;
  "approvals.approval.rejected-v1": ApprovalsApprovalRejectedV1;
  "approvals.approval_request.approved-v1": ApprovalsApprovalRequestApprovedV1;
  "approvals.approval_request.assigned-v1": ApprovalsApprovalRequestAssignedV1;
  "approvals.approval_request.rejected-v1": ApprovalsApprovalRequestRejectedV1;
  "auth-server.access-token.issued-v1": AuthServerAccessTokenIssuedV1;
  "auth_server.account_user.generate_mfa_challenge_error-v1": AuthServerAccountUserGenerateMfaChallengeErrorV1;
  "auth_server.account_user.logged_in-v1": AuthServerAccountUserLoggedInV1;
  "auth_server.account_user.login_denied-v1": AuthServerAccountUserLoginDeniedV1;
  "auth_server.account_user.login_failed-v1": AuthServerAccountUserLoginFailedV1;
  "auth_server.account_user.login_step_completed-v1": AuthServerAccountUserLoginStepCompletedV1;
  "billing.billing_document.held-v1": BillingBillingDocumentHeldV1;
  "billing.billing_document.issued-v1": BillingBillingDocumentIssuedV1;
  "billing.billing_document.issued-v2": BillingBillingDocumentIssuedV2;
  "billing.billing_document_representation.dispatched-v1": BillingBillingDocumentRepresentationDispatchedV1;
  "billing.billing_document_representation.dispatched-v2": BillingBillingDocumentRepresentationDispatchedV2;
  "billing.billing_document_representation.dispatched-v3": BillingBillingDocumentRepresentationDispatchedV3;
  "billing.billing_options.updated-v1": BillingBillingOptionsUpdatedV1;
  "billing.charging-ledger.assigned-to-agreement-v1": BillingChargingLedgerAssignedToAgreementV1;
  "billing.charging.supply-point.triggered-v1": BillingChargingSupplyPointTriggeredV1;
  "billing.duos_invoice.cancel-v1": BillingDuosInvoiceCancelV1;
  "billing.duos_invoice.new-v1": BillingDuosInvoiceNewV1;
  "billing.duos_invoice.replace-v1": BillingDuosInvoiceReplaceV1;
  "billing.final_bill-v1": BillingFinalBillV1;
  "billing.issuance.external_status.created-v1": BillingIssuanceExternalStatusCreatedV1;
  "billing.issued_bill-v1": BillingIssuedBillV1;
  "billing.ledger.entry_posted-v1": BillingLedgerEntryPostedV1;
  "billing.ledger.entry_posted-v2": BillingLedgerEntryPostedV2;
  "billing.ledger.entry_removed-v1": BillingLedgerEntryRemovedV1;
  "billing.ledger.entry_removed-v2": BillingLedgerEntryRemovedV2;
  "billing.pathway_traversal.failed-v1": BillingPathwayTraversalFailedV1;
  "billing.pathway_traversal.succeeded-v1": BillingPathwayTraversalSucceededV1;
  "billing.portfolio_invoice_summary.completed-v1": BillingPortfolioInvoiceSummaryCompletedV1;
  "billing.rebate.accepted-v1": BillingRebateAcceptedV1;
  "billing.rebate.created-v1": BillingRebateCreatedV1;
  "billing.rebate.declined-v1": BillingRebateDeclinedV1;
  "billing.rebate.updated-v1": BillingRebateUpdatedV1;
  "business.created-v1": BusinessCreatedV1;
  "business.updated-v1": BusinessUpdatedV1;
  "business_operations_team.updated-v1": BusinessOperationsTeamUpdatedV1;
  "campaign_account.added-v1": CampaignAccountAddedV1;
  "campaign_account.removed-v1": CampaignAccountRemovedV1;
  "campaign_account.updated-v1": CampaignAccountUpdatedV1;
  "charging.priming.errored-v1": ChargingPrimingErroredV1;
  "collateral_agreement.fulfilled-v1": CollateralAgreementFulfilledV1;
  "collection_proceeding.created-v1": CollectionProceedingCreatedV1;
  "collection_process.comm_step_resolved-v1": CollectionProcessCommStepResolvedV1;
  "collection_process.leave_supplier_instigated-v1": CollectionProcessLeaveSupplierInstigatedV1;
  "collection_process.paused-v1": CollectionProcessPausedV1;
  "collection_process.raised-v1": CollectionProcessRaisedV1;
  "collection_process.reactivated-v1": CollectionProcessReactivatedV1;
  "collection_process.run_termination_requested-v1": CollectionProcessRunTerminationRequestedV1;
  "collection_process.unpaused-v1": CollectionProcessUnpausedV1;
  "collection_process.withdrawn-v1": CollectionProcessWithdrawnV1;
  "collection_process.withdrawn-v2": CollectionProcessWithdrawnV2;
  "comms.account-call.updated-v1": CommsAccountCallUpdatedV1;
  "comms.customer_email_bounced-v1": CommsCustomerEmailBouncedV1;
  "comms.push-notification.received-unregistered-or-expired-token-v1": CommsPushNotificationReceivedUnregisteredOrExpiredTokenV1;
  "comms.transcription.created-v1": CommsTranscriptionCreatedV1;
  "complex_quoting.cost_calculation_finished-v1": ComplexQuotingCostCalculationFinishedV1;
  "consents.consent.created-v1": ConsentsConsentCreatedV1;
  "consents.consent.updated-v1": ConsentsConsentUpdatedV1;
  "contract-groups.created-v1": ContractGroupsCreatedV1;
  "contract-groups.memberships-changed-v1": ContractGroupsMembershipsChangedV1;
  "contract-groups.version-created-v1": ContractGroupsVersionCreatedV1;
  "contracts.actualized-v1": ContractsActualizedV1;
  "contracts.created-v1": ContractsCreatedV1;
  "contracts.expired-v1": ContractsExpiredV1;
  "contracts.expiry-approaching-v1": ContractsExpiryApproachingV1;
  "contracts.journeys.creation.started-v1": ContractsJourneysCreationStartedV1;
  "contracts.journeys.termination.started-v1": ContractsJourneysTerminationStartedV1;
  "contracts.journeys.variation.started-v1": ContractsJourneysVariationStartedV1;
  "contracts.novated-v1": ContractsNovatedV1;
  "contracts.rescinded-v1": ContractsRescindedV1;
  "contracts.revoked-v1": ContractsRevokedV1;
  "contracts.subject-amended-v1": ContractsSubjectAmendedV1;
  "contracts.terminated-v1": ContractsTerminatedV1;
  "contracts.terms-varied-v1": ContractsTermsVariedV1;
  "credit_check.created-v1": CreditCheckCreatedV1;
  "customer_access.partner_roles.created-v1": CustomerAccessPartnerRolesCreatedV1;
  "customer_access.partner_roles.updated-v1": CustomerAccessPartnerRolesUpdatedV1;
  "customer_access.partner_user_roles.created-v1": CustomerAccessPartnerUserRolesCreatedV1;
  "customer_access.partner_user_roles.updated-v1": CustomerAccessPartnerUserRolesUpdatedV1;
  "customer_access.user_roles.created-v1": CustomerAccessUserRolesCreatedV1;
  "customer_access.user_roles.updated-v1": CustomerAccessUserRolesUpdatedV1;
  "data_import.import_process.cancelled-v1": DataImportImportProcessCancelledV1;
  "data_import.import_process.complete-v1": DataImportImportProcessCompleteV1;
  "data_import.import_process.dry_run_complete-v1": DataImportImportProcessDryRunCompleteV1;
  "data_import.import_process.dry_run_error-v1": DataImportImportProcessDryRunErrorV1;
  "data_import.import_process.error-v1": DataImportImportProcessErrorV1;
  "data_import.import_process.post_import.completed-v1": DataImportImportProcessPostImportCompletedV1;
  "data_import.import_process.post_import.error-v1": DataImportImportProcessPostImportErrorV1;
  "data_import.order_process.cancelled-v1": DataImportOrderProcessCancelledV1;
  "data_import.order_process.complete-v1": DataImportOrderProcessCompleteV1;
  "data_import.order_process.error-v1": DataImportOrderProcessErrorV1;
  "debt.actioning.automated_debt_write_back.completed-v1": DebtActioningAutomatedDebtWriteBackCompletedV1;
  "debt.actioning.automated_debt_write_back.failed-v1": DebtActioningAutomatedDebtWriteBackFailedV1;
  "debt.actioning.automated_debt_write_back.skipped-v1": DebtActioningAutomatedDebtWriteBackSkippedV1;
  "delinquent_debt.position_changed-v1": DelinquentDebtPositionChangedV1;
  "delinquent_debt.position_changed-v2": DelinquentDebtPositionChangedV2;
  "deposit_agreement.accepted-v1": DepositAgreementAcceptedV1;
  "deposit_agreement.fulfilled-v1": DepositAgreementFulfilledV1;
  "deposit_agreement.instalment_returned-v1": DepositAgreementInstalmentReturnedV1;
  "deposit_agreement.returned-v1": DepositAgreementReturnedV1;
  "deposit_agreement.withdrawn-v1": DepositAgreementWithdrawnV1;
  "dunning_path_paused-v1": DunningPathPausedV1;
  "dunning_path_started-v1": DunningPathStartedV1;
  "dunning_path_unpaused-v1": DunningPathUnpausedV1;
  "dunning_path_withdrawn-v1": DunningPathWithdrawnV1;
  "external_messaging.uploaded_file.processed-v1": ExternalMessagingUploadedFileProcessedV1;
  "external_messaging.uploaded_file.processing_failed-v1": ExternalMessagingUploadedFileProcessingFailedV1;
  "external_messaging.uploaded_file.safe-v1": ExternalMessagingUploadedFileSafeV1;
  "external_messaging.uploaded_file.unsafe-v1": ExternalMessagingUploadedFileUnsafeV1;
  "flex_device.deauthenticated-v1": FlexDeviceDeauthenticatedV1;
  "flex_device.disconnected-v1": FlexDeviceDisconnectedV1;
  "flex_device.optimisation_created-v1": FlexDeviceOptimisationCreatedV1;
  "flex_device.registered-v1": FlexDeviceRegisteredV1;
  "goods.purchase-created-v1": GoodsPurchaseCreatedV1;
  "goods.quote.created-for-account-v1": GoodsQuoteCreatedForAccountV1;
  "goods.quote.created-without-account-v1": GoodsQuoteCreatedWithoutAccountV1;
  "grid_connection_order.deu.accepted-v1": GridConnectionOrderDeuAcceptedV1;
  "grid_connection_order.deu.annulation_accepted-v1": GridConnectionOrderDeuAnnulationAcceptedV1;
  "grid_connection_order.deu.annulation_rejected-v1": GridConnectionOrderDeuAnnulationRejectedV1;
  "grid_connection_order.deu.annulation_requested-v1": GridConnectionOrderDeuAnnulationRequestedV1;
  "grid_connection_order.deu.cancelled-v1": GridConnectionOrderDeuCancelledV1;
  "grid_connection_order.deu.carried_out-v1": GridConnectionOrderDeuCarriedOutV1;
  "grid_connection_order.deu.not_carried_out-v1": GridConnectionOrderDeuNotCarriedOutV1;
  "grid_connection_order.deu.refused-v1": GridConnectionOrderDeuRefusedV1;
  "grid_connection_order.deu.rejected-v1": GridConnectionOrderDeuRejectedV1;
  "grid_connection_order.deu.requested-v1": GridConnectionOrderDeuRequestedV1;
  "industry.electricity.change_of_energisation.unsolicited_message-v1": IndustryElectricityChangeOfEnergisationUnsolicitedMessageV1;
  "industry.electricity.change_of_service.meter_deactivated-v1": IndustryElectricityChangeOfServiceMeterDeactivatedV1;
  "industry.electricity.change_of_supply.gain.initiated-v1": IndustryElectricityChangeOfSupplyGainInitiatedV1;
  "industry.electricity.change_of_supply.loss.complete-v1": IndustryElectricityChangeOfSupplyLossCompleteV1;
  "industry.electricity.export_installation.validated-v1": IndustryElectricityExportInstallationValidatedV1;
  "industry.electricity.export_installation.validated-v2": IndustryElectricityExportInstallationValidatedV2;
  "industry.gas.change_of_supply.gain.initiated-v1": IndustryGasChangeOfSupplyGainInitiatedV1;
  "industry.gas.change_of_supply.loss.complete-v1": IndustryGasChangeOfSupplyLossCompleteV1;
  "ink.actions.run-v1": InkActionsRunV1;
  "ink.content.inbound-message-tagged-v1": InkContentInboundMessageTaggedV1;
  "ink.conversation.assigned_to_bucket-v1": InkConversationAssignedToBucketV1;
  "ink.conversation.assigned_to_timeline-v1": InkConversationAssignedToTimelineV1;
  "ink.conversation.await_customer_reply-v1": InkConversationAwaitCustomerReplyV1;
  "ink.conversation.closed-v1": InkConversationClosedV1;
  "ink.conversation.open_status_changed-v1": InkConversationOpenStatusChangedV1;
  "ink.conversation.opened-v1": InkConversationOpenedV1;
  "ink.conversation.priority.changed-v1": InkConversationPriorityChangedV1;
  "ink.conversation.snoozed-v1": InkConversationSnoozedV1;
  "ink.conversation.unassigned_from_bucket-v1": InkConversationUnassignedFromBucketV1;
  "ink.conversation.unassigned_from_timeline-v1": InkConversationUnassignedFromTimelineV1;
  "ink.live-chat.closed-v1": InkLiveChatClosedV1;
  "ink.live-chat.initiated-v1": InkLiveChatInitiatedV1;
  "ink.live-chat.messages.outbound-message-created-v1": InkLiveChatMessagesOutboundMessageCreatedV1;
  "ink.message_attachment.safe-v1": InkMessageAttachmentSafeV1;
  "ink.message_attachment.unsafe-v1": InkMessageAttachmentUnsafeV1;
  "ink.messages.inbound-email-migration-v1": InkMessagesInboundEmailMigrationV1;
  "ink.messages.inbound-message-created-v1": InkMessagesInboundMessageCreatedV1;
  "ink.messages.inbound-message-ingested-v1": InkMessagesInboundMessageIngestedV1;
  "ink.messages.outbound-message-created-v1": InkMessagesOutboundMessageCreatedV1;
  "ink.messages.outbound-message-failed-v1": InkMessagesOutboundMessageFailedV1;
  "ink.messages.phishing-report-dismissed-v1": InkMessagesPhishingReportDismissedV1;
  "ink.messages.reported-phishing-v1": InkMessagesReportedPhishingV1;
  "ink.messages.reported-spam-v1": InkMessagesReportedSpamV1;
  "ink.messages.spam-report-dismissed-v1": InkMessagesSpamReportDismissedV1;
  "internal_company.created-v1": InternalCompanyCreatedV1;
  "late_payment_fee_application_service_completed-v1": LatePaymentFeeApplicationServiceCompletedV1;
  "late_payment_fee_application_service_fee_applied-v1": LatePaymentFeeApplicationServiceFeeAppliedV1;
  "late_payment_fee_application_service_started-v1": LatePaymentFeeApplicationServiceStartedV1;
  "late_payment_fee_calculation_service_completed-v1": LatePaymentFeeCalculationServiceCompletedV1;
  "late_payment_fee_calculation_service_started-v1": LatePaymentFeeCalculationServiceStartedV1;
  "late_payment_fee_calculator_completed-v1": LatePaymentFeeCalculatorCompletedV1;
  "late_payment_fee_calculator_fee_applied-v1": LatePaymentFeeCalculatorFeeAppliedV1;
  "late_payment_fee_calculator_started-v1": LatePaymentFeeCalculatorStartedV1;
  "late_payment_fee_waived-v1": LatePaymentFeeWaivedV1;
  "leads.lead.stage-updated-v1": LeadsLeadStageUpdatedV1;
  "leads.opportunity.document-attached-to-opportunity-v1": LeadsOpportunityDocumentAttachedToOpportunityV1;
  "leads.opportunity.offer-group.created-v2": LeadsOpportunityOfferGroupCreatedV2;
  "leads.opportunity.stage-updated-v1": LeadsOpportunityStageUpdatedV1;
  "lifecycle.enrollment.loyalty-points-qualification-reversed-v1": LifecycleEnrollmentLoyaltyPointsQualificationReversedV1;
  "lifecycle.enrollment.supply-status-qualifies-account-for-loyalty-point-v2": LifecycleEnrollmentSupplyStatusQualifiesAccountForLoyaltyPointV2;
  "lifecycle.join-supplier.activation.completed-v1": LifecycleJoinSupplierActivationCompletedV1;
  "lifecycle.join-supplier.activation.initiated-v1": LifecycleJoinSupplierActivationInitiatedV1;
  "lifecycle.join-supplier.agreement.created-v1": LifecycleJoinSupplierAgreementCreatedV1;
  "lifecycle.join-supplier.await-post-activation-flow-step.initiated-v1": LifecycleJoinSupplierAwaitPostActivationFlowStepInitiatedV1;
  "lifecycle.join-supplier.await-pre-activation-flow-step.initiated-v1": LifecycleJoinSupplierAwaitPreActivationFlowStepInitiatedV1;
  "lifecycle.join-supplier.await-pre-discovery-flow-step.initiated-v1": LifecycleJoinSupplierAwaitPreDiscoveryFlowStepInitiatedV1;
  "lifecycle.join-supplier.cancellation-requested-v1": LifecycleJoinSupplierCancellationRequestedV1;
  "lifecycle.join-supplier.cancelled-v1": LifecycleJoinSupplierCancelledV1;
  "lifecycle.join-supplier.completed-v1": LifecycleJoinSupplierCompletedV1;
  "lifecycle.join-supplier.requested-v1": LifecycleJoinSupplierRequestedV1;
  "lifecycle.join-supplier.reversal-requested-v1": LifecycleJoinSupplierReversalRequestedV1;
  "lifecycle.join-supplier.reversed-v1": LifecycleJoinSupplierReversedV1;
  "lifecycle.join-supplier.supply-period.created-v1": LifecycleJoinSupplierSupplyPeriodCreatedV1;
  "lifecycle.join-supplier.supply-point-journey-await-post-activation-flow-step.initiated-v1": LifecycleJoinSupplierSupplyPointJourneyAwaitPostActivationFlowStepInitiatedV1;
  "lifecycle.join-supplier.supply-point-journey-await-pre-activation-flow-step.initiated-v1": LifecycleJoinSupplierSupplyPointJourneyAwaitPreActivationFlowStepInitiatedV1;
  "lifecycle.join_supplier._ensure_payment_instructions.step_completed-v2": LifecycleJoinSupplierEnsurePaymentInstructionsStepCompletedV2;
  "lifecycle.join_supplier._ensure_payment_instructions.step_initiated-v2": LifecycleJoinSupplierEnsurePaymentInstructionsStepInitiatedV2;
  "lifecycle.join_supplier.security_deposits.created-v1": LifecycleJoinSupplierSecurityDepositsCreatedV1;
  "lifecycle.join_supplier.terms-and-conditions.accepted-v2": LifecycleJoinSupplierTermsAndConditionsAcceptedV2;
  "lifecycle.leave-supplier.await-post-deactivation-flow-step.initiated-v1": LifecycleLeaveSupplierAwaitPostDeactivationFlowStepInitiatedV1;
  "lifecycle.leave-supplier.await-post-termination-flow-step.initiated-v1": LifecycleLeaveSupplierAwaitPostTerminationFlowStepInitiatedV1;
  "lifecycle.leave-supplier.await-pre-termination-flow-step.initiated-v1": LifecycleLeaveSupplierAwaitPreTerminationFlowStepInitiatedV1;
  "lifecycle.leave-supplier.cancellation-requested-v2": LifecycleLeaveSupplierCancellationRequestedV2;
  "lifecycle.leave-supplier.cancelled-v2": LifecycleLeaveSupplierCancelledV2;
  "lifecycle.leave-supplier.completed-v3": LifecycleLeaveSupplierCompletedV3;
  "lifecycle.leave-supplier.requested-v2": LifecycleLeaveSupplierRequestedV2;
  "lifecycle.leave-supplier.requested-v3": LifecycleLeaveSupplierRequestedV3;
  "lifecycle.leave-supplier.reversal-requested-v2": LifecycleLeaveSupplierReversalRequestedV2;
  "lifecycle.leave-supplier.supply-point-journey-await-post-termination-flow-step.initiated-v1": LifecycleLeaveSupplierSupplyPointJourneyAwaitPostTerminationFlowStepInitiatedV1;
  "lifecycle.leave-supplier.supply-point-journey-await-pre-agreement-termination-flow-step.initiated-v1": LifecycleLeaveSupplierSupplyPointJourneyAwaitPreAgreementTerminationFlowStepInitiatedV1;
  "lifecycle.leave-supplier.supply-point-journey-await-pre-termination-flow-step.initiated-v1": LifecycleLeaveSupplierSupplyPointJourneyAwaitPreTerminationFlowStepInitiatedV1;
  "lifecycle.leave-supplier.termination.confirmed-v2": LifecycleLeaveSupplierTerminationConfirmedV2;
  "lifecycle.leave-supplier.termination.initiated-v1": LifecycleLeaveSupplierTerminationInitiatedV1;
  "lifecycle.leave-supplier.updated-v2": LifecycleLeaveSupplierUpdatedV2;
  "lifecycle.leave-supplier.updated-v3": LifecycleLeaveSupplierUpdatedV3;
  "lifecycle.status-changed-v1": LifecycleStatusChangedV1;
  "lifecycle.support-site.sale-1.0.0": LifecycleSupportSiteSaleV1_0_0;
  "loyalty-points.user-role-removal-v1": LoyaltyPointsUserRoleRemovalV1;
  "messaging.push-notification.token-unregistered-v1": MessagingPushNotificationTokenUnregisteredV1;
  "meter_data_quality.resolution_cancelled-v1": MeterDataQualityResolutionCancelledV1;
  "meter_data_quality.resolution_cancelled-v2": MeterDataQualityResolutionCancelledV2;
  "meter_data_quality.resolution_requested-v1": MeterDataQualityResolutionRequestedV1;
  "meter_reading.deu.created-v1": MeterReadingDeuCreatedV1;
  "meter_reading.deu.updated-v1": MeterReadingDeuUpdatedV1;
  "meterpoint.elec.cos_gain.registration.requested-v1": MeterpointElecCosGainRegistrationRequestedV1;
  "meterpoint.gas.api_backfill-v1": MeterpointGasApiBackfillV1;
  "meterpoint.gas.appoint_mam.requested-v1": MeterpointGasAppointMamRequestedV1;
  "meterpoint.gas.backfill-v1": MeterpointGasBackfillV1;
  "meterpoint.gas.change_of_cohort.requested-v1": MeterpointGasChangeOfCohortRequestedV1;
  "meterpoint.gas.change_of_mam.requested-v1": MeterpointGasChangeOfMamRequestedV1;
  "meterpoint.gas.cos_gain.mtd_received-v1": MeterpointGasCosGainMtdReceivedV1;
  "meterpoint.gas.cos_gain.registration.confirmed-v1": MeterpointGasCosGainRegistrationConfirmedV1;
  "meterpoint.gas.cos_gain.registration.requested-v1": MeterpointGasCosGainRegistrationRequestedV1;
  "meterpoint.gas.cos_loss.confirmed-v1": MeterpointGasCosLossConfirmedV1;
  "meterpoint.gas.deappoint_mam.requested-v1": MeterpointGasDeappointMamRequestedV1;
  "meterpoint.gas.disputed_closing_reading.accepted.by_us-v1": MeterpointGasDisputedClosingReadingAcceptedByUsV1;
  "meterpoint.gas.disputed_closing_reading.accepted.other_supplier-v1": MeterpointGasDisputedClosingReadingAcceptedOtherSupplierV1;
  "meterpoint.gas.disputed_closing_reading.alternative_proposed.by_us-v1": MeterpointGasDisputedClosingReadingAlternativeProposedByUsV1;
  "meterpoint.gas.disputed_closing_reading.alternative_proposed.other_supplier-v1": MeterpointGasDisputedClosingReadingAlternativeProposedOtherSupplierV1;
  "meterpoint.gas.disputed_closing_reading.queried.by_us-v1": MeterpointGasDisputedClosingReadingQueriedByUsV1;
}

/** The names of every event type's versions, by the name without a version. */
export interface EventVersions {
  "account.communications_preferences_updated": "account.communications_preferences_updated-v1";
  "account.created": "account.created-v1";
  "account.occupied": "account.occupied-v1";
  "account.reactivated": "account.reactivated-v1";
  "account.smart-meter-read-permission-changed": "account.smart-meter-read-permission-changed-v1";
  "account.updated": "account.updated-v1";
  "account_metadata.created": "account_metadata.created-v1";
  "account_metadata.removed": "account_metadata.removed-v1";
  "account_metadata.updated": "account_metadata.updated-v1";
  "account_property_effective_period_metadata.created": "account_property_effective_period_metadata.created-v1";
  "account_property_effective_period_metadata.removed": "account_property_effective_period_metadata.removed-v1";
  "account_property_effective_period_metadata.updated": "account_property_effective_period_metadata.updated-v1";
  "account_user.created": "account_user.created-v1";
  "account_user.password_changed": "account_user.password_changed-v1";
  "account_user.password_reset_requested": "account_user.password_reset_requested-v1";
  "account_user.psr_records_updated": "account_user.psr_records_updated-v1";
  "account_user.removed": "account_user.removed-v1";
  "account_user.updated": "account_user.updated-v1";
  "account_user.verification_completed": "account_user.verification_completed-v1";
  "account_user.verification_started": "account_user.verification_started-v1";
  "account_user_metadata.created": "account_user_metadata.created-v1";
  "account_user_metadata.removed": "account_user_metadata.removed-v1";
  "account_user_metadata.updated": "account_user_metadata.updated-v1";
  "actual.intervals.received": "actual.intervals.received-v1";
  "affiliates.affiliate-account-contract-created": "affiliates.affiliate-account-contract-created-v1";
  "agreement.created": "agreement.created-v1";
  "agreement.revoked": "agreement.revoked-v1" | "agreement.revoked-v2";
  "agreement.rollover.completed": "agreement.rollover.completed-v1";
  "agreement.terminated": "agreement.terminated-v1" | "agreement.terminated-v2";
  "agreement.updated": "agreement.updated-v1" | "agreement.updated-v2";
  "approvals.approval.approved": "approvals.approval.approved-v1";
  "approvals.approval.created": "approvals.approval.created-v1";
  "approvals.approval.rejected": "approvals.approval.rejected-v1";
  "approvals.approval_request.approved": "approvals.approval_request.approved-v1";
  "approvals.approval_request.assigned": "approvals.approval_request.assigned-v1";
  "approvals.approval_request.rejected": "approvals.approval_request.rejected-v1";
  "auth-server.access-token.issued": "auth-server.access-token.issued-v1";
  "auth_server.account_user.generate_mfa_challenge_error": "auth_server.account_user.generate_mfa_challenge_error-v1";
  "auth_server.account_user.logged_in": "auth_server.account_user.logged_in-v1";
  "auth_server.account_user.login_denied": "auth_server.account_user.login_denied-v1";
  "auth_server.account_user.login_failed": "auth_server.account_user.login_failed-v1";
  "auth_server.account_user.login_step_completed": "auth_server.account_user.login_step_completed-v1";
  "billing.billing_document.held": "billing.billing_document.held-v1";
  "billing.billing_document.issued": "billing.billing_document.issued-v1" | "billing.billing_document.issued-v2";
  "billing.billing_document_representation.dispatched": "billing.billing_document_representation.dispatched-v1" | "billing.billing_document_representation.dispatched-v2" | "billing.billing_document_representation.dispatched-v3";
  "billing.billing_options.updated": "billing.billing_options.updated-v1";
  "billing.charging-ledger.assigned-to-agreement": "billing.charging-ledger.assigned-to-agreement-v1";
  "billing.charging.supply-point.triggered": "billing.charging.supply-point.triggered-v1";
  "billing.duos_invoice.cancel": "billing.duos_invoice.cancel-v1";
  "billing.duos_invoice.new": "billing.duos_invoice.new-v1";
  "billing.duos_invoice.replace": "billing.duos_invoice.replace-v1";
  "billing.final_bill": "billing.final_bill-v1";
  "billing.issuance.external_status.created": "billing.issuance.external_status.created-v1";
  "billing.issued_bill": "billing.issued_bill-v1";
  "billing.ledger.entry_posted": "billing.ledger.entry_posted-v1" | "billing.ledger.entry_posted-v2";
  "billing.ledger.entry_removed": "billing.ledger.entry_removed-v1" | "billing.ledger.entry_removed-v2";
  "billing.pathway_traversal.failed": "billing.pathway_traversal.failed-v1";
  "billing.pathway_traversal.succeeded": "billing.pathway_traversal.succeeded-v1";
  "billing.portfolio_invoice_summary.completed": "billing.portfolio_invoice_summary.completed-v1";
  "billing.rebate.accepted": "billing.rebate.accepted-v1";
  "billing.rebate.created": "billing.rebate.created-v1";
  "billing.rebate.declined": "billing.rebate.declined-v1";
  "billing.rebate.updated": "billing.rebate.updated-v1";
  "business.created": "business.created-v1";
  "business.updated": "business.updated-v1";
  "business_operations_team.updated": "business_operations_team.updated-v1";
  "campaign_account.added": "campaign_account.added-v1";
  "campaign_account.removed": "campaign_account.removed-v1";
  "campaign_account.updated": "campaign_account.updated-v1";
  "charging.priming.errored": "charging.priming.errored-v1";
  "collateral_agreement.fulfilled": "collateral_agreement.fulfilled-v1";
  "collection_proceeding.created": "collection_proceeding.created-v1";
  "collection_process.comm_step_resolved": "collection_process.comm_step_resolved-v1";
  "collection_process.leave_supplier_instigated": "collection_process.leave_supplier_instigated-v1";
  "collection_process.paused": "collection_process.paused-v1";
  "collection_process.raised": "collection_process.raised-v1";
  "collection_process.reactivated": "collection_process.reactivated-v1";
  "collection_process.run_termination_requested": "collection_process.run_termination_requested-v1";
  "collection_process.unpaused": "collection_process.unpaused-v1";
  "collection_process.withdrawn": "collection_process.withdrawn-v1" | "collection_process.withdrawn-v2";
  "comms.account-call.updated": "comms.account-call.updated-v1";
  "comms.customer_email_bounced": "comms.customer_email_bounced-v1";
  "comms.push-notification.received-unregistered-or-expired-token": "comms.push-notification.received-unregistered-or-expired-token-v1";
  "comms.transcription.created": "comms.transcription.created-v1";
  "complex_quoting.cost_calculation_finished": "complex_quoting.cost_calculation_finished-v1";
  "consents.consent.created": "consents.consent.created-v1";
  "consents.consent.updated": "consents.consent.updated-v1";
  "contract-groups.created": "contract-groups.created-v1";
  "contract-groups.memberships-changed": "contract-groups.memberships-changed-v1";
  "contract-groups.version-created": "contract-groups.version-created-v1";
  "contracts.actualized": "contracts.actualized-v1";
  "contracts.created": "contracts.created-v1";
  "contracts.expired": "contracts.expired-v1";
  "contracts.expiry-approaching": "contracts.expiry-approaching-v1";
  "contracts.journeys.creation.started": "contracts.journeys.creation.started-v1";
  "contracts.journeys.termination.started": "contracts.journeys.termination.started-v1";
  "contracts.journeys.variation.started": "contracts.journeys.variation.started-v1";
  "contracts.novated": "contracts.novated-v1";
  "contracts.rescinded": "contracts.rescinded-v1";
  "contracts.revoked": "contracts.revoked-v1";
  "contracts.subject-amended": "contracts.subject-amended-v1";
  "contracts.terminated": "contracts.terminated-v1";
  "contracts.terms-varied": "contracts.terms-varied-v1";
  "credit_check.created": "credit_check.created-v1";
  "customer_access.partner_roles.created": "customer_access.partner_roles.created-v1";
  "customer_access.partner_roles.updated": "customer_access.partner_roles.updated-v1";
  "customer_access.partner_user_roles.created": "customer_access.partner_user_roles.created-v1";
  "customer_access.partner_user_roles.updated": "customer_access.partner_user_roles.updated-v1";
  "customer_access.user_roles.created": "customer_access.user_roles.created-v1";
  "customer_access.user_roles.updated": "customer_access.user_roles.updated-v1";
  "data_import.import_process.cancelled": "data_import.import_process.cancelled-v1";
  "data_import.import_process.complete": "data_import.import_process.complete-v1";
  "data_import.import_process.dry_run_complete": "data_import.import_process.dry_run_complete-v1";
  "data_import.import_process.dry_run_error": "data_import.import_process.dry_run_error-v1";
  "data_import.import_process.error": "data_import.import_process.error-v1";
  "data_import.import_process.post_import.completed": "data_import.import_process.post_import.completed-v1";
  "data_import.import_process.post_import.error": "data_import.import_process.post_import.error-v1";
  "data_import.order_process.cancelled": "data_import.order_process.cancelled-v1";
  "data_import.order_process.complete": "data_import.order_process.complete-v1";
  "data_import.order_process.error": "data_import.order_process.error-v1";
  "debt.actioning.automated_debt_write_back.completed": "debt.actioning.automated_debt_write_back.completed-v1";
  "debt.actioning.automated_debt_write_back.failed": "debt.actioning.automated_debt_write_back.failed-v1";
  "debt.actioning.automated_debt_write_back.skipped": "debt.actioning.automated_debt_write_back.skipped-v1";
  "delinquent_debt.position_changed": "delinquent_debt.position_changed-v1" | "delinquent_debt.position_changed-v2";
  "deposit_agreement.accepted": "deposit_agreement.accepted-v1";
  "deposit_agreement.fulfilled": "deposit_agreement.fulfilled-v1";
  "deposit_agreement.instalment_returned": "deposit_agreement.instalment_returned-v1";
  "deposit_agreement.returned": "deposit_agreement.returned-v1";
  "deposit_agreement.withdrawn": "deposit_agreement.withdrawn-v1";
  "dunning_path_paused": "dunning_path_paused-v1";
  "dunning_path_started": "dunning_path_started-v1";
  "dunning_path_unpaused": "dunning_path_unpaused-v1";
  "dunning_path_withdrawn": "dunning_path_withdrawn-v1";
  "external_messaging.uploaded_file.processed": "external_messaging.uploaded_file.processed-v1";
  "external_messaging.uploaded_file.processing_failed": "external_messaging.uploaded_file.processing_failed-v1";
  "external_messaging.uploaded_file.safe": "external_messaging.uploaded_file.safe-v1";
  "external_messaging.uploaded_file.unsafe": "external_messaging.uploaded_file.unsafe-v1";
  "flex_device.deauthenticated": "flex_device.deauthenticated-v1";
  "flex_device.disconnected": "flex_device.disconnected-v1";
  "flex_device.optimisation_created": "flex_device.optimisation_created-v1";
  "flex_device.registered": "flex_device.registered-v1";
  "goods.purchase-created": "goods.purchase-created-v1";
  "goods.quote.created-for-account": "goods.quote.created-for-account-v1";
  "goods.quote.created-without-account": "goods.quote.created-without-account-v1";
  "grid_connection_order.deu.accepted": "grid_connection_order.deu.accepted-v1";
  "grid_connection_order.deu.annulation_accepted": "grid_connection_order.deu.annulation_accepted-v1";
  "grid_connection_order.deu.annulation_rejected": "grid_connection_order.deu.annulation_rejected-v1";
  "grid_connection_order.deu.annulation_requested": "grid_connection_order.deu.annulation_requested-v1";
  "grid_connection_order.deu.cancelled": "grid_connection_order.deu.cancelled-v1";
  "grid_connection_order.deu.carried_out": "grid_connection_order.deu.carried_out-v1";
  "grid_connection_order.deu.not_carried_out": "grid_connection_order.deu.not_carried_out-v1";
  "grid_connection_order.deu.refused": "grid_connection_order.deu.refused-v1";
  "grid_connection_order.deu.rejected": "grid_connection_order.deu.rejected-v1";
  "grid_connection_order.deu.requested": "grid_connection_order.deu.requested-v1";
  "industry.electricity.change_of_energisation.unsolicited_message": "industry.electricity.change_of_energisation.unsolicited_message-v1";
  "industry.electricity.change_of_service.meter_deactivated": "industry.electricity.change_of_service.meter_deactivated-v1";
  "industry.electricity.change_of_supply.gain.initiated": "industry.electricity.change_of_supply.gain.initiated-v1";
  "industry.electricity.change_of_supply.loss.complete": "industry.electricity.change_of_supply.loss.complete-v1";
  "industry.electricity.export_installation.validated": "industry.electricity.export_installation.validated-v1" | "industry.electricity.export_installation.validated-v2";
  "industry.gas.change_of_supply.gain.initiated": "industry.gas.change_of_supply.gain.initiated-v1";
  "industry.gas.change_of_supply.loss.complete": "industry.gas.change_of_supply.loss.complete-v1";
  "ink.actions.run": "ink.actions.run-v1";
  "ink.content.inbound-message-tagged": "ink.content.inbound-message-tagged-v1";
  "ink.conversation.assigned_to_bucket": "ink.conversation.assigned_to_bucket-v1";
  "ink.conversation.assigned_to_timeline": "ink.conversation.assigned_to_timeline-v1";
  "ink.conversation.await_customer_reply": "ink.conversation.await_customer_reply-v1";
  "ink.conversation.closed": "ink.conversation.closed-v1";
  "ink.conversation.open_status_changed": "ink.conversation.open_status_changed-v1";
  "ink.conversation.opened": "ink.conversation.opened-v1";
  "ink.conversation.priority.changed": "ink.conversation.priority.changed-v1";
  "ink.conversation.snoozed": "ink.conversation.snoozed-v1";
  "ink.conversation.unassigned_from_bucket": "ink.conversation.unassigned_from_bucket-v1";
  "ink.conversation.unassigned_from_timeline": "ink.conversation.unassigned_from_timeline-v1";
  "ink.live-chat.closed": "ink.live-chat.closed-v1";
  "ink.live-chat.initiated": "ink.live-chat.initiated-v1";
  "ink.live-chat.messages.outbound-message-created": "ink.live-chat.messages.outbound-message-created-v1";
  "ink.message_attachment.safe": "ink.message_attachment.safe-v1";
  "ink.message_attachment.unsafe": "ink.message_attachment.unsafe-v1";
  "ink.messages.inbound-email-migration": "ink.messages.inbound-email-migration-v1";
  "ink.messages.inbound-message-created": "ink.messages.inbound-message-created-v1";
  "ink.messages.inbound-message-ingested": "ink.messages.inbound-message-ingested-v1";
  "ink.messages.outbound-message-created": "ink.messages.outbound-message-created-v1";
  "ink.messages.outbound-message-failed": "ink.messages.outbound-message-failed-v1";
  "ink.messages.phishing-report-dismissed": "ink.messages.phishing-report-dismissed-v1";
  "ink.messages.reported-phishing": "ink.messages.reported-phishing-v1";
  "ink.messages.reported-spam": "ink.messages.reported-spam-v1";
  "ink.messages.spam-report-dismissed": "ink.messages.spam-report-dismissed-v1";
  "internal_company.created": "internal_company.created-v1";
  "late_payment_fee_application_service_completed": "late_payment_fee_application_service_completed-v1";
  "late_payment_fee_application_service_fee_applied": "late_payment_fee_application_service_fee_applied-v1";
  "late_payment_fee_application_service_started": "late_payment_fee_application_service_started-v1";
  "late_payment_fee_calculation_service_completed": "late_payment_fee_calculation_service_completed-v1";
  "late_payment_fee_calculation_service_started": "late_payment_fee_calculation_service_started-v1";
  "late_payment_fee_calculator_completed": "late_payment_fee_calculator_completed-v1";
  "late_payment_fee_calculator_fee_applied": "late_payment_fee_calculator_fee_applied-v1";
  "late_payment_fee_calculator_started": "late_payment_fee_calculator_started-v1";
  "late_payment_fee_waived": "late_payment_fee_waived-v1";
  "leads.lead.stage-updated": "leads.lead.stage-updated-v1";
  "leads.opportunity.document-attached-to-opportunity": "leads.opportunity.document-attached-to-opportunity-v1";
  "leads.opportunity.offer-group.created": "leads.opportunity.offer-group.created-v2";
  "leads.opportunity.stage-updated": "leads.opportunity.stage-updated-v1";
  "lifecycle.enrollment.loyalty-points-qualification-reversed": "lifecycle.enrollment.loyalty-points-qualification-reversed-v1";
  "lifecycle.enrollment.supply-status-qualifies-account-for-loyalty-point": "lifecycle.enrollment.supply-status-qualifies-account-for-loyalty-point-v2";
  "lifecycle.join-supplier.activation.completed": "lifecycle.join-supplier.activation.completed-v1";
  "lifecycle.join-supplier.activation.initiated": "lifecycle.join-supplier.activation.initiated-v1";
  "lifecycle.join-supplier.agreement.created": "lifecycle.join-supplier.agreement.created-v1";
  "lifecycle.join-supplier.await-post-activation-flow-step.initiated": "lifecycle.join-supplier.await-post-activation-flow-step.initiated-v1";
  "lifecycle.join-supplier.await-pre-activation-flow-step.initiated": "lifecycle.join-supplier.await-pre-activation-flow-step.initiated-v1";
  "lifecycle.join-supplier.await-pre-discovery-flow-step.initiated": "lifecycle.join-supplier.await-pre-discovery-flow-step.initiated-v1";
  "lifecycle.join-supplier.cancellation-requested": "lifecycle.join-supplier.cancellation-requested-v1";
  "lifecycle.join-supplier.cancelled": "lifecycle.join-supplier.cancelled-v1";
  "lifecycle.join-supplier.completed": "lifecycle.join-supplier.completed-v1";
  "lifecycle.join-supplier.requested": "lifecycle.join-supplier.requested-v1";
  "lifecycle.join-supplier.reversal-requested": "lifecycle.join-supplier.reversal-requested-v1";
  "lifecycle.join-supplier.reversed": "lifecycle.join-supplier.reversed-v1";
  "lifecycle.join-supplier.supply-period.created": "lifecycle.join-supplier.supply-period.created-v1";
  "lifecycle.join-supplier.supply-point-journey-await-post-activation-flow-step.initiated": "lifecycle.join-supplier.supply-point-journey-await-post-activation-flow-step.initiated-v1";
  "lifecycle.join-supplier.supply-point-journey-await-pre-activation-flow-step.initiated": "lifecycle.join-supplier.supply-point-journey-await-pre-activation-flow-step.initiated-v1";
  "lifecycle.join_supplier._ensure_payment_instructions.step_completed": "lifecycle.join_supplier._ensure_payment_instructions.step_completed-v2";
  "lifecycle.join_supplier._ensure_payment_instructions.step_initiated": "lifecycle.join_supplier._ensure_payment_instructions.step_initiated-v2";
  "lifecycle.join_supplier.security_deposits.created": "lifecycle.join_supplier.security_deposits.created-v1";
  "lifecycle.join_supplier.terms-and-conditions.accepted": "lifecycle.join_supplier.terms-and-conditions.accepted-v2";
  "lifecycle.leave-supplier.await-post-deactivation-flow-step.initiated": "lifecycle.leave-supplier.await-post-deactivation-flow-step.initiated-v1";
  "lifecycle.leave-supplier.await-post-termination-flow-step.initiated": "lifecycle.leave-supplier.await-post-termination-flow-step.initiated-v1";
  "lifecycle.leave-supplier.await-pre-termination-flow-step.initiated": "lifecycle.leave-supplier.await-pre-termination-flow-step.initiated-v1";
  "lifecycle.leave-supplier.cancellation-requested": "lifecycle.leave-supplier.cancellation-requested-v2";
  "lifecycle.leave-supplier.cancelled": "lifecycle.leave-supplier.cancelled-v2";
  "lifecycle.leave-supplier.completed": "lifecycle.leave-supplier.completed-v3";
  "lifecycle.leave-supplier.requested": "lifecycle.leave-supplier.requested-v2" | "lifecycle.leave-supplier.requested-v3";
  "lifecycle.leave-supplier.reversal-requested": "lifecycle.leave-supplier.reversal-requested-v2";
  "lifecycle.leave-supplier.supply-point-journey-await-post-termination-flow-step.initiated": "lifecycle.leave-supplier.supply-point-journey-await-post-termination-flow-step.initiated-v1";
  "lifecycle.leave-supplier.supply-point-journey-await-pre-agreement-termination-flow-step.initiated": "lifecycle.leave-supplier.supply-point-journey-await-pre-agreement-termination-flow-step.initiated-v1";
  "lifecycle.leave-supplier.supply-point-journey-await-pre-termination-flow-step.initiated": "lifecycle.leave-supplier.supply-point-journey-await-pre-termination-flow-step.initiated-v1";
  "lifecycle.leave-supplier.termination.confirmed": "lifecycle.leave-supplier.termination.confirmed-v2";
  "lifecycle.leave-supplier.termination.initiated": "lifecycle.leave-supplier.termination.initiated-v1";
  "lifecycle.leave-supplier.updated": "lifecycle.leave-supplier.updated-v2" | "lifecycle.leave-supplier.updated-v3";
  "lifecycle.status-changed": "lifecycle.status-changed-v1";
  "lifecycle.support-site.sale": "lifecycle.support-site.sale-1.0.0";
  "loyalty-points.user-role-removal": "loyalty-points.user-role-removal-v1";
  "messaging.push-notification.token-unregistered": "messaging.push-notification.token-unregistered-v1";
  "meter_data_quality.resolution_cancelled": "meter_data_quality.resolution_cancelled-v1" | "meter_data_quality.resolution_cancelled-v2";
  "meter_data_quality.resolution_requested": "meter_data_quality.resolution_requested-v1";
  "meter_reading.deu.created": "meter_reading.deu.created-v1";
  "meter_reading.deu.updated": "meter_reading.deu.updated-v1";
  "meterpoint.elec.cos_gain.registration.requested": "meterpoint.elec.cos_gain.registration.requested-v1";
  "meterpoint.gas.api_backfill": "meterpoint.gas.api_backfill-v1";
  "meterpoint.gas.appoint_mam.requested": "meterpoint.gas.appoint_mam.requested-v1";
  "meterpoint.gas.backfill": "meterpoint.gas.backfill-v1";
  "meterpoint.gas.change_of_cohort.requested": "meterpoint.gas.change_of_cohort.requested-v1";
  "meterpoint.gas.change_of_mam.requested": "meterpoint.gas.change_of_mam.requested-v1";
  "meterpoint.gas.cos_gain.mtd_received": "meterpoint.gas.cos_gain.mtd_received-v1";
  "meterpoint.gas.cos_gain.registration.confirmed": "meterpoint.gas.cos_gain.registration.confirmed-v1";
  "meterpoint.gas.cos_gain.registration.requested": "meterpoint.gas.cos_gain.registration.requested-v1";
  "meterpoint.gas.cos_loss.confirmed": "meterpoint.gas.cos_loss.confirmed-v1";
  "meterpoint.gas.deappoint_mam.requested": "meterpoint.gas.deappoint_mam.requested-v1";
  "meterpoint.gas.disputed_closing_reading.accepted.by_us": "meterpoint.gas.disputed_closing_reading.accepted.by_us-v1";
  "meterpoint.gas.disputed_closing_reading.accepted.other_supplier": "meterpoint.gas.disputed_closing_reading.accepted.other_supplier-v1";
  "meterpoint.gas.disputed_closing_reading.alternative_proposed.by_us": "meterpoint.gas.disputed_closing_reading.alternative_proposed.by_us-v1";
  "meterpoint.gas.disputed_closing_reading.alternative_proposed.other_supplier": "meterpoint.gas.disputed_closing_reading.alternative_proposed.other_supplier-v1";
  "meterpoint.gas.disputed_closing_reading.queried.by_us": "meterpoint.gas.disputed_closing_reading.queried.by_us-v1";
}

export type {
  AccountCommunicationsPreferencesUpdatedV1,
  AccountCreatedV1,
  AccountOccupiedV1,
  AccountReactivatedV1,
  AccountSmartMeterReadPermissionChangedV1,
  AccountUpdatedV1,
  AccountMetadataCreatedV1,
  AccountMetadataRemovedV1,
  AccountMetadataUpdatedV1,
  AccountPropertyEffectivePeriodMetadataCreatedV1,
  AccountPropertyEffectivePeriodMetadataRemovedV1,
  AccountPropertyEffectivePeriodMetadataUpdatedV1,
  AccountUserCreatedV1,
  AccountUserPasswordChangedV1,
  AccountUserPasswordResetRequestedV1,
  AccountUserPsrRecordsUpdatedV1,
  AccountUserRemovedV1,
  AccountUserUpdatedV1,
  AccountUserVerificationCompletedV1,
  AccountUserVerificationStartedV1,
  AccountUserMetadataCreatedV1,
  AccountUserMetadataRemovedV1,
  AccountUserMetadataUpdatedV1,
  ActualIntervalsReceivedV1,
  AffiliatesAffiliateAccountContractCreatedV1,
  AgreementCreatedV1,
  AgreementRevokedV1,
  AgreementRevokedV2,
  AgreementRolloverCompletedV1,
  AgreementTerminatedV1,
  AgreementTerminatedV2,
  AgreementUpdatedV1,
  AgreementUpdatedV2,
  ApprovalsApprovalApprovedV1,
  ApprovalsApprovalCreatedV1,
  ApprovalsApprovalRejectedV1,
  ApprovalsApprovalRequestApprovedV1,
  ApprovalsApprovalRequestAssignedV1,
  ApprovalsApprovalRequestRejectedV1,
  AuthServerAccessTokenIssuedV1,
  AuthServerAccountUserGenerateMfaChallengeErrorV1,
  AuthServerAccountUserLoggedInV1,
  AuthServerAccountUserLoginDeniedV1,
  AuthServerAccountUserLoginFailedV1,
  AuthServerAccountUserLoginStepCompletedV1,
  BillingBillingDocumentHeldV1,
  BillingBillingDocumentIssuedV1,
  BillingBillingDocumentIssuedV2,
  BillingBillingDocumentRepresentationDispatchedV1,
  BillingBillingDocumentRepresentationDispatchedV2,
  BillingBillingDocumentRepresentationDispatchedV3,
  BillingBillingOptionsUpdatedV1,
  BillingChargingLedgerAssignedToAgreementV1,
  BillingChargingSupplyPointTriggeredV1,
  BillingDuosInvoiceCancelV1,
  BillingDuosInvoiceNewV1,
  BillingDuosInvoiceReplaceV1,
  BillingFinalBillV1,
  BillingIssuanceExternalStatusCreatedV1,
  BillingIssuedBillV1,
  BillingLedgerEntryPostedV1,
  BillingLedgerEntryPostedV2,
  BillingLedgerEntryRemovedV1,
  BillingLedgerEntryRemovedV2,
  BillingPathwayTraversalFailedV1,
  BillingPathwayTraversalSucceededV1,
  BillingPortfolioInvoiceSummaryCompletedV1,
  BillingRebateAcceptedV1,
  BillingRebateCreatedV1,
  BillingRebateDeclinedV1,
  BillingRebateUpdatedV1,
  BusinessCreatedV1,
  BusinessUpdatedV1,
  BusinessOperationsTeamUpdatedV1,
  CampaignAccountAddedV1,
  CampaignAccountRemovedV1,
  CampaignAccountUpdatedV1,
  ChargingPrimingErroredV1,
  CollateralAgreementFulfilledV1,
  CollectionProceedingCreatedV1,
  CollectionProcessCommStepResolvedV1,
  CollectionProcessLeaveSupplierInstigatedV1,
  CollectionProcessPausedV1,
  CollectionProcessRaisedV1,
  CollectionProcessReactivatedV1,
  CollectionProcessRunTerminationRequestedV1,
  CollectionProcessUnpausedV1,
  CollectionProcessWithdrawnV1,
  CollectionProcessWithdrawnV2,
  CommsAccountCallUpdatedV1,
  CommsCustomerEmailBouncedV1,
  CommsPushNotificationReceivedUnregisteredOrExpiredTokenV1,
  CommsTranscriptionCreatedV1,
  ComplexQuotingCostCalculationFinishedV1,
  ConsentsConsentCreatedV1,
  ConsentsConsentUpdatedV1,
  ContractGroupsCreatedV1,
  ContractGroupsMembershipsChangedV1,
  ContractGroupsVersionCreatedV1,
  ContractsActualizedV1,
  ContractsCreatedV1,
  ContractsExpiredV1,
  ContractsExpiryApproachingV1,
  ContractsJourneysCreationStartedV1,
  ContractsJourneysTerminationStartedV1,
  ContractsJourneysVariationStartedV1,
  ContractsNovatedV1,
  ContractsRescindedV1,
  ContractsRevokedV1,
  ContractsSubjectAmendedV1,
  ContractsTerminatedV1,
  ContractsTermsVariedV1,
  CreditCheckCreatedV1,
  CustomerAccessPartnerRolesCreatedV1,
  CustomerAccessPartnerRolesUpdatedV1,
  CustomerAccessPartnerUserRolesCreatedV1,
  CustomerAccessPartnerUserRolesUpdatedV1,
  CustomerAccessUserRolesCreatedV1,
  CustomerAccessUserRolesUpdatedV1,
  DataImportImportProcessCancelledV1,
  DataImportImportProcessCompleteV1,
  DataImportImportProcessDryRunCompleteV1,
  DataImportImportProcessDryRunErrorV1,
  DataImportImportProcessErrorV1,
  DataImportImportProcessPostImportCompletedV1,
  DataImportImportProcessPostImportErrorV1,
  DataImportOrderProcessCancelledV1,
  DataImportOrderProcessCompleteV1,
  DataImportOrderProcessErrorV1,
  DebtActioningAutomatedDebtWriteBackCompletedV1,
  DebtActioningAutomatedDebtWriteBackFailedV1,
  DebtActioningAutomatedDebtWriteBackSkippedV1,
  DelinquentDebtPositionChangedV1,
  DelinquentDebtPositionChangedV2,
  DepositAgreementAcceptedV1,
  DepositAgreementFulfilledV1,
  DepositAgreementInstalmentReturnedV1,
  DepositAgreementReturnedV1,
  DepositAgreementWithdrawnV1,
  DunningPathPausedV1,
  DunningPathStartedV1,
  DunningPathUnpausedV1,
  DunningPathWithdrawnV1,
  ExternalMessagingUploadedFileProcessedV1,
  ExternalMessagingUploadedFileProcessingFailedV1,
  ExternalMessagingUploadedFileSafeV1,
  ExternalMessagingUploadedFileUnsafeV1,
  FlexDeviceDeauthenticatedV1,
  FlexDeviceDisconnectedV1,
  FlexDeviceOptimisationCreatedV1,
  FlexDeviceRegisteredV1,
  GoodsPurchaseCreatedV1,
  GoodsQuoteCreatedForAccountV1,
  GoodsQuoteCreatedWithoutAccountV1,
  GridConnectionOrderDeuAcceptedV1,
  GridConnectionOrderDeuAnnulationAcceptedV1,
  GridConnectionOrderDeuAnnulationRejectedV1,
  GridConnectionOrderDeuAnnulationRequestedV1,
  GridConnectionOrderDeuCancelledV1,
  GridConnectionOrderDeuCarriedOutV1,
  GridConnectionOrderDeuNotCarriedOutV1,
  GridConnectionOrderDeuRefusedV1,
  GridConnectionOrderDeuRejectedV1,
  GridConnectionOrderDeuRequestedV1,
  IndustryElectricityChangeOfEnergisationUnsolicitedMessageV1,
  IndustryElectricityChangeOfServiceMeterDeactivatedV1,
  IndustryElectricityChangeOfSupplyGainInitiatedV1,
  IndustryElectricityChangeOfSupplyLossCompleteV1,
  IndustryElectricityExportInstallationValidatedV1,
  IndustryElectricityExportInstallationValidatedV2,
  IndustryGasChangeOfSupplyGainInitiatedV1,
  IndustryGasChangeOfSupplyLossCompleteV1,
  InkActionsRunV1,
  InkContentInboundMessageTaggedV1,
  InkConversationAssignedToBucketV1,
  InkConversationAssignedToTimelineV1,
  InkConversationAwaitCustomerReplyV1,
  InkConversationClosedV1,
  InkConversationOpenStatusChangedV1,
  InkConversationOpenedV1,
  InkConversationPriorityChangedV1,
  InkConversationSnoozedV1,
  InkConversationUnassignedFromBucketV1,
  InkConversationUnassignedFromTimelineV1,
  InkLiveChatClosedV1,
  InkLiveChatInitiatedV1,
  InkLiveChatMessagesOutboundMessageCreatedV1,
  InkMessageAttachmentSafeV1,
  InkMessageAttachmentUnsafeV1,
  InkMessagesInboundEmailMigrationV1,
  InkMessagesInboundMessageCreatedV1,
  InkMessagesInboundMessageIngestedV1,
  InkMessagesOutboundMessageCreatedV1,
  InkMessagesOutboundMessageFailedV1,
  InkMessagesPhishingReportDismissedV1,
  InkMessagesReportedPhishingV1,
  InkMessagesReportedSpamV1,
  InkMessagesSpamReportDismissedV1,
  InternalCompanyCreatedV1,
  LatePaymentFeeApplicationServiceCompletedV1,
  LatePaymentFeeApplicationServiceFeeAppliedV1,
  LatePaymentFeeApplicationServiceStartedV1,
  LatePaymentFeeCalculationServiceCompletedV1,
  LatePaymentFeeCalculationServiceStartedV1,
  LatePaymentFeeCalculatorCompletedV1,
  LatePaymentFeeCalculatorFeeAppliedV1,
  LatePaymentFeeCalculatorStartedV1,
  LatePaymentFeeWaivedV1,
  LeadsLeadStageUpdatedV1,
  LeadsOpportunityDocumentAttachedToOpportunityV1,
  LeadsOpportunityOfferGroupCreatedV2,
  LeadsOpportunityStageUpdatedV1,
  LifecycleEnrollmentLoyaltyPointsQualificationReversedV1,
  LifecycleEnrollmentSupplyStatusQualifiesAccountForLoyaltyPointV2,
  LifecycleJoinSupplierActivationCompletedV1,
  LifecycleJoinSupplierActivationInitiatedV1,
  LifecycleJoinSupplierAgreementCreatedV1,
  LifecycleJoinSupplierAwaitPostActivationFlowStepInitiatedV1,
  LifecycleJoinSupplierAwaitPreActivationFlowStepInitiatedV1,
  LifecycleJoinSupplierAwaitPreDiscoveryFlowStepInitiatedV1,
  LifecycleJoinSupplierCancellationRequestedV1,
  LifecycleJoinSupplierCancelledV1,
  LifecycleJoinSupplierCompletedV1,
  LifecycleJoinSupplierRequestedV1,
  LifecycleJoinSupplierReversalRequestedV1,
  LifecycleJoinSupplierReversedV1,
  LifecycleJoinSupplierSupplyPeriodCreatedV1,
  LifecycleJoinSupplierSupplyPointJourneyAwaitPostActivationFlowStepInitiatedV1,
  LifecycleJoinSupplierSupplyPointJourneyAwaitPreActivationFlowStepInitiatedV1,
  LifecycleJoinSupplierEnsurePaymentInstructionsStepCompletedV2,
  LifecycleJoinSupplierEnsurePaymentInstructionsStepInitiatedV2,
  LifecycleJoinSupplierSecurityDepositsCreatedV1,
  LifecycleJoinSupplierTermsAndConditionsAcceptedV2,
  LifecycleLeaveSupplierAwaitPostDeactivationFlowStepInitiatedV1,
  LifecycleLeaveSupplierAwaitPostTerminationFlowStepInitiatedV1,
  LifecycleLeaveSupplierAwaitPreTerminationFlowStepInitiatedV1,
  LifecycleLeaveSupplierCancellationRequestedV2,
  LifecycleLeaveSupplierCancelledV2,
  LifecycleLeaveSupplierCompletedV3,
  LifecycleLeaveSupplierRequestedV2,
  LifecycleLeaveSupplierRequestedV3,
  LifecycleLeaveSupplierReversalRequestedV2,
  LifecycleLeaveSupplierSupplyPointJourneyAwaitPostTerminationFlowStepInitiatedV1,
  LifecycleLeaveSupplierSupplyPointJourneyAwaitPreAgreementTerminationFlowStepInitiatedV1,
  LifecycleLeaveSupplierSupplyPointJourneyAwaitPreTerminationFlowStepInitiatedV1,
  LifecycleLeaveSupplierTerminationConfirmedV2,
  LifecycleLeaveSupplierTerminationInitiatedV1,
  LifecycleLeaveSupplierUpdatedV2,
  LifecycleLeaveSupplierUpdatedV3,
  LifecycleStatusChangedV1,
  LifecycleSupportSiteSaleV1_0_0,
  LoyaltyPointsUserRoleRemovalV1,
  MessagingPushNotificationTokenUnregisteredV1,
  MeterDataQualityResolutionCancelledV1,
  MeterDataQualityResolutionCancelledV2,
  MeterDataQualityResolutionRequestedV1,
  MeterReadingDeuCreatedV1,
  MeterReadingDeuUpdatedV1,
  MeterpointElecCosGainRegistrationRequestedV1,
  MeterpointGasApiBackfillV1,
  MeterpointGasAppointMamRequestedV1,
  MeterpointGasBackfillV1,
  MeterpointGasChangeOfCohortRequestedV1,
  MeterpointGasChangeOfMamRequestedV1,
  MeterpointGasCosGainMtdReceivedV1,
  MeterpointGasCosGainRegistrationConfirmedV1,
  MeterpointGasCosGainRegistrationRequestedV1,
  MeterpointGasCosLossConfirmedV1,
  MeterpointGasDeappointMamRequestedV1,
  MeterpointGasDisputedClosingReadingAcceptedByUsV1,
  MeterpointGasDisputedClosingReadingAcceptedOtherSupplierV1,
  MeterpointGasDisputedClosingReadingAlternativeProposedByUsV1,
  MeterpointGasDisputedClosingReadingAlternativeProposedOtherSupplierV1,
  MeterpointGasDisputedClosingReadingQueriedByUsV1,
  AmendedSubject,
  BillingAccount,
  ChangedMeterReadingEntry,
  ChargePeriod,
  CommsPreferencesChanges,
  Consent,
  ContractJourney,
  ContractReferences,
  DisconnectedPayload,
  DispatchPayload,
  DisputedClosingReading,
  EnrollmentSupplyPoint,
  HouseMoveAccount,
  HouseMoveSupplyPoint,
  InkAction,
  InkContent,
  InkConversation,
  InkFailureData,
  InkMessage,
  InkMessageContent,
  InkMessageWithVendor,
  JoinActivatedSP,
  JoinActivationInitiatedSP,
  JoinAgreement,
  JoinSP,
  LeaveSP,
  LeaveTerminatedSP,
  LeaveTerminationInitiatedSP,
  Ledger,
  LedgerEntry,
  LedgerEntryRemoval,
  Membership,
  MembershipNew,
  Meter,
  MeterReadingChangedFrom,
  MeterReadingContext,
  MeterReadingState,
  NewMeterReadingEntry,
  OptimisationPayload,
  Payment,
  PaymentsAccount,
  PaymentsLedger,
  Period,
  Product,
  PsrRecord,
  Register,
  RemovedMeter,
  SigningIdentity,
  SubjectContractJourney,
  SupplyPeriodData,
  Trait,
  Version,
} from "./types/index.ts";
