import { brandForm, type Brand } from '../../../studio/posts/brand';

export const brandId = '01900000-0000-7000-8000-0000000000b1';

export type StoredBrand = Brand & { id: string; version: number; savedAt: string };

/** Returns a stored brand. */
export const aStoredBrand = (part: Partial<StoredBrand> = {}): StoredBrand => ({
  id: brandId,
  version: 3,
  savedAt: '2026-11-01T10:00:00.000Z',
  name: 'Bread & Salt',
  logo: { light: null, dark: null, corner: 'TOP_RIGHT' },
  colors: { ground: '#fff7e8', main: '#b3321f', second: '#e0a22c', accent: '#14614f', deep: '#2a1410' },
  fonts: 'GROTESQUE',
  contact: 'bread-and-salt.example',
  handle: '',
  buttons: ['Order now'],
  hashtags: ['sourdough'],
  wordsToUse: [],
  wordsToAvoid: ['cheap'],
  language: '',
  ...part,
});

/** A server that stores brands. Returns its rows, what was sent, and the resolvers. */
export function brandServer(rows: StoredBrand[], { most = 3 } = {}) {
  const state = { rows, sent: [] as Brand[] };
  const user = () => ({ id: '01900000-0000-7000-8000-000000000001', brands: state.rows, mostBrands: most });
  const refusal = (code: string, message: string, field: string[] | null = null) => ({
    brand: null,
    user: null,
    errors: [{ code, message, field }],
  });
  const answer = (brand: StoredBrand) => ({ brand, user: user(), errors: [] });
  const stored = (input: Brand, id: string, version: number): StoredBrand => ({
    ...aStoredBrand(),
    ...brandForm.parse(input),
    id,
    version,
  });
  return {
    state,
    User: { brands: () => state.rows, mostBrands: () => most },
    Mutation: {
      createBrand: (_root: unknown, { input }: { input: Brand }) => {
        state.sent.push(input);
        if (state.rows.length >= most) return refusal('LIMIT_REACHED', 'You have as many as there may be.');
        const brand = stored(
          input,
          `01900000-0000-7000-8000-0000000001${state.sent.length.toString().padStart(2, '0')}`,
          1,
        );
        state.rows = [...state.rows, brand];
        return answer(brand);
      },
      saveBrand: (_root: unknown, { id, version, input }: { id: string; version: number; input: Brand }) => {
        state.sent.push(input);
        const before = state.rows.find((one) => one.id === id);
        if (!before) return refusal('NOT_FOUND', 'Brand not found.');
        if (before.version !== version)
          return refusal('CONFLICT', 'This brand was changed in another window.', ['version']);
        const brand = stored(input, id, version + 1);
        state.rows = state.rows.map((one) => (one.id === id ? brand : one));
        return answer(brand);
      },
      deleteBrand: (_root: unknown, { id }: { id: string }) => {
        const brand = state.rows.find((one) => one.id === id);
        state.rows = state.rows.filter((one) => one.id !== id);
        return brand ? answer(brand) : refusal('NOT_FOUND', 'Brand not found.');
      },
    },
  };
}
