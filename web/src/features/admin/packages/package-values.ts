import type { z } from 'zod';
import type { packageForm } from '../../../../../contract/catalog';
import type { PackageInput } from '../../../gql/schema';
import type { ManagedPackageFragment } from './packages.generated';

export type PackageValues = z.input<typeof packageForm>;

/** Returns the form's values of a package, or of a new one, whose numbers are not known yet. */
export const valuesOf = (stored: ManagedPackageFragment | null) => ({
  name: stored?.name ?? '',
  price: stored?.price ?? '',
  credit: stored?.credit,
  validityDays: stored?.validityDays,
  features: (stored?.features ?? ['']).map((text) => ({ text })),
  sellerEmail: stored?.sellerEmail ?? '',
});

/** Returns the input that a form's values save. */
export const inputOf = ({ features, sellerEmail, ...values }: PackageValues): PackageInput => ({
  ...values,
  features: features.map(({ text }) => text),
  sellerEmail: sellerEmail || null,
});
