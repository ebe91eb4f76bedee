import type { ManagedPackageFragment } from './packages.generated';

/** Returns the packages on sale in their order. */
export const onSaleOf = (packages: readonly ManagedPackageFragment[]): ManagedPackageFragment[] =>
  packages
    .filter(({ position }) => position !== null)
    .sort((one, other) => (one.position ?? 0) - (other.position ?? 0));

/** Returns the hidden packages, newest first. */
export const hiddenOf = (packages: readonly ManagedPackageFragment[]): ManagedPackageFragment[] =>
  packages.filter(({ position }) => position === null).sort((one, other) => (one.createdAt < other.createdAt ? 1 : -1));

/** Returns ids with one of them at another place. */
export function moved(ids: readonly string[], id: string, place: number): string[] {
  const others = ids.filter((other) => other !== id);
  return [...others.slice(0, place), id, ...others.slice(place)];
}

/**
 * Returns whether a package is the highlighted one on the site: the second cheapest on sale (specification, public
 * site, section 9).
 */
export function isPopular(onSale: readonly Pick<ManagedPackageFragment, 'id' | 'price'>[], id: string): boolean {
  const byPrice = [...onSale].sort((one, other) => Number.parseFloat(one.price) - Number.parseFloat(other.price));
  return byPrice[1]?.id === id;
}
