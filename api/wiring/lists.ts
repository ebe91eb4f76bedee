import { sessionList } from '../domain/accounts/sessions/session.list';
import { apiRequestList } from '../domain/api-requests/api-request.list';
import { userList } from '../domain/accounts/user.list';
import { auditList } from '../domain/audit/audit.list';
import { managedItemList } from '../domain/catalog/admin/managed-item.list';
import { itemList } from '../domain/catalog/item.list';
import { contentVersionList } from '../domain/content/admin/content-version.list';
import { creditEntryList } from '../domain/credits/credit.list';
import { designList } from '../domain/designs/design.list';
import { emailList } from '../domain/messages/email.list';
import { mailingList } from '../domain/messages/mailings/mailing.list';
import { messageList } from '../domain/messages/message.list';
import { suppressedAddressList } from '../domain/messages/suppressed-address.list';
import { purchaseList } from '../domain/orders/order.list';
import { unmatchedPaymentList } from '../domain/payments/unmatched/unmatched-payment.list';
import { ticketList } from '../domain/tickets/ticket.list';
import { eventList } from '../domain/webhooks/events/event.list';
import { webhookDeliveryList } from '../domain/webhooks/webhook-delivery.list';
import { registered } from '../platform/lists/registry';
import type { RegisteredList } from '../platform/lists/registry';

/** Every list of the product: their files, and the tests of their indexes, loop over it. */
export const lists: readonly RegisteredList[] = [
  registered(purchaseList),
  registered(designList),
  registered(creditEntryList),
  registered(ticketList),
  registered(userList),
  registered(auditList),
  registered(sessionList),
  registered(itemList),
  registered(managedItemList),
  registered(contentVersionList),
  registered(emailList),
  registered(messageList),
  registered(mailingList),
  registered(suppressedAddressList),
  registered(unmatchedPaymentList),
  registered(webhookDeliveryList),
  registered(eventList),
  registered(apiRequestList),
];
