import { screen } from '@testing-library/react';
import { rememberBrand, rememberedBrand } from '../../entities/brand/brand-values';
import { aStoredBrand, brandId, brandServer } from '../../test/brands';
import { member } from '../../test/defaults';
import { generate, working } from '../../test/generate-loaves';
import { openGenerator, optionsForm } from '../../test/open-generator';

const choice = () => screen.findByRole('combobox', { name: 'Brand' });

afterEach(() => localStorage.clear());

describe('the brand of a new post', () => {
  it('is chosen once, sent, and remembered for the account', async () => {
    const generator = openGenerator({ lists: brandServer([aStoredBrand()]).User });
    await generator.user.selectOptions(await choice(), brandId);
    expect(rememberedBrand(member.id)).toBe(brandId);
    await generate(generator);
    await working();
    expect(generator.sent('CreateDesign')).toMatchObject([{ input: { brandId } }]);
  });

  it('is none with drawn lettering', async () => {
    rememberBrand(member.id, brandId);
    const generator = openGenerator({ lists: brandServer([aStoredBrand()]).User });
    expect(await choice()).toHaveValue(brandId);
    await generator.user.click(screen.getByRole('radio', { name: 'The AI' }));
    expect(screen.queryByRole('combobox', { name: 'Brand' })).not.toBeInTheDocument();
    await generate(generator);
    await working();
    expect(generator.sent('CreateDesign')).toMatchObject([{ input: { brandId: null } }]);
  });

  it('is none for an account without brands, and after the remembered one was deleted', async () => {
    rememberBrand(member.id, brandId);
    const generator = openGenerator();
    await optionsForm();
    await generate(generator);
    await working();
    expect(generator.sent('CreateDesign')).toMatchObject([{ input: { brandId: null } }]);
    expect(screen.queryByRole('combobox', { name: 'Brand' })).not.toBeInTheDocument();
  });
});
