import type { PersonalTable } from './personal-table';
import { ids, inside, law, own } from './personal-table';

const ofOrders = 'order_id in (select id from orders where user_id = $1)';
const ofPayments = `payment_id in (select id from payments where ${ofOrders})`;

/** What an account has ordered and paid, and its credits; see `personalTables`. */
export const salesTables: Record<string, PersonalTable> = {
  orders: {
    rows: own,
    file: 'orders.json',
    exported:
      'id kind order_code payment_code package_id item_id name price fee total currency credit validity_days payment_status order_status customer_name customer_email address country membership_until return_until paid_at transaction_id payer_email payment_problem refunded guidelines access_url file_name file_bytes slug item_number image_url created_at',
    not: {
      [ids]: 'user_id request_id',
      [inside]: 'sole_of_item paid_number guidelines_html file_key featured_image next_close_at deleted_at',
      'data of the seller': 'seller_email',
    },
    retained: {
      [law]:
        'id kind order_code payment_code user_id package_id item_id name price fee total currency credit validity_days payment_status order_status customer_name address country membership_until return_until paid_at paid_number transaction_id payment_problem refunded created_at seller_email',
      'the offer as it was sold':
        'sole_of_item guidelines guidelines_html access_url file_key file_name file_bytes slug item_number image_url featured_image',
      [inside]: 'next_close_at deleted_at',
    },
  },
  order_comments: {
    rows: ofOrders,
    file: 'comments-on-orders.json',
    exported: 'text created_at',
    not: { [ids]: 'id order_id', 'which Admin wrote it': 'author' },
  },
  payments: {
    rows: ofOrders,
    file: 'orders.json',
    exported:
      'provider_order_id capture_id amount currency captured_amount captured_currency payer_email captured_at created_at',
    not: {
      [ids]: 'id order_id account_id invoice_id',
      [inside]: 'provider brand_name site_url state claimed_until capture_tries refused_at checks next_check_at error',
    },
    retained: {
      [law]:
        'id order_id account_id invoice_id provider brand_name site_url state provider_order_id capture_id amount currency captured_amount captured_currency captured_at created_at',
      [inside]: 'claimed_until capture_tries refused_at checks next_check_at error',
    },
  },
  refunds: {
    rows: ofPayments,
    file: 'orders.json',
    exported: 'amount credits_back message unknown_since created_at',
    not: {
      [ids]: 'id payment_id provider_refund_id request_id',
      'the note of our team': 'reason actor',
      [inside]: 'state next_check_at checks',
    },
    retained: {
      [law]: 'id payment_id provider_refund_id amount credits_back created_at state request_id actor',
      [inside]: 'next_check_at checks unknown_since',
    },
  },
  disputes: {
    rows: ofPayments,
    file: 'orders.json',
    exported: 'state outcome reason amount currency created_at ended_at',
    not: { [ids]: 'id payment_id provider_dispute_id', 'a date for the shop': 'respond_by' },
    retained: { [law]: '*' },
  },
  invoices: { rows: own, not: { 'as documents, in invoices/': '*' }, retained: { [law]: '*' } },
  unmatched_payments: {
    rows: 'order_code in (select order_code from orders where user_id = $1)',
    file: 'unmatched-payments.json',
    exported: 'capture_id payer_email amount currency order_code captured_at state decided_at',
    not: {
      [ids]: 'id account_id provider_order_id invoice_id order_id provider_refund_id created_at',
      'the note of our team': 'reason decided_by',
      [inside]: 'next_check_at',
    },
    retained: {
      [law]:
        'id account_id provider_order_id invoice_id order_id provider_refund_id created_at capture_id amount currency order_code captured_at state decided_at decided_by next_check_at',
    },
  },
  credit_entries: {
    rows: own,
    file: 'credits.json',
    exported: 'change balance_after reason subject_type subject note created_at',
    not: { [ids]: 'id user_id request_id', 'the order of its subject': 'order_id', 'which Admin did it': 'actor' },
    retained: {
      [law]: 'id user_id change balance_after reason subject_type subject order_id request_id actor created_at',
    },
  },
  credit_deductions: { rows: own, not: { 'credits.json has the credits': '*' }, retained: { [law]: '*' } },
  owed_credits: { rows: own, not: { 'credits.json has them once they are taken': '*' }, retained: { [law]: '*' } },
};
