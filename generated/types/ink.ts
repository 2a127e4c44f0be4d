// Generated from events/ink/ by `npm run generate`. Do not edit.

import type { InkAction, InkConversation, InkFailureData, InkMessage, InkMessageContent, InkMessageWithVendor } from "./_shared.ts";

/**
 * Actions were run for a message in a conversation. Each result says whether its action succeeded and whether further evaluation stops.
 */
export interface InkActionsRunV1 {
  /**
   * The conversation, by its relay id.
   */
  conversation_relay_id: string;
  /**
   * The message that the actions ran for, by its relay id.
   */
  message_relay_id: string;
  /**
   * The results of the actions.
   */
  actions_results: InkAction[];
}

/**
 * A message that came in was given tags. It is named with its addresses, subject and tags, not with its text.
 */
export interface InkContentInboundMessageTaggedV1 {
  /**
   * The same conversation as in `conversation_relay_id`, by its number.
   */
  conversation_id: number;
  conversation_relay_id: string;
  account_number: string;
  message: InkMessageContent;
}

/**
 * A conversation was assigned to a bucket. The catalogue does not say what a bucket is.
 */
export interface InkConversationAssignedToBucketV1 {
  /**
   * The conversation, by its relay id.
   */
  conversation_relay_id: string;
  /**
   * The bucket, by its relay id.
   */
  bucket_relay_id: string;
  support_user_id: number;
  /**
   * Organisation concerned; the catalogue does not say whether the agent's or the conversation's.
   */
  organisation_id: number;
  actor_type: string;
  /**
   * Who made the change; what the id points at depends on `actor_type`.
   */
  actor_id: number;
}

/**
 * A conversation was placed on a timeline.
 */
export interface InkConversationAssignedToTimelineV1 {
  /**
   * The conversation, by its relay id.
   */
  conversation_relay_id: string;
  timeline_relay_id: string;
  support_user_id: number;
}

/**
 * A conversation was set to wait for an answer from the customer.
 */
export interface InkConversationAwaitCustomerReplyV1 {
  /**
   * The same conversation as in `conversation_relay_id`, by its number.
   */
  conversation_id: number;
  conversation_relay_id: string;
  account_number: string;
  latest_contacted_account_user_number: string;
  support_user_id: number;
  actor_type: string;
  /**
   * Who made the change; what the id points at depends on `actor_type`.
   */
  actor_id: number;
  /**
   * Organisation concerned; the catalogue does not say whether the agent's or the conversation's.
   */
  organisation_id: number;
}

/**
 * A conversation was closed. The message says when and for what reason.
 */
export interface InkConversationClosedV1 {
  /**
   * The same conversation as in `conversation_relay_id`, by its number.
   */
  conversation_id: number;
  conversation_relay_id: string;
  account_number: string;
  latest_contacted_account_user_number: string;
  support_user_id: number;
  actor_type: string;
  /**
   * Who made the change; what the id points at depends on `actor_type`.
   */
  actor_id: number;
  /**
   * Organisation concerned; the catalogue does not say whether the agent's or the conversation's.
   */
  organisation_id: number;
  closed_at: string;
  /**
   * Why the conversation was closed.
   */
  reason: string;
}

/**
 * A conversation moved from one status to another, for example from open to closed.
 */
export interface InkConversationOpenStatusChangedV1 {
  /**
   * The same conversation as in `conversation_relay_id`, by its number.
   */
  conversation_id: number;
  conversation_relay_id: string;
  account_number: string;
  latest_contacted_account_user_number: string;
  support_user_id: number;
  actor_type: string;
  /**
   * Who made the change; what the id points at depends on `actor_type`.
   */
  actor_id: number;
  /**
   * Organisation concerned; the catalogue does not say whether the agent's or the conversation's.
   */
  organisation_id: number;
  /**
   * Status after the change.
   */
  new_status: string;
  previous_status: string;
}

/**
 * A conversation between a customer and support staff was opened.
 */
export interface InkConversationOpenedV1 {
  /**
   * The same conversation as in `conversation_relay_id`, by its number.
   */
  conversation_id: number;
  conversation_relay_id: string;
  account_number: string;
  latest_contacted_account_user_number: string;
  support_user_id: number;
  actor_type: string;
  /**
   * Who made the change; what the id points at depends on `actor_type`.
   */
  actor_id: number;
  /**
   * Organisation concerned; the catalogue does not say whether the agent's or the conversation's.
   */
  organisation_id: number;
}

/**
 * A conversation was given another priority. A message of the conversation is named with it.
 */
export interface InkConversationPriorityChangedV1 {
  /**
   * The same conversation as in `conversation_relay_id`, by its number.
   */
  conversation_id: number;
  conversation_relay_id: string;
  old_priority: number;
  /**
   * Priority after the change; the catalogue does not say whether a higher number is more urgent.
   */
  new_priority: number;
  prioritized_at: string;
  /**
   * The message that goes with the new priority, by its number.
   */
  message_id: number;
  message_relay_id: string;
  account_number: string;
  latest_contacted_account_user_number: string;
  support_user_id: number;
  /**
   * Organisation concerned; the catalogue does not say whether the agent's or the conversation's.
   */
  organisation_id: number;
}

/**
 * A conversation was set aside until a later time.
 */
