import { brandOf } from '../../../entities/brand/brand-values';
import type { BrandPartsFragment } from '../../../entities/brand/brands.generated';
import { errorMessage } from '../../../lib/errors';
import { notify } from '../../../lib/notify';
import { useCreateBrandMutation, useDeleteBrandMutation } from './brand.generated';

/** Returns the deletion of a brand, which a note offers to undo. */
export function useBrandDeletion(onDeleted: () => void): (brand: BrandPartsFragment) => Promise<void> {
  const [remove] = useDeleteBrandMutation();
  const [create] = useCreateBrandMutation();
  const restore = async (brand: BrandPartsFragment) => {
    try {
      const { data } = await create({ variables: { input: brandOf(brand) } });
      const refusal = data?.createBrand.errors[0];
      if (refusal) notify.error(refusal.message);
    } catch (error) {
      // an identical brand that was restored after all is not restored twice
      offer(`“${brand.name}” could not be restored. ${errorMessage(error)}`, brand);
    }
  };
  const offer = (text: string, brand: BrandPartsFragment) =>
    notify.undo(text, () => void restore(brand), { takesFocus: true });
  return async (brand) => {
    try {
      const { data } = await remove({ variables: { id: brand.id } });
      const refusal = data?.deleteBrand.errors[0];
      if (refusal && refusal.code !== 'NOT_FOUND') {
        notify.error(refusal.message);
        return;
      }
      onDeleted();
      offer(`“${brand.name}” is deleted. Posts in it stay as they are.`, brand);
    } catch (error) {
      notify.error(errorMessage(error));
    }
  };
}
