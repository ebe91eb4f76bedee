import { once } from 'node:events';
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Request, Response } from 'express';
import sharp from 'sharp';
import { createDesign } from '../domain/designs/design-creation.service';
import { generateDesign } from '../domain/designs/generation.job';
import type { DesignInput } from '../graphql/generated/schema';
import { securityHeaders } from './security-headers';
import { startTestProduct } from '../test/test-product';
import type { TestProduct } from '../test/test-product';

const designInput: DesignInput = {
  platform: 'INSTAGRAM',
  postType: 'INSTAGRAM_POST',
  size: 'SQUARE',
  niche: 'PETS',
  style: 'PLAYFUL',
  primaryText: 'Wash day',
  customPrompt: 'A happy dog.',
};

describe('paths other than GraphQL', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct({ http: true, gemini: true });
  });
  afterAll(() => product.stop());

  it('serve health and metrics', async () => {
    expect(await (await fetch(`${product.url}/healthz`)).json()).toEqual({ ok: true });
    expect(await (await fetch(`${product.url}/readyz`)).json()).toMatchObject({ ok: true, database: true });
    const metrics = await (await fetch(`${product.url}/metrics`)).text();
    expect(metrics).toContain('http_request_seconds_bucket');
    expect(metrics).toContain('designs_total');
  });

  it('refuse the metrics to other machines', async () => {
    expect((await fetch(`${product.url}/metrics`, { headers: { 'x-forwarded-for': '203.0.113.9' } })).status).toBe(401);
  });

  it('answer an unknown path of the API as JSON', async () => {
    const answer = await fetch(`${product.url}/api/nothing/here`);
    const message = 'There is nothing here.';
    expect([answer.status, await answer.json()]).toEqual([
      404,
      { success: false, message, error: message, code: 'NOT_FOUND' },
    ]);
  });

  it('send security headers and the request id on every answer', async () => {
    const { headers } = await fetch(`${product.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-request-id': 'my-request-1' },
      body: '{"query":"{ me { id } }"}',
    });
    expect(headers.get('x-request-id')).toBe('my-request-1');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    for (const directive of ["frame-ancestors 'none'", "object-src 'none'", "base-uri 'none'"])
      expect(headers.get('content-security-policy')).toContain(directive);
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
    expect(headers.get('x-powered-by')).toBeNull();
  });

  it('demand https of browsers for a year, subdomains included, where the site has it', () => {
    const headersAt = (appUrl: string) => {
      const sent = new Map<string, string>();
      const response = {
        setHeaders: (headers: Map<string, string>) => headers.forEach((value, name) => sent.set(name, value)),
      };
      const send = securityHeaders({ ...product.services.config, appUrl }, []);
      send({ path: '/' } as Request, response as unknown as Response, () => undefined);
      return sent.get('Strict-Transport-Security');
    };
    expect(headersAt('https://shop.example')).toBe('max-age=31536000; includeSubDomains');
    expect(headersAt('http://localhost:4000')).toBeUndefined();
  });

  it('take no TRACE', async () => {
    const traced = request(product.url, { method: 'TRACE', headers: { 'x-secret': 'never-echoed' } }).end();
    const [answer] = (await once(traced, 'response')) as [IncomingMessage];
    expect(answer.statusCode).toBe(405);
    expect(await text(answer)).not.toContain('never-echoed');
  });

  it('send a short policy with files and the full one with pages, at any address', async () => {
    const policy = async (path: string) => (await fetch(product.url + path)).headers.get('content-security-policy');
    expect(await policy('/assets/none.js')).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(await policy('/pictures/nowhere')).toContain("script-src 'self'");
  });

  it.each([
    ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', 200, 'text/html'],
    ['application/json, text/html;q=0.5', 200, 'application/json'],
    ['*/*', 200, 'application/json'],
    [undefined, 200, 'application/json'],
  ])('the API explorer is the answer of GET /graphql to %s alone', async (accept, status, type) => {
    const headers = accept === undefined ? undefined : { accept };
    // nothing in the address is run when a user follows a link to it
    const answer = await fetch(`${product.url}/graphql?query={__typename}`, { headers });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([status, expect.stringContaining(type)]);
    const body = await answer.text();
    expect(body.includes('/explorer/assets/')).toBe(type === 'text/html');
    for (const [, path] of body.matchAll(/"(\/explorer\/assets\/[^"]+)"/g))
      expect((await fetch(product.url + path)).headers.get('cache-control')).toContain('immutable');
  });

  describe("a design's picture", () => {
    const made = async () => {
      const owner = product.browser();
      const id = await owner.register(`owner-${Math.random().toString(36).slice(2)}@example.com`);
      const ctx = product.ctx({ id, role: 'MEMBER' });
      await product.giveCredits(id, 1);
      const design = await createDesign(ctx, { requestId: 'request-1', design: designInput });
      await generateDesign(product.ctx(), design.id, new AbortController().signal);
      return { owner, design };
    };

    it('is served to its owner only', async () => {
      const { owner, design } = await made();
      const other = product.browser();
      await other.register(`stranger-${design.id}@example.com`);
      for (const part of ['image', 'thumbnail', 'download']) {
        const path = `/designs/${design.id}/${part}`;
        expect((await owner.fetch(path)).status).toBe(200);
        expect((await other.fetch(path)).status).toBe(404);
        expect((await product.browser().fetch(path)).status).toBe(401);
      }
    });

    it('is shown to an Admin for 15 minutes after they have revealed it with a reason', async () => {
      const [{ design }, { design: before }] = [await made(), await made()];
      const [admin, colleague] = [product.browser(), product.browser()];
      const [id, other] = [
        await admin.register(`admin-${design.id}@example.com`),
        await colleague.register(`colleague-${design.id}@example.com`),
      ];
      const { manager } = product.services.dataSource;
      await manager.query(`update users set role = 'ADMIN' where id = any($1)`, [[id, other]]);
      const statuses = (path: string) =>
        Promise.all([admin, colleague].map(async (browser) => (await browser.fetch(path)).status));
      expect(await statuses(`/designs/${design.id}/image`)).toEqual([404, 404]);
      const reveal = async (reason: string) =>
        (
          await admin.graphql<{ revealDesign: { errors: { code: string; field: string[] }[] } }>(
            'mutation ($id: ID!, $reason: String!) { revealDesign(id: $id, reason: $reason) { errors { code field } } }',
            { id: design.id, reason },
          )
        ).data.revealDesign.errors;
      expect(await reveal(' ')).toEqual([{ code: 'INVALID_INPUT', field: ['reason'] }]);
      expect(await reveal('The customer asked about its colours')).toEqual([]);
      expect(await statuses(`/designs/${design.id}/image`)).toEqual([200, 404]);
      // revealed 16 minutes ago
      await manager.query(
        `insert into audit (actor, action, subject, reason, created_at) values ($1, 'reveal-design', $2, 'Before', now() - interval '16 minutes')`,
        [id, `designs/${before.id}`],
      );
      expect(await statuses(`/designs/${before.id}/image`)).toEqual([404, 404]);
    });

    it('is cached by browsers, and shown again to its owner only', async () => {
      const { owner, design } = await made();
      const path = `/designs/${design.id}/image`;
      const first = await owner.fetch(path);
      expect(first.headers.get('cache-control')).toBe('private, no-cache');
      const headers = { 'if-none-match': first.headers.get('etag') ?? '', 'cache-control': 'max-age=0' };
      const again = await owner.fetch(path, { headers });
      expect([again.status, await again.text()]).toEqual([304, '']);
      const left = await owner.graphql('mutation { signOut { errors { code } } }');
      expect(left.status).toBe(200);
      expect((await owner.fetch(path, { headers })).status).toBe(401);
      const leaving = product.browser();
      await leaving.register(`leaving-${design.id}@example.com`);
      const answer = await leaving.fetch('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"query":"mutation { signOut { errors { code } } }"}',
      });
      expect(answer.headers.get('clear-site-data')).toBe('"cache"');
    });

    it('downloads as a PNG named platform-posttype-timestamp.png', async () => {
      const { owner, design } = await made();
      const answer = await owner.fetch(`/designs/${design.id}/download`);
      expect(answer.headers.get('content-disposition')).toMatch(
        /^attachment; filename="?instagram-instagram-post-\d{13}\.png"?$/,
      );
      expect(answer.headers.get('content-type')).toBe('image/png');
      expect(answer.headers.get('cache-control')).toContain('private');
      const facts = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
      expect(facts).toMatchObject({ format: 'png', width: facts.height });
    });

    it.each([
      '/designs/nonsense/image',
      '/designs/01a1fda3-1ce5-7ac2-8463-16cb847c6a05/image',
      '/designs/..%2f..%2fetc/image',
    ])('is not found at %s', async (path) => {
      const browser = product.browser();
      await browser.register(`lost-${Math.random().toString(36).slice(2)}@example.com`);
      expect((await browser.fetch(path)).status).toBe(404);
    });
  });
});
