import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { POST_SIZES, POST_SIZE_NAMES } from '../../studio/posts/sizes';
import { createDesign } from '../domain/designs/design-creation.service';
import { generateDesign } from '../domain/designs/generation.job';
import { contentOf, saveDocument } from '../domain/designs/studio/document.service';
import { DesignDocumentEntity } from '../domain/designs/studio/design-document.entity';
import { designInput } from '../test/filled-product';
import type { TestBrowser } from '../test/test-browser';
import { smallPictures } from '../test/images';
import { startTestProduct } from '../test/test-product';
import type { TestProduct } from '../test/test-product';
import { TooMuchWaiting } from '../platform/processes/worker-processes';
import { filesIn } from '../test/zip-files';

const never = new AbortController().signal;

describe('the prints of a post', () => {
  let product: TestProduct;
  let owner: TestBrowser;
  let other: TestBrowser;
  let ownerId: string;
  let id: string;

  beforeAll(async () => {
    product = await startTestProduct({ http: true, gemini: true, environment: smallPictures });
    [owner, other] = [product.browser(), product.browser()];
    ownerId = await owner.register('owner@example.com');
    await other.register('other@example.com');
    await product.giveCredits(ownerId, 3);
    const design = { ...designInput, lettering: 'SET' as const };
    id = (await createDesign(member(), { requestId: randomUUID(), design })).id;
    await generateDesign(product.ctx(), id, never);
  });
  afterAll(() => product.stop());
  beforeEach(() => product.services.pool.query('delete from rate_limits'));

  const member = () => product.ctx({ id: ownerId, role: 'MEMBER' });
  const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());
  async function edit(headline: string): Promise<void> {
    const row = await product.services.dataSource.manager.findOneByOrFail(DesignDocumentEntity, { designId: id });
    const { logo: _none, ...content } = contentOf(row);
    content.words.headline.text = headline;
    await saveDocument(member(), { id, version: row.version, content });
  }

  it('are sent in each size and format, the same until the post changes', async () => {
    const path = `/designs/${id}/prints/story.jpg`;
    const first = await owner.fetch(path);
    expect([first.status, first.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    const { width, height } = await sharp(await bytesOf(first)).metadata();
    expect({ width, height }).toEqual(POST_SIZES.STORY);
    const etag = first.headers.get('etag') ?? '';
    expect((await owner.fetch(path, { headers: { 'if-none-match': etag, 'cache-control': 'max-age=0' } })).status).toBe(
      304,
    );
    await edit('Other words');
    const second = await owner.fetch(path, { headers: { 'if-none-match': etag, 'cache-control': 'max-age=0' } });
    expect([second.status, second.headers.get('etag') === etag]).toEqual([200, false]);
    await second.arrayBuffer();
    for (const unknown of ['story.gif', 'huge.png', 'STORY.png', 'story', '..%2Fstory.png'])
      expect((await owner.fetch(`/designs/${id}/prints/${unknown}`)).status).toBe(404);
    const download = await owner.fetch(`${path}?download`);
    expect(download.headers.get('content-disposition')).toMatch(/instagram-instagram-post-\d+-story\.jpg/);
    await download.arrayBuffer();
  });

  it('follow the post at the addresses of the design', async () => {
    const image = async () => bytesOf(await owner.fetch(`/designs/${id}/image`));
    const before = await image();
    expect((await image()).equals(before)).toBe(true);
    await edit('Yet other words');
    expect((await image()).equals(before)).toBe(false);
    expect((await owner.fetch(`/designs/${id}/thumbnail`)).headers.get('content-type')).toBe('image/webp');
    expect((await owner.fetch(`/designs/${id}/background`)).headers.get('content-type')).toBe('image/png');
  });

  it('are of its owner alone', async () => {
    const paths = ['image', 'thumbnail', 'download', 'background', 'prints/square.png', 'archive.zip'];
    for (const part of paths) {
      expect([part, (await other.fetch(`/designs/${id}/${part}`)).status]).toEqual([part, 404]);
      expect([part, (await product.browser().fetch(`/designs/${id}/${part}`)).status]).toEqual([part, 401]);
    }
  });

  it('come together as one archive with the caption', async () => {
    const response = await owner.fetch(`/designs/${id}/archive.zip`);
    expect(response.status).toBe(200);
    const files = await filesIn(await bytesOf(response));
    const names = Object.keys(files);
    expect(names).toHaveLength(POST_SIZE_NAMES.length + 1);
    for (const size of POST_SIZE_NAMES) {
      const name = names.find((one) => one.endsWith(`-${size.toLowerCase()}.png`)) ?? '';
      const { width, height } = await sharp(files[name]).metadata();
      expect({ width, height }).toEqual(POST_SIZES[size]);
    }
    expect(files['caption.txt']?.toString()).toContain('#');
  });

  it('are limited to 60 new ones a minute, and stored ones are not counted', async () => {
    const stored = `/designs/${id}/prints/square.png`;
    await (await owner.fetch(stored)).arrayBuffer();
    for (let count = 0; count < 60; count += 1) await product.services.limits.take('printPerAccount', ownerId);
    await edit('Words for the limit');
    const refused = await owner.fetch(stored);
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect(refused.headers.get('etag')).toBeNull();
    // an archive has a limit of its own
    const archive = await owner.fetch(`/designs/${id}/archive.zip`);
    expect(Object.keys(await filesIn(await bytesOf(archive)))).toContain('caption.txt');
    expect((await owner.fetch(stored)).status).toBe(200);
  });

  it('wait for their turn when too many are being made: prints, and saved words that need a further font', async () => {
    await edit('Words that were never printed');
    const row = await product.services.dataSource.manager.findOneByOrFail(DesignDocumentEntity, { designId: id });
    const run = jest.spyOn(product.services.images.prints, 'run').mockRejectedValue(new TooMuchWaiting());
    try {
      expect((await owner.fetch(`/designs/${id}/prints/link.webp`)).status).toBe(429);
      await expect(edit('今日は')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS', retryAfterSeconds: 10 });
    } finally {
      run.mockRestore();
    }
    const after = await product.services.dataSource.manager.findOneByOrFail(DesignDocumentEntity, { designId: id });
    expect(after.version).toBe(row.version);
  });
});

describe('the faces of a browser', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct({ http: true });
  });
  afterAll(() => product.stop());

  it('are the bytes of the server, at addresses that never change', async () => {
    const anyone = product.browser();
    const manifest = (await (await anyone.fetch('/studio/fonts/manifest.json')).json()) as {
      version: string;
      covers: Record<string, string>;
    };
    expect(manifest.covers['inter-latin']).toContain(',20-7e,');
    const font = await anyone.fetch(`/studio/fonts/inter-latin-600.otf?v=${manifest.version}`);
    expect([font.status, font.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
    expect((await font.arrayBuffer()).byteLength).toBeGreaterThan(20_000);
    for (const unknown of [
      'inter-latin-650.otf',
      'inter-latin-600.ttf',
      '..%2f..%2fpackage.json',
      'anton-latin-700.otf',
    ])
      expect([unknown, (await anyone.fetch(`/studio/fonts/${unknown}`)).status]).toEqual([unknown, 404]);
    expect((await anyone.fetch('/studio/emoji/1f525.svg')).status).toBe(200);
    expect((await anyone.fetch('/studio/emoji/zz.svg')).status).toBe(404);
  });

  it('of further scripts are unpacked, for anonymous callers within a limit of their own', async () => {
    const anyone = product.browser();
    const text = encodeURIComponent('今日は特別');
    const others = `/studio/fonts/others.json?text=${text}`;
    expect((await anyone.fetch(others)).status).toBe(200);
    const member = product.browser();
    await member.register('reader@example.com');
    const { fonts } = (await (await member.fetch(others)).json()) as {
      fonts: { name: string; covers: string }[];
    };
    expect(fonts.length).toBeGreaterThan(0);
    const name = fonts[0]?.name ?? '';
    expect((await anyone.fetch(`/studio/fonts/${name}-700.otf`)).status).toBe(200);
    const file = await member.fetch(`/studio/fonts/${name}-700.otf`);
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'font/otf']);
    expect((await member.fetch('/studio/fonts/noto-sans-nowhere-700.otf')).status).toBe(404);
    expect((await member.fetch('/studio/fonts/others.json')).status).toBe(400);
    // two of 40 are used
    const answers = await Promise.all(Array.from({ length: 40 }, () => anyone.fetch(others)));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(2);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await member.fetch(others)).status).toBe(200);
  });
});
