import { randomUUID } from 'node:crypto';
import exifr from 'exifr';
import sharp from 'sharp';
import { designInput } from '../../test/filled-product';
import { startTestProduct } from '../../test/test-product';
import type { TestProduct } from '../../test/test-product';
import type { StoredFile } from '../../platform/storage/storage';
import { DesignEntity } from './design.entity';
import { createDesign } from './design-creation.service';
import { cancelDesign } from './design.service';
import { generateDesign } from './generation.job';
import { finishPicture } from './picture';
import { sweepDesignFiles } from './sweep.job';

const hour = 60 * 60 * 1000;
const never = new AbortController().signal;
const origin = 'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia';

describe("a design's files", () => {
  let product: TestProduct;

  beforeAll(async () => {
    product = await startTestProduct({ http: true, gemini: true });
  });
  afterAll(() => product.stop());

  const db = () => product.services.dataSource.manager;
  const files = () => product.services.storage;
  const keysStored = async () => {
    const found: StoredFile[] = [];
    for await (const file of files().list('designs/')) found.push(file);
    return found.map(({ key }) => key).sort();
  };
  const order = async () => {
    const user = await product.addUser({ credits: 5 });
    return { user, design: await createDesign(product.ctx(user), { requestId: randomUUID(), design: designInput }) };
  };
  const made = async () => {
    const { user, design } = await order();
    await generateDesign(product.ctx(), design.id, never);
    return { user, design: await db().findOneByOrFail(DesignEntity, { id: design.id }) };
  };
  const sweep = (days: number) => sweepDesignFiles(product.ctx(), Date.now() + days * 24 * hour);

  it('carry the AI origin in their XMP, and include the original as received', async () => {
    const browser = product.browser();
    const id = await browser.register('origin@example.com');
    await product.giveCredits(id, 1);
    const design = await createDesign(product.ctx({ id, role: 'MEMBER' }), {
      requestId: randomUUID(),
      design: designInput,
    });
    await fetch(`${product.gemini.url}/sandbox/manners`, { method: 'POST', body: JSON.stringify({ format: 'jpeg' }) });
    await generateDesign(product.ctx(), design.id, never);
    for (const part of ['image', 'download']) {
      const bytes = Buffer.from(await (await browser.fetch(`/designs/${design.id}/${part}`)).arrayBuffer());
      const xmp = (await exifr.parse(bytes, { xmp: true, mergeOutput: false })) as Record<
        string,
        Record<string, unknown>
      >;
      expect(xmp['Iptc4xmpExt']?.['DigitalSourceType']).toBe(origin);
    }
    // this reader does not support WebP: reads the chunk of the file itself
    const thumbnail = Buffer.from(await (await browser.fetch(`/designs/${design.id}/thumbnail`)).arrayBuffer());
    const chunk = thumbnail.indexOf('XMP ', 0, 'latin1');
    expect(thumbnail.toString('utf8', chunk + 8, chunk + 8 + thumbnail.readUInt32LE(chunk + 4))).toContain(
      `<Iptc4xmpExt:DigitalSourceType>${origin}<`,
    );
    const { originalKey } = await db().findOneByOrFail(DesignEntity, { id: design.id });
    expect(originalKey).toBe(`designs/${design.id}/original.jpg`);
    expect((await sharp((await files().get(originalKey ?? '')) ?? Buffer.alloc(0)).metadata()).format).toBe('jpeg');
    await fetch(`${product.gemini.url}/sandbox/reset`, { method: 'POST' });
  });

  it('have the dimensions after the camera rotation of the original is applied', async () => {
    const rotated = await sharp({ create: { width: 300, height: 540, channels: 3, background: '#336699' } })
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect(await finishPicture(rotated, 'LANDSCAPE')).toMatchObject({
      width: 533,
      height: 300,
      original: { ending: 'jpg' },
    });
  });

  it('are streamed with their length, and answer 304 to a matching ETag', async () => {
    const browser = product.browser();
    const id = await browser.register('stream@example.com');
    await product.giveCredits(id, 1);
    const design = await createDesign(product.ctx({ id, role: 'MEMBER' }), {
      requestId: randomUUID(),
      design: designInput,
    });
    await generateDesign(product.ctx(), design.id, never);
    const path = `/designs/${design.id}/image`;
    const first = await browser.fetch(path);
    const bytes = (await first.arrayBuffer()).byteLength;
    expect(first.headers.get('content-length')).toBe(String(bytes));
    const again = await browser.fetch(path, {
      headers: { 'if-none-match': first.headers.get('etag') ?? '', 'cache-control': 'max-age=0' },
    });
    expect([again.status, (await again.arrayBuffer()).byteLength]).toEqual([304, 0]);
    const head = await browser.fetch(path, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(bytes)]);
  });

  it('are swept when two sweeps a day apart find no row for them', async () => {
    const retained = await made();
    const { user, design: cancelled } = await order();
    await cancelDesign(product.ctx(user), cancelled.id);
    const gone = randomUUID();
    await files().put(`designs/${gone}/image.png`, Buffer.from('x'), 'image/png');
    await files().put(`designs/${cancelled.id}/image.png`, Buffer.from('x'), 'image/png');
    await files().put('designs/notes.txt', Buffer.from('x'), 'text/plain');
    const orphans = async () => (await keysStored()).filter((key) => key.includes(gone) || key.includes(cancelled.id));
    // too young to be considered
    await sweep(0);
    expect(await db().query('select key from stray_files')).toEqual([]);
    await sweep(2);
    expect(await orphans()).toHaveLength(2);
    // a second sweep on the same day does not count
    await sweep(2);
    expect(await orphans()).toHaveLength(2);
    await sweep(3);
    expect(await orphans()).toEqual([]);
    expect(await keysStored()).toContain('designs/notes.txt');
    expect((await keysStored()).filter((key) => key.includes(retained.design.id))).toHaveLength(3);
    expect(await db().query('select key from stray_files')).toEqual([]);
  });

  it('are not swept while their design is in progress, nor when their row exists again', async () => {
    const { design } = await order();
    await db().update(DesignEntity, { id: design.id }, { state: 'RUNNING' });
    await files().put(`designs/${design.id}/image.png`, Buffer.from('x'), 'image/png');
    await sweep(2);
    await sweep(3);
    expect((await keysStored()).filter((key) => key.includes(design.id))).toHaveLength(1);
    const late = `designs/${randomUUID()}/image.png`;
    await files().put(late, Buffer.from('x'), 'image/png');
    await sweep(2);
    await db().update(DesignEntity, { id: design.id }, { state: 'QUEUED' });
    await db().query(
      `insert into designs (id, user_id, request_id, platform, post_type, size, niche, style, primary_text, custom_prompt, prompt, state, image_key) select $1, user_id, 'late', platform, post_type, size, niche, style, primary_text, custom_prompt, prompt, 'SUCCEEDED', $2 from designs where id = $3`,
      [late.split('/')[1], late, design.id],
    );
    await sweep(3);
    expect(await keysStored()).toContain(late);
  });

  it('are not swept from a storage that belongs to another database', async () => {
    for (let index = 0; index < 150; index += 1)
      await files().put(`designs/${randomUUID()}/image.png`, Buffer.from('x'), 'image/png');
    const before = (await keysStored()).length;
    await sweep(2);
    await sweep(3);
    expect((await keysStored()).length).toBe(before);
  });
});
