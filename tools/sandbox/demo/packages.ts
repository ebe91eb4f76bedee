import { defaultPackages } from '../../../api/domain/catalog/default-packages';

/** The demo's initial catalog: the default packages, on sale. */
export const demoPackages = defaultPackages.map((bought, index) => ({ ...bought, position: index + 1 }));
