import { File as NodeFile } from 'node:buffer';
import { screen, waitFor, within } from '@testing-library/react';
import { renderRoute } from '../../../../test/render-route';
import { answerUploads } from '../../../../test/uploads';

const part = (name: string, state: string, more: object = {}) => ({
  name,
  state,
  problem: null,
  version: 4,
  changes: [],
  missingImages: [],
  ...more,
});
const differing = part('section:banner', 'CHANGED', {
  changes: [{ field: 'body buttons 2 buttonText', before: 'The old title', after: 'The new title' }],
  missingImages: ['/image-server/a.png'],
});
const compared: Record<string, object> = {
  'section:banner': differing,
  'section:footer': part('section:footer', 'SAME'),
  'section:terms': part('section:terms', 'INVALID', { problem: 'body title Please enter a title.' }),
  'settings:shop': part('settings:shop', 'CHANGED', { changes: [{ field: 'returnDays', before: '14', after: '7' }] }),
};
/** Node's files can be read, unlike jsdom's. */
const fileOf = (text: string) => new NodeFile([text], 'content.json', { type: 'application/json' }) as unknown as File;
const exported = (parts: string[]) =>
  fileOf(
    JSON.stringify({ format: 'postloom-content', parts: Object.fromEntries(parts.map((name) => [name, { name }])) }),
  );

async function openPanel(importContentPart?: unknown) {
  const imported: { name: string; version: number; json: string }[] = [];
  const route = renderRoute('/admin/settings', {
    viewer: { role: 'ADMIN' },
    panel: 'transfer',
    overrides: {
      Query: {
        contentExport: () => ({ fileName: 'content-2026-11-24.json', file: '{}', imagesLeftOut: [] }),
        contentPartComparison: (_root: unknown, { name }: { name: string }) => compared[name],
      },
      Mutation: {
        importContentPart:
          importContentPart ??
          ((_root: unknown, given: { name: string; version: number; json: string }) => {
            imported.push({ ...given });
            return { version: given.version + 1, errors: [] };
          }),
      },
    },
  });
  const press = async (name: string) => route.user.click(await screen.findByRole('button', { name }));
  const choose = async (file: File) => route.user.upload(await screen.findByLabelText('Exported file'), file);
  const row = (name: string) => within(screen.getByRole('listitem', { name }));
  return { ...route, press, choose, row, imported };
}

describe('export and import of content', () => {
  it('compares a file, and imports only the parts that are chosen', async () => {
    const { user, press, choose, row, imported } = await openPanel();
    await choose(exported(Object.keys(compared)));
    expect(await screen.findByText(/^Nothing has changed yet/)).toBeVisible();
    expect(row('Banner Section').getByText(/^1 image is not on this site/)).toBeVisible();
    expect(row('Terms of Service').getByText('body title Please enter a title.')).toBeVisible();
    expect(row('Footer Section').getByRole('checkbox')).toBeDisabled();
    await press('See 1 change: Banner Section');
    expect(row('Banner Section').getByText('Buttons 2 button text')).toBeVisible();
    expect(row('Banner Section').getByText('old', { selector: 'del' })).toBeVisible();
    expect(row('Banner Section').getByText('new', { selector: 'ins' })).toBeVisible();
    await user.click(row('Invoices and Returns').getByRole('checkbox'));
    await press('Import 1 part');
    await waitFor(() => expect(row('Banner Section').getByText('Imported')).toBeVisible());
    expect(imported).toEqual([{ name: 'section:banner', version: 4, json: '{"name":"section:banner"}' }]);
    expect(screen.getByText(/^Parts marked Imported have changed, the others have not\./)).toBeVisible();
    expect(screen.queryByText(/^Nothing has changed yet/)).not.toBeInTheDocument();
  });

  describe('with images', () => {
    // the environment's FormData is Node's, and accepts Node's files only
    const { File: BrowserFile } = globalThis;
    beforeAll(() => Object.assign(globalThis, { File: NodeFile }));
    afterAll(() => Object.assign(globalThis, { File: BrowserFile }));

    /** A file whose banner shows one uploaded image twice; its other part shows the same one. */
    const withImage = (image = Buffer.from('abc').toString('base64')) => {
      const url = '/image-server/a.png';
      const parts = { 'section:banner': { backgroundImage: url, again: url }, 'settings:shop': { logo: url } };
      return fileOf(JSON.stringify({ format: 'postloom-content', parts, images: { [url]: image } }));
    };

    it('uploads the images that the file brings along, each once, and imports their new addresses', async () => {
      const uploads = answerUploads(200, { file: { url: '/image-server/here.png' } });
      const { press, choose, row, imported } = await openPanel();
      await choose(withImage());
      expect(await screen.findByText('1 image will be uploaded to this site.')).toBeVisible();
      expect(row('Banner Section').queryByText(/not on this site/)).toBeNull();
      expect(uploads.count).toBe(0);
      await press('Import 2 parts');
      await waitFor(() => expect(row('Invoices and Returns').getByText('Imported')).toBeVisible());
      expect(uploads.count).toBe(1);
      const here = '/image-server/here.png';
      expect(JSON.parse(imported[0]?.json ?? '')).toEqual({ backgroundImage: here, again: here });
    });

    it('imports no part whose image was refused, and says why', async () => {
      const sentence = 'This file is not a PNG, JPEG, WebP or GIF image.';
      answerUploads(422, { message: sentence });
      const { press, choose, row, imported } = await openPanel();
      await choose(withImage());
      await press('Import 2 parts');
      expect(await row('Banner Section').findByText(sentence)).toBeVisible();
      await waitFor(() => expect(row('Invoices and Returns').getByText('Imported')).toBeVisible());
      expect(imported.map(({ name }) => name)).toEqual(['settings:shop']);
    });

    it('names an image that is damaged in the file, and uploads nothing', async () => {
      const uploads = answerUploads(200, { file: { url: '/image-server/here.png' } });
      const { press, choose, row } = await openPanel();
      await choose(withImage('no Base64!'));
      await press('Import 2 parts');
      const sentence = 'The image /image-server/a.png in this file is damaged.';
      expect(await row('Banner Section').findByText(sentence)).toBeVisible();
      expect(uploads.count).toBe(0);
    });
  });

  it('says which part was refused, and why', async () => {
    const errors = [{ code: 'CONFLICT', message: 'This section has changed since you opened it.', field: ['version'] }];
    const { press, choose, row } = await openPanel(() => ({ version: null, errors }));
    await choose(exported(['section:banner']));
    await press('Import 1 part');
    expect(await row('Banner Section').findByText(errors[0]?.message ?? '')).toBeVisible();
  });

  it.each([
    ['{', 'This file is not a content export.'],
    ['{"parts":{}}', 'This file is not a content export.'],
  ])('refuses the file %s', async (text, sentence) => {
    const { choose } = await openPanel();
    await choose(fileOf(text));
    expect(await screen.findByText(sentence)).toBeVisible();
  });
});
