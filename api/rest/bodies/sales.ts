import { z } from 'zod';
import { eachPoint } from '../shapes/sales';
import { count, money, needed, text } from './fields';

const fields = {
  packageName: z.string(),
  price: money,
  credit: count,
  validity: count.meta({ description: 'Days.' }),
};
const texts = { ...eachPoint(() => text), sellerEmail: text };

export const newPackageBody = z.object({ ...fields, ...texts });
export const packageBody = z.object(fields).partial().extend(texts);

const billing = { customerName: needed, address: needed, country: needed };
export const orderBody = z.object({ packageId: needed, ...billing });
export const itemOrderBody = z.object({
  itemId: text.meta({ description: 'Id or public number of the item.' }),
  packageId: text.meta({ description: 'The same; read where there is no itemId.' }),
  ...billing,
});

export const paymentBody = z.object({
  paypalTransactionID: needed.meta({ description: 'Id of the capture or of the order at PayPal.' }),
});
