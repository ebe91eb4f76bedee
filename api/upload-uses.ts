import { accountsShow } from './domain/accounts/user.service';
import { itemsShow } from './domain/catalog/item.service';
import { sectionsShow } from './domain/content/content.service';
import type { UploadUse } from './domain/files/upload-sweep.job';
import { ordersShow } from './domain/orders/order.service';
import { ticketsShow } from './domain/tickets/contact.service';

/** Everything that may show an uploaded image. A concept that begins to stands here, or its pictures are swept away. */
export const uploadUses: readonly UploadUse[] = [accountsShow, itemsShow, sectionsShow, ordersShow, ticketsShow];
