import { defaultPackages } from '../../../api/domain/catalog/default-packages';

/** The catalogue the demo starts with: the default packages, on sale. */
export const demoPackages = defaultPackages.map((bought, index) => ({ ...bought, position: index + 1 }));
