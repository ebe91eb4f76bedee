import { answered, changed, created } from '../answers';
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
import type { RestCall, RestRow } from '../row';
import { itemShape, packageShape, pointNames } from '../shapes/sales';
import { payPalShape } from '../shapes/sections';

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

export const catalogueRows: RestRow[] = [
  { method: 'GET', path: '/packages', access: 'public', answer: shown },
  {
    method: 'GET',
    path: '/package/{id}',
    access: 'public',
    answer: async ({ run, id, isAdmin }) => {
      const { package: found } = await run(RestPackageByIdDocument, { id, isAdmin });
      if (!found) throw notFound('Package');
      return packageShape(found);
    },
  },
  {
    method: 'POST',
    path: '/add-package',
    access: 'admin',
    fields: packageFields,
    answer: async ({ run, body }) => {
      const input = packageInput(body, null);
      // a new package has no version that another Admin could have changed
      const { savePackage } = await run(RestSavePackageDocument, { id: null, input, version: 0, isAdmin: true });
      refuseErrors(savePackage, packageFields);
      if (!savePackage.package) throw notFound('Package');
      return created('Package added successfully.', savePackage.package.id, packageShape(savePackage.package));
    },
  },
  {
    method: 'PUT',
    path: '/edit-package/{id}',
    access: 'admin',
    fields: packageFields,
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
  },
  {
    method: 'GET',
    path: '/item/{id}',
    access: 'public',
    id: 'item',
    answer: async ({ run, id, isSignedIn }) => {
      const { item } = await run(RestItemDocument, { by: uuid.test(id) ? { id } : { number: id } });
      if (!item) throw notFound('Item');
      const access = isSignedIn ? (await run(RestItemAccessDocument, { id: item.id })).itemAccess : null;
      return { success: true, data: itemShape(item, access) };
    },
  },
  {
    method: 'GET',
    path: '/api/paypal-settings',
    access: 'public',
    answer: async ({ run, isAdmin }) => {
      const { settings } = await run(RestPayPalSettingsDocument, { isAdmin });
      return answered('PayPal settings.', payPalShape(settings.paypal));
    },
  },
];
