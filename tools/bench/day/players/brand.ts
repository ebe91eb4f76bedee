import sharp from 'sharp';
import { imageUpload } from '../../../../contract/uploads';
import type { Brand } from '../../../../studio/posts/brand';
import type { UserError } from '../caller';
import type { Requested } from '../facts';
import type { Random } from '../random';
import { pause } from '../world';
import type { Customer, World } from '../world';
import { design } from './design';

interface Payload {
  brand: { id: string; version: number } | null;
  errors: UserError[];
}

const colour = (random: Random) => `#${random.whole(0x100000, 0xffffff).toString(16)}`;
const logoSide = 300;

/** Uploads a logo that no other customer has. @returns its address */
async function uploadLogo(random: Random, { caller }: Customer): Promise<string> {
  const logo = sharp({ create: { width: logoSide, height: logoSide, channels: 3, background: colour(random) } });
  const form = new FormData();
  form.append(
    imageUpload.field,
    new Blob([Uint8Array.from(await logo.png().toBuffer())], { type: 'image/png' }),
    'a.png',
  );
  const { text } = await caller.post('upload of a logo', imageUpload.path, form);
  return (JSON.parse(text) as { file: { url: string } }).file.url;
}

const newBrand = async (random: Random, customer: Customer): Promise<Brand> => ({
  name: `Bakery ${customer.marker}`,
  logo: {
    light: random.chance(0.7) ? { image: await uploadLogo(random, customer), ratio: 1, ink: null } : null,
    dark: null,
    corner: 'TOP_RIGHT',
  },
  colors: { ground: '#fff7e8', main: '#b3321f', second: '#e0a22c', accent: '#14614f', deep: '#2a1410' },
  fonts: 'ELEGANT',
  contact: `${customer.marker}.example`,
  handle: '@bread',
  buttons: ['Order now'],
  hashtags: ['sourdough'],
  wordsToUse: ['slowly'],
  wordsToAvoid: ['cheap'],
  language: 'en',
});

/** Makes a brand. A repeated call returns the brand of the first one. */
async function create({ facts }: World, random: Random, customer: Customer): Promise<void> {
  const input = await newBrand(random, customer);
  const requested: Requested = { kind: 'brand', requestId: input.name, userId: customer.id };
  facts.requested.push(requested);
  const send = async () => (await customer.caller.ask<{ createBrand: Payload }>('CreateBrand', { input })).createBrand;
  const { brand } = await send();
  if (!brand) return;
  requested.id = brand.id;
  customer.brand = { ...brand, input };
  if (random.chance(0.2) && (await send()).brand?.id !== brand.id) facts.broken.push(`CreateBrand ${input.name} twice`);
}

/** Changes the contact, and now and then the logo. */
async function change({ facts }: World, random: Random, customer: Customer): Promise<void> {
  const { brand, caller, marker } = customer;
  if (!brand) return;
  const { id, version } = brand;
  const image = random.chance(0.3) ? await uploadLogo(random, customer) : null;
  const logo = image ? { ...brand.input.logo, light: { image, ratio: 1, ink: null } } : brand.input.logo;
  const input = { ...brand.input, logo, contact: `${random.whole(1, 99)} High Street ${marker}` };
  const { saveBrand } = await caller.ask<{ saveBrand: Payload }>('SaveBrand', { id, version, input });
  if (saveBrand.brand) {
    customer.brand = { ...saveBrand.brand, input };
    facts.saved.push({ kind: 'brand', ...saveBrand.brand });
    return;
  }
  // the answer to the first attempt was lost: the page shows what is stored
  const { me } = await caller.ask<{ me: { brands: { id: string; version: number }[] } }>('Brands');
  const stored = me.brands.find((one) => one.id === id);
  if (stored) customer.brand = { ...brand, version: stored.version };
  else facts.broken.push(`brand ${id} is gone: ${saveBrand.errors[0]?.code}`);
}

/** A customer makes a brand or changes it, and makes a design in it. */
export async function useBrand(world: World, random: Random, customer: Customer): Promise<void> {
  await customer.caller.ask('Brands');
  await pause(random, 3);
  if (customer.brand) await change(world, random, customer);
  else await create(world, random, customer);
  const { brand } = customer;
  if (brand) await design(world, random, customer, { brandId: brand.id });
}
