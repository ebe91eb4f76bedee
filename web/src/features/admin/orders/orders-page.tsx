import { ordersDefinition } from './orders-definition';
import { PurchasesList } from './purchases-list';

/** /admin/orders: every order of the shop; the count may be approximate. */
export const OrdersPage = () => <PurchasesList definition={ordersDefinition} />;
