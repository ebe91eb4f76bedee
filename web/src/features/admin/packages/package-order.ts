import type { ManagedPackageFragment } from './packages.generated';

/** Returns the packages on sale as visitors see them: the cheapest first, equal prices in their order. */
export const onSaleOf = (packages: readonly ManagedPackageFragment[]): ManagedPackageFragment[] =>
  packages
    .filter(({ position }) => position !== null)
    .sort((one, other) => Number(one.price) - Number(other.price) || (one.position ?? 0) - (other.position ?? 0));

/** Returns the hidden packages, newest first. */
export const hiddenOf = (packages: readonly ManagedPackageFragment[]): ManagedPackageFragment[] =>
  packages.filter(({ position }) => position === null).sort((one, other) => (one.createdAt < other.createdAt ? 1 : -1));

/** Returns ids with one of them at another place. */
export function moved(ids: readonly string[], id: string, place: number): string[] {
  const others = ids.filter((other) => other !== id);
  return [...others.slice(0, place), id, ...others.slice(place)];
}

/** Returns whether another place shows on the site: it sorts by price, and only equal prices by place. */
export const isTied = (packages: readonly Pick<ManagedPackageFragment, 'price'>[], from: number, to: number): boolean =>
  packages[from] !== undefined && Number(packages[from].price) === Number(packages[to]?.price);

/**
 * Returns whether a package is the highlighted one on the site: the second cheapest on sale (specification, public
 * site, section 9).
 */
export function isPopular(onSale: readonly Pick<ManagedPackageFragment, 'id' | 'price'>[], id: string): boolean {
  const byPrice = [...onSale].sort((one, other) => Number.parseFloat(one.price) - Number.parseFloat(other.price));
  return byPrice[1]?.id === id;
}
