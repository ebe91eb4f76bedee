import { randomUUID } from 'node:crypto';
import { designInput } from '../../../test/design-requests';
import { smallPictures } from '../../../test/images';
import { startTestProduct } from '../../../test/test-product';
import type { TestProduct } from '../../../test/test-product';
import type { UserEntity } from '../../accounts/user.entity';
import { listDesigns } from '../design.list';
import { createDesign } from '../design-creation.service';
import { generateDesign } from '../generation.job';
import { loadContent, findDocument, saveDocument } from './document.service';

describe('a headline that its customer edited', () => {
  let product: TestProduct;
  let owner: UserEntity;
  beforeAll(async () => {
    product = await startTestProduct({ gemini: true, environment: smallPictures });
    owner = await product.addUser({ credits: 5 });
  });
  afterAll(() => product.stop());

  const ctx = () => product.ctx(owner);
  async function made(basedOn?: string): Promise<string> {
    const design = { ...designInput, primaryText: 'Market day', lettering: 'SET' as const };
    const { id } = await createDesign(ctx(), { requestId: randomUUID(), design, ...(basedOn && { basedOn }) });
    await generateDesign(product.ctx(), id, new AbortController().signal);
    return id;
  }
  async function edit(id: string, version: number, headline: { text?: string; hidden?: boolean }) {
    const content = await loadContent(ctx(), await findDocument(ctx(), id));
    const words = { ...content.words, headline: { ...content.words.headline, ...headline } };
    return saveDocument(ctx(), { id, version, content: { ...content, words } });
  }
  const found = async (search: string) =>
    (await listDesigns(ctx(), { filter: { search } }, owner.id).items()).map(({ id }) => id);

  it('finds its design, as the words do that it was made with', async () => {
    const first = await made();
    await edit(first, 1, { text: 'Zwölf Körbe' });
    expect([await found('zwolf KORBE'), await found('market day')]).toEqual([[first], [first]]);
    const second = await made(first);
    expect(await found('körbe')).toEqual([second, first]);

    await edit(first, 2, { hidden: true });
    expect(await found('körbe')).toEqual([second]);
    await edit(first, 3, { hidden: false, text: 'Market day' });
    expect(await found('körbe')).toEqual([second]);
    expect(await found('market day')).toEqual([second, first]);
  });

  it('stays as it was when the save is refused', async () => {
    const id = await made();
    await edit(id, 1, { text: 'Lantern night' });
    await expect(edit(id, 1, { text: 'Never saved' })).rejects.toMatchObject({ code: 'CONFLICT' });
    expect([await found('never saved'), await found('lantern')]).toEqual([[], [id]]);
  });

  it('is saved once by a call that is repeated', async () => {
    const id = await made();
    const version = (await findDocument(ctx(), id)).version;
    const saved = await edit(id, version, { text: 'Parade' });
    expect(await edit(id, version, { text: 'Parade' })).toMatchObject({ version: saved.version });
    await expect(edit(id, version, { text: 'Parades' })).rejects.toMatchObject({ code: 'CONFLICT' });
    await edit(id, saved.version, { text: 'Parades' });
    await expect(edit(id, version, { text: 'Parade' })).rejects.toMatchObject({ code: 'CONFLICT' });
  });
});
