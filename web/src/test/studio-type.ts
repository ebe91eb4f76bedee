import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { HttpResponse, http } from 'msw';
import decompress from 'woff2-encoder/decompress';
import { alsoAnswer } from './test-api';

const find = createRequire(import.meta.url);

/** Latin letters, of every face of the curated pairs. */
const covers = Object.fromEntries(
  ['inter', 'bricolage-grotesque', 'anton', 'oswald', 'caveat', 'baloo-2'].map((family) => [
    `${family}-latin`,
    '20-7e,a0-ff,2019,2013',
  ]),
);

const fontNamed = (name: string) => {
  const family = name.split('-latin')[0] ?? '';
  return decompress(readFileSync(find.resolve(`@fontsource/${family}/files/${name}-normal.woff2`)));
};

/** Answers what the Studio asks about fonts and emoji. Returns the names of the files that were requested. */
export function answerStudioType({ refused = () => false }: { refused?: (name: string) => boolean } = {}): string[] {
  const asked: string[] = [];
  const take = (name: string) => {
    asked.push(name);
    return refused(name);
  };
  alsoAnswer(
    http.get('*/studio/fonts/manifest.json', () =>
      refused('manifest') ? HttpResponse.error() : HttpResponse.json({ version: 'v1', covers }),
    ),
    http.get('*/studio/fonts/others.json', ({ request }) => {
      take(`others ${new URL(request.url).searchParams.get('text')}`);
      return HttpResponse.json({ fonts: [] });
    }),
    http.get('*/studio/fonts/:name', async ({ params }) => {
      const name = String(params['name']).replace('.otf', '');
      if (take(name)) return HttpResponse.error();
      return new HttpResponse(Buffer.from(await fontNamed(name)), { headers: { 'content-type': 'font/otf' } });
    }),
    http.get('*/studio/emoji/:name', ({ params }) => {
      const name = String(params['name']);
      take(name);
      return name === '1f35e.svg'
        ? new HttpResponse('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36"><path id="bread"/></svg>')
        : new HttpResponse(null, { status: 404 });
    }),
  );
  return asked;
}
