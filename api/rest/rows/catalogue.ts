import { z } from 'zod';
import { centsOf } from '../../../contract/money';
import { answered, answers, changed, created, data } from '../answers';
import { newPackageBody, packageBody } from '../bodies/sales';
import type { Body } from '../body';
import { uuid } from '../caller';
import { found, invalid } from '../failure';
import {
  RestItemDocument,
  RestPackageByIdDocument,
  RestPackagesDocument,
  RestPayPalSettingsDocument,
  RestSavePackageDocument,
} from '../generated/operations';
import type { PackageInput } from '../generated/operations';
import { row } from '../row';
import { item as itemSchema, itemShape, onePackage, packageShape, pointNames } from '../shapes/sales';
import { payPal, payPalShape } from '../shapes/sections';

/** Names of the contract's fields in the body. */
const packageFields = { name: 'packageName', validityDays: 'validity', features: 'pointOne' };

/** Returns what a body changes at a package; a text that is blank goes, and gaps between the texts close. */
function packageInput(body: Body): PackageInput {
  const name = body.text('packageName');
  return {
    ...(name !== undefined && { name }),
    price: body.money('price') ?? null,
    credit: body.count('credit') ?? null,
    validityDays: body.count('validity') ?? null,
    featureChanges: pointNames.flatMap((point, index) => {
      const text = body.text(point);
      return text === undefined ? [] : [{ position: index + 1, text }];
    }),
    ...(body.has('sellerEmail') && { sellerEmail: body.text('sellerEmail') || null }),
  };
}

/** Returns what a body puts on sale. @throws RestFailure 400 */
function newPackage(body: Body): PackageInput {
  const missing = ['packageName', 'price', 'credit', 'validity'].find((name) => !body.has(name));
  if (missing) throw invalid(missing, `${missing} is required.`);
  return packageInput(body);
}

const tag = 'Packages and items';

export const catalogueRows = [
  row({
    method: 'GET',
    path: '/packages',
    access: 'public',
    tag,
    summary: 'List the packages on sale',
    description: 'Cheapest first.',
    returns: z.array(onePackage),
    operation: RestPackagesDocument,
    variables: ({ may }) => ({ isAdmin: may('ADMIN_SALES_READ') }),
    answer: ({ packages }) =>
      packages.toSorted((one, other) => centsOf(one.price) - centsOf(other.price)).map(packageShape),
  }),
  row({
    method: 'GET',
    path: '/package/{id}',
    access: 'public',
    tag,
    summary: 'Read a package',
    returns: onePackage,
    operation: RestPackageByIdDocument,
    variables: ({ id, may }) => ({ id, isAdmin: may('ADMIN_SALES_READ') }),
    answer: (read) => packageShape(found(read.package, 'Package')),
  }),
  row({
    method: 'POST',
    path: '/add-package',
    access: 'admin',
    tag,
    summary: 'Put a new package on sale',
    body: newPackageBody,
    fields: packageFields,
    once: true,
    refusals: {
      LIMIT_REACHED: 'Three packages are already on sale.',
      CONFLICT: 'The Idempotency-Key was already used for a different request.',
    },
    returns: answers.created(onePackage),
    operation: RestSavePackageDocument,
    variables: ({ body, requestId }) => ({ id: null, input: newPackage(body), requestId, isAdmin: true }),
    answer: ({ savePackage }) => {
      const saved = found(savePackage.package, 'Package');
      return created('Package added successfully.', saved.id, packageShape(saved));
    },
  }),
  row({
    method: 'PUT',
    path: '/edit-package/{id}',
    access: 'admin',
    tag,
    summary: 'Change a package',
    body: packageBody,
    fields: packageFields,
    returns: answers.changed(onePackage),
    operation: RestSavePackageDocument,
    variables: ({ id, body }) => ({ id, input: packageInput(body), requestId: null, isAdmin: true }),
    answer: ({ savePackage }) =>
      changed(
        'Package updated successfully.',
        packageShape(found(savePackage.package, 'Package')),
        savePackage.isChanged === true,
      ),
  }),
  row({
    method: 'GET',
    path: '/item/{id}',
    access: 'public',
    tag,
    summary: 'Read an item',
    id: 'item',
    description: 'Paid content is null for a token without ORDERS_READ.',
    returns: answers.data(itemSchema),
    operation: RestItemDocument,
    variables: ({ id, isSignedIn, holds, may }) => ({
      by: uuid.test(id) ? { id } : { number: id },
      id,
      isSignedIn: isSignedIn && (holds('ORDERS_READ') || may('ADMIN_SALES_READ')),
    }),
    answer: ({ item, itemAccess }) => data(itemShape({ item: found(item, 'Item'), access: itemAccess ?? null })),
  }),
  row({
    method: 'GET',
    path: '/api/paypal-settings',
    access: 'public',
    tag: 'Settings',
    summary: 'Read the PayPal settings',
    description: 'The secret is never returned.',
    returns: answers.answered(payPal),
    operation: RestPayPalSettingsDocument,
    variables: ({ may }) => ({ isAdmin: may('ADMIN_SETTINGS_READ') }),
    answer: ({ settings }) => answered('PayPal settings.', payPalShape(settings.paypal)),
  }),
];
