import { z } from 'zod';
import { answered, answers, changed, created, data } from '../answers';
import { newPackageBody, packageBody } from '../bodies/sales';
import type { Body } from '../body';
import { uuid } from '../caller';
import { invalid, notFound, refuseErrors } from '../failure';
import {
  RestItemAccessDocument,
  RestItemDocument,
  RestPackageByIdDocument,
  RestPackageForEditingDocument,
  RestPackagesDocument,
  RestPayPalSettingsDocument,
  RestSavePackageDocument,
} from '../generated/operations';
import type { PackageInput, RestPackageFragment } from '../generated/operations';
import { row } from '../row';
import type { RestCall } from '../row';
import { item as itemSchema, itemShape, onePackage, packageShape, pointNames } from '../shapes/sales';
import { payPal, payPalShape } from '../shapes/sections';

/** Names of the contract's fields in the body. */
const packageFields = { name: 'packageName', validityDays: 'validity', features: 'pointOne' };

/** Returns a package's new values: what is not sent stays, and gaps between its texts close. */
function packageInput(body: Body, before: RestPackageFragment | null): PackageInput {
  const name = body.text('packageName')?.trim() ?? before?.name;
  const price = body.money('price') ?? before?.price;
  const credit = body.count('credit') ?? before?.credit;
  const validityDays = body.count('validity') ?? before?.validityDays;
  if (!name) throw invalid('packageName', 'packageName is required.');
  if (price === undefined) throw invalid('price', 'price is required.');
  if (credit === undefined) throw invalid('credit', 'credit is required.');
  if (validityDays === undefined) throw invalid('validity', 'validity is required.');
  const features = pointNames
    .map((point, index) => body.text(point) ?? before?.features[index] ?? '')
    .filter((text) => text.trim() !== '');
  const sellerEmail = body.text('sellerEmail') ?? before?.sellerEmail ?? null;
  return { name, price, credit, validityDays, features, sellerEmail: sellerEmail || null };
}

const shown = async ({ run, isAdmin }: RestCall) => {
  const { packages } = await run(RestPackagesDocument, { isAdmin });
  return packages.toSorted((one, other) => Number(one.price) - Number(other.price)).map(packageShape);
};

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
    answer: shown,
  }),
  row({
    method: 'GET',
    path: '/package/{id}',
    access: 'public',
    tag,
    summary: 'Read a package',
    returns: onePackage,
    answer: async ({ run, id, isAdmin }) => {
      const { package: found } = await run(RestPackageByIdDocument, { id, isAdmin });
      if (!found) throw notFound('Package');
      return packageShape(found);
    },
  }),
  row({
    method: 'POST',
    path: '/add-package',
    access: 'admin',
    tag,
    summary: 'Put a new package on sale',
    body: newPackageBody,
    fields: packageFields,
    refusals: { LIMIT_REACHED: 'Three packages are on sale.' },
    returns: answers.created(onePackage),
    answer: async ({ run, body }) => {
      const input = packageInput(body, null);
      // a new package has no version that another Admin could have changed
      const { savePackage } = await run(RestSavePackageDocument, { id: null, input, version: 0, isAdmin: true });
      refuseErrors(savePackage, packageFields);
      if (!savePackage.package) throw notFound('Package');
      return created('Package added successfully.', savePackage.package.id, packageShape(savePackage.package));
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
    refusals: { CONFLICT: 'Another Admin has changed the package meanwhile.' },
    returns: answers.changed(onePackage),
    answer: async ({ run, id, body }) => {
      const { packageForEditing: before } = await run(RestPackageForEditingDocument, { id, isAdmin: true });
      const input = packageInput(body, before);
      const { savePackage } = await run(RestSavePackageDocument, {
        id,
        input,
        version: before.version ?? 0,
        isAdmin: true,
      });
      refuseErrors(savePackage, packageFields);
      if (!savePackage.package) throw notFound('Package');
      return changed('Package updated successfully.', packageShape(savePackage.package));
    },
  }),
  row({
    method: 'GET',
    path: '/item/{id}',
    access: 'public',
    tag,
    summary: 'Read an item',
    id: 'item',
    refusals: { FORBIDDEN: 'The token lacks ORDERS_READ.' },
    returns: answers.data(itemSchema),
    answer: async ({ run, id, isSignedIn }) => {
      const { item } = await run(RestItemDocument, { by: uuid.test(id) ? { id } : { number: id } });
      if (!item) throw notFound('Item');
      const access = isSignedIn ? (await run(RestItemAccessDocument, { id: item.id })).itemAccess : null;
      return data(itemShape(item, access));
    },
  }),
  row({
    method: 'GET',
    path: '/api/paypal-settings',
    access: 'public',
    tag: 'Settings',
    summary: 'Read how PayPal is set up',
    description: 'The secret is never answered.',
    returns: answers.answered(payPal),
    answer: async ({ run, isAdmin }) => {
      const { settings } = await run(RestPayPalSettingsDocument, { isAdmin });
      return answered('PayPal settings.', payPalShape(settings.paypal));
    },
  }),
];
