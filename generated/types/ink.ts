// Generated from events/ink/ by `npm run generate`. Do not edit.

import type { InkAction, InkConversation, InkFailureData, InkMessage, InkMessageContent, InkMessageWithVendor } from "./_shared.ts";

/**
 * Actions were run for a message in a conversation. Each result says whether its action worked and whether evaluation stopped there.
 */
export interface InkActionsRunV1 {
  /**
   * Global id of the conversation.
   */
  conversation_relay_id: string;
  /**
   * Global id of the message that the actions ran for.
   */
  message_relay_id: string;
  /**
   * One result for each action that ran.
   */
  actions_results: InkAction[];
}

/**
 * A message that came in was given tags, short codes that sort it. The message comes with its addresses and subject, not with its text.
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
 * A conversation was put into a bucket, a place that conversations are sorted into.
 */
export interface InkConversationAssignedToBucketV1 {
  /**
   * Global id of the conversation.
   */
  conversation_relay_id: string;
  /**
   * Global id of the bucket; not a bucket of object storage.
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
   * Global id of the conversation.
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
   * Why the conversation was closed, as a code.
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
   * Status after the change, as a code.
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
   * Global id of the note that goes with the snooze.
   */
  ink_note_relay_id: string;
}

/**
 * A conversation was taken out of a bucket, a place that conversations are sorted into.
 */
export interface InkConversationUnassignedFromBucketV1 {
  /**
   * Global id of the conversation.
   */
  conversation_relay_id: string;
  /**
   * Global id of the bucket; not a bucket of object storage.
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
   * Global id of the conversation.
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
   * Global id of the conversation that the live chat was held in.
   */
  live_chat_conversation_relay_id: string;
  /**
   * Why the live chat ended, as a code.
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
   * Where the file lies within the storage bucket.
   */
  objstore_key: string;
  objstore_bucket: string;
  size_in_bytes: number;
}

/**
 * A file attached to a message was found unsafe.
 */
export interface InkMessageAttachmentUnsafeV1 {
  filename: string;
  /**
   * Where the file lies within the storage bucket.
   */
  objstore_key: string;
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
   * Where the email lies within the storage bucket.
   */
  objstore_key: string;
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
 * A message from outside was taken in from the vendor that carries messages of its channel. Neither conversation nor account is named.
 */
export interface InkMessagesInboundMessageIngestedV1 {
  /**
   * Way the message came in, as a code.
   */
  channel: string;
  /**
   * Service that carried the message, as a code.
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
 * A message that was to go out could not be sent or delivered. The failure comes with its kind, its reason and its time.
 */
export interface InkMessagesOutboundMessageFailedV1 {
  /**
   * Global id of the conversation.
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
