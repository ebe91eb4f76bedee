import { salesTables } from './personal-sales';
import { ids, inside, own, secret } from './personal-table';
import type { PersonalTable } from './personal-table';

const ofTickets = 'ticket_id in (select id from tickets where user_id = $1)';

/** Every table with data of an account. A column that is missing here fails the test, and so does one that is gone. */
export const personalTables: Record<string, PersonalTable> = {
  users: {
    rows: 'id = $1',
    file: 'account.json',
    exported:
      'id email email_verified_at name role membership membership_until membership_granted_until basic_after credits two_step_at unwanted_mails preferred_lettering unsubscribed_at photo_url about_me address city country phone created_at',
    not: {
      [ids]: 'version',
      [secret]: 'password_hash',
      'of accounts that no one can sign in to': 'disabled_at deleted_at test_of',
    },
    retained: {
      'what orders and ledger refer to':
        'id credits membership membership_until membership_granted_until basic_after version created_at disabled_at deleted_at test_of',
      'MEMBER for every deleted account': 'role',
    },
  },
  identities: {
    rows: own,
    file: 'linked-sign-ins.json',
    exported: 'subject created_at',
    not: { [ids]: 'id user_id', 'named by its name': 'issuer' },
  },
  sessions: {
    rows: own,
    file: 'sessions.json',
    exported: 'device began_at proven_at created_at expires_at revoked_at',
    not: { [ids]: 'id user_id family', [secret]: 'refresh_hash', 'rows of used tokens, for a day': 'rotated_at' },
  },
  known_devices: {
    rows: own,
    file: 'browsers.json',
    exported: 'created_at last_seen_at',
    not: { [ids]: 'id user_id', [secret]: 'hash' },
  },
  single_use_tokens: {
    rows: own,
    file: 'links.json',
    exported: 'purpose email created_at expires_at used_at',
    not: { [ids]: 'id user_id', [secret]: 'hash' },
  },
  two_step: { rows: own, not: { [secret]: '*' } },
  recovery_codes: { rows: own, not: { [secret]: '*' } },
  user_notes: {
    rows: own,
    file: 'notes-of-our-team.json',
    exported: 'text created_at',
    not: { [ids]: 'id user_id', 'which Admin wrote it': 'author' },
  },
  api_tokens: {
    rows: own,
    file: 'access-tokens.json',
    exported: 'name hint is_test scopes created_at expires_at last_used_at revoked_at',
    not: { [ids]: 'id user_id', [secret]: 'hash' },
  },
  api_requests: {
    rows: own,
    file: 'api-requests.json',
    exported: 'token_name operation status code cost duration_ms request_id created_at',
    not: { [ids]: 'id user_id token_id', [inside]: 'represents' },
  },
  ...salesTables,
  creation_requests: {
    rows: own,
    not: { 'hashes of requests, for a day': '*' },
    retained: { 'deleted after a day': '*' },
  },
  tickets: {
    rows: own,
    file: 'tickets.json',
    exported: 'id user_name user_email subject message phone status priority design_id order_id merged_into created_at',
    not: {
      [ids]: 'user_id request_id',
      'account.json has them': 'user_role user_photo_url',
      [inside]:
        'assignee status_before_merge replies unread_by_user unread_by_support last_message_at told_replies told_at',
    },
  },
  ticket_replies: {
    rows: ofTickets,
    file: 'tickets.json',
    exported: 'sender message created_at',
    not: { [ids]: 'id ticket_id position request_id', 'which Admin answered': 'author_id' },
  },
  ticket_images: { rows: own, not: { 'as files, in ticket-images/': '*' } },
  message_logs: {
    rows: own,
    file: 'messages.json',
    exported: 'template_name subject created_at',
    not: { [ids]: 'id user_id outbox_id', 'which Admin sent it': 'sender' },
  },
  outbox: {
    rows: `(${own} or recipient = (select email from users where id = $1)) and dedupe_key is distinct from 'account-deleted:' || $1::text`,
    file: 'emails.json',
    exported: 'recipient subject created_at sent_at',
    not: {
      [ids]: 'id dedupe_key user_id mailing_id',
      'as plain text, which the file has': 'html',
      [secret]: 'sealed_link link',
      'invoices/ has them': 'attached attached_to',
      [inside]: 'state attempts error forget_after',
    },
  },
  mailing_recipients: {
    rows: own,
    not: { 'emails.json has the emails': '*' },
    retained: { 'ids, for the counts of a mailing': '*' },
  },
  favorite_prompts: {
    rows: own,
    file: 'favorite-prompts.json',
    exported: 'name prompt niche platform created_at',
    not: { [ids]: 'id user_id place' },
  },
  brands: {
    rows: own,
    file: 'brands.json',
    exported: 'id name content created_at saved_at',
    not: { [ids]: 'user_id version' },
  },
  month_plans: {
    rows: own,
    file: 'months.json',
    exported: 'id idea starts_on platform niche style brand_id language state pictures reminders created_at saved_at',
    not: { [ids]: 'user_id request_id version', [inside]: 'hold fed_at', [secret]: 'picture_secret' },
  },
  month_posts: {
    rows: own,
    file: 'months.json',
    exported: 'day angle headline second caption hashtags scene state picture design_id reminded_at',
    not: { [ids]: 'id plan_id user_id position', [inside]: 'owns_picture attempt error' },
  },
  saved_views: {
    rows: own,
    file: 'lists.json',
    exported: 'list name query is_shared',
    not: { [ids]: 'id user_id created_at' },
  },
  list_preferences: {
    rows: own,
    file: 'lists.json',
    exported: 'list density columns',
    not: { [ids]: 'user_id updated_at' },
  },
  webhook_endpoints: {
    rows: own,
    file: 'webhooks.json',
    exported: 'url description events active created_at',
    not: {
      [ids]: 'id user_id version',
      'of endpoints of the shop': 'admin_id',
      'events name them': 'patterns',
      [secret]: 'secret_cipher earlier_secret_cipher earlier_secret_until',
      [inside]: 'off_reason off_at failures failing_since rest_until busy_by busy_until',
    },
  },
  webhook_deliveries: {
    rows: `endpoint_id in (select id from webhook_endpoints where ${own})`,
    not: { "events.json has the events; the answers are of the owner's server": '*' },
  },
  events: {
    rows: own,
    file: 'events.json',
    exported: 'type data created_at',
    not: { [ids]: 'id user_id transaction_no' },
  },
  designs: {
    rows: own,
    file: 'designs.json',
    exported:
      'id platform post_type size niche style primary_text custom_prompt enhanced_prompt prompt lettering credits corrects picture_source photo_id based_on brand_id brand state error created_at finished_at',
    not: {
      [ids]: 'user_id request_id',
      'the words of the post have it': 'headline',
      [inside]:
        'correction_id correction_attempts misspelled step suggestions failure_reason attempts failure_cause model ai_key_id ai_key_name cost original_key image_key thumbnail_key width height lease_until started_at deletion_event_at',
      'deleted ones are left out, and erased after a while': 'deleted_at',
    },
  },
  design_documents: { rows: own, not: { 'designs.json has its words, designs/ the picture': '*' } },
  design_prints: {
    rows: 'design_id in (select id from designs where user_id = $1)',
    not: { 'sizes of the picture in designs/': '*' },
  },
  design_photos: { rows: own, not: { 'as files, in photos/': '*' } },
  design_queues: { rows: own, not: { [inside]: '*' }, retained: { 'counts alone': '*' } },
  files: { rows: 'owner_id = $1', not: { 'as files, in images/': '*' } },
  item_uploads: {
    rows: own,
    not: { 'files of the shop that an Admin uploaded': '*' },
    retained: { 'the shop sells them': '*' },
  },
  audit: {
    rows: `subject = 'users/' || $1::text`,
    file: 'actions-of-our-team.json',
    exported: 'subject action reason created_at',
    not: {
      [ids]: 'id request_id',
      'which Admin did it': 'actor',
      'states of the account, which account.json has': 'before after',
    },
    retained: {
      'who did what; texts about the person are erased': 'id action subject request_id actor created_at before after',
    },
  },
  suppressed_addresses: {
    rows: 'address = (select email from users where id = $1)',
    file: 'account.json',
    exported: 'reason created_at',
    not: { 'the address of the account': 'id address' },
    retained: { 'no email goes to this address for a year, with an account or without': '*' },
  },
};

/** Tables without data of a customer, or with no more than an id, by the reason. */
export const otherTables: Record<string, string> = {
  "the shop's own data":
    'ai_keys canned_answers content_sections content_versions earlier_slugs email_templates items packages paypal_accounts scheduled_sections settings invoice_series mailings',
  'sums and counts':
    'ai_calls daily_figures daily_money event_numbering figure_changes figure_zones file_uses removed_records visit_counts stray_files',
  'when jobs ran': 'scheduled_runs',
  'hashes or networks, for minutes or hours': 'email_recipients rate_limits',
  'states of orders and designs, whose outcome the archive has; reasons that Admins gave are erased': 'transitions',
  "PayPal's words about payments, for a week after they were handled": 'provider_events',
  'which Admin looks at a ticket, for seconds': 'ticket_presences',
};