export interface InkConversationSnoozedV1 {
  /**
   * The same conversation as in `conversation_relay_id`, by its number.
   */
  conversation_id: number;
  conversation_relay_id: string;
  account_number: string;
  latest_contacted_account_user_number: string;
  support_user_id: number;
  actor_type: string;
  /**
   * Who made the change; what the id points at depends on `actor_type`.
   */
  actor_id: number;
  /**
   * Organisation concerned; the catalogue does not say whether the agent's or the conversation's.
   */
  organisation_id: number;
  /**
   * When the conversation comes back.
   */
  snoozed_to: string;
  /**
   * The note that goes with the snooze, by its relay id.
   */
  ink_note_relay_id: string;
}

/**
 * A conversation was taken out of a bucket. The catalogue does not say what a bucket is.
 */
export interface InkConversationUnassignedFromBucketV1 {
  /**
   * The conversation, by its relay id.
   */
  conversation_relay_id: string;
  /**
   * The bucket, by its relay id.
   */
  bucket_relay_id: string;
  support_user_id: number;
  /**
   * Organisation concerned; the catalogue does not say whether the agent's or the conversation's.
   */
  organisation_id: number;
  actor_type: string;
  /**
   * Who made the change; what the id points at depends on `actor_type`.
   */
  actor_id: number;
}

/**
 * A conversation was removed from the timeline it had been placed on.
 */
export interface InkConversationUnassignedFromTimelineV1 {
  /**
   * The conversation, by its relay id.
   */
  conversation_relay_id: string;
  timeline_relay_id: string;
  support_user_id: number;
}

/**
 * A live chat was ended. The account may be left out.
 */
export interface InkLiveChatClosedV1 {
  /**
   * The conversation that the live chat was held in, by its relay id.
   */
  live_chat_conversation_relay_id: string;
  /**
   * Why the live chat ended.
   */
  close_reason: string;
  account_number?: string;
}

/**
 * A live chat was started. Its conversation comes with one message.
 */
export interface InkLiveChatInitiatedV1 {
  live_chat_conversation: InkConversation;
}

/**
 * A message that goes out to the customer was created in a live chat.
 */
export interface InkLiveChatMessagesOutboundMessageCreatedV1 {
  live_chat_conversation: InkConversation;
}

/**
 * A file attached to a message was found safe.
 */
export interface InkMessageAttachmentSafeV1 {
  filename: string;
  /**
   * Where the file lies within the storage bucket. The platform's own name has the word of a storage product in place of objstore.
   */
  objstore_key: string;
  /**
   * Storage bucket in which the file lies. The platform's own name has the word of a storage product in place of objstore.
   */
  objstore_bucket: string;
  size_in_bytes: number;
}

/**
 * A file attached to a message was found unsafe.
 */
export interface InkMessageAttachmentUnsafeV1 {
  filename: string;
  /**
   * Where the file lies within the storage bucket. The platform's own name has the word of a storage product in place of objstore.
   */
  objstore_key: string;
  /**
   * Storage bucket in which the file lies. The platform's own name has the word of a storage product in place of objstore.
   */
  objstore_bucket: string;
  size_in_bytes: number;
}

/**
 * An email received from outside was dealt with in a migration of emails. The message says where the stored email lies.
 */
export interface InkMessagesInboundEmailMigrationV1 {
  /**
   * The email. A string here, while other messages of this section give `message_id` as an integer.
   */
  message_id: string;
  /**
   * Where the email lies within the storage bucket. The platform's own name has the word of a storage product in place of objstore.
   */
  objstore_key: string;
  /**
   * Storage bucket in which the email lies. The platform's own name has the word of a storage product in place of objstore.
   */
  objstore_bucket: string;
}

/**
 * A message that came in was added to a conversation.
 */
export interface InkMessagesInboundMessageCreatedV1 {
  conversation_relay_id: string;
  account_number: string;
  message: InkMessage;
}

/**
 * A message that came in was taken in from a vendor, the service that carried it. Neither conversation nor account is named.
 */
export interface InkMessagesInboundMessageIngestedV1 {
  /**
   * Way the message came in.
   */
  channel: string;
  /**
   * Service that carried the message.
   */
  vendor: string;
  /**
   * Id that the vendor gave the message.
   */
  vendor_id: string;
  message_relay_id: string;
}

/**
 * A message that goes out was added to a conversation.
 */
export interface InkMessagesOutboundMessageCreatedV1 {
  conversation_relay_id: string;
  account_number: string;
  message: InkMessage;
}

/**
 * A message that was to go out failed. The failure comes with its kind, its reason and its time.
 */
export interface InkMessagesOutboundMessageFailedV1 {
  /**
   * The conversation, by its relay id.
   */
  conversation_relay_id: string;
  message: InkMessageWithVendor;
  failure: InkFailureData;
}

/**
 * A report that a message was phishing, an attempt to trick somebody into giving away secrets or money, was dismissed.
 */
export interface InkMessagesPhishingReportDismissedV1 {
  conversation_relay_id: string;
  account_number: string;
  message: InkMessage;
}

/**
 * A message was reported as phishing, an attempt to trick somebody into giving away secrets or money.
 */
export interface InkMessagesReportedPhishingV1 {
  conversation_relay_id: string;
  account_number: string;
  message: InkMessage;
}

/**
 * A message was reported as spam, that is, as unwanted mass mail.
 */
export interface InkMessagesReportedSpamV1 {
  conversation_relay_id: string;
  account_number: string;
  message: InkMessage;
}

/**
 * A report that a message was spam, that is, unwanted mass mail, was dismissed.
 */
export interface InkMessagesSpamReportDismissedV1 {
  conversation_relay_id: string;
  account_number: string;
  message: InkMessage;
}
