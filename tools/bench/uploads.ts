import sharp from 'sharp';
import { startTestProduct } from '../../api/test/test-product';
import { TestBrowser } from '../../api/test/test-browser';
import { startServer } from './child';
import { median } from './table';
import type { Row } from './table';

const rounds = 15;
const uploaders = 4;
const perUploader = 3;
const password = 'a-password-of-the-bench-1';
const signIn = 'mutation S($input: SignInInput!) { signIn(input: $input) { errors { code } } }';

/** Returns a small file that takes long to decode: interlaced, with the maximum dimensions of an upload. */
const heavyImage = () =>
  sharp({ create: { width: 4_900, height: 4_900, channels: 3, background: '#7a3df5' } })
    .png({ progressive: true, compressionLevel: 9 })
    .toBuffer();

/** Compares sign-in while uploads occupy every image slot with sign-in without load. */
export async function benchUploads(): Promise<Row[]> {
  process.env['TEST_DATABASE_URL'] ??= process.env['DATABASE_URL'];
  const product = await startTestProduct();
  const server = await startServer('dist/api/main.js', [], {
    ...product.environment,
    NODE_ENV: 'development',
    ROLE: 'api',
    BCRYPT_COST: '10',
  });
  try {
    const image = await heavyImage();
    const browsers = await Promise.all(
      Array.from({ length: uploaders }, async (_, index) => {
        const browser = new TestBrowser(server.url);
        await browser.register(`uploader${index}@example.com`, password);
        return browser;
      }),
    );
    await product.services.pool.query('update users set email_verified_at = now()');
    const person = new TestBrowser(server.url);
    await person.register('person@example.com', password);
    const signInMs = async () => {
      await product.services.pool.query('delete from rate_limits');
      const started = performance.now();
      const { data } = await new TestBrowser(server.url).graphql<{ signIn: { errors: unknown[] } }>(signIn, {
        input: { email: 'person@example.com', password },
      });
      if (data.signIn.errors.length > 0) throw new Error('The sign-in failed');
      return performance.now() - started;
    };
    const several = async () => {
      const times: number[] = [];
      for (let round = 0; round < rounds; round += 1) times.push(await signInMs());
      return times;
    };
    await several();
    const quiet = await several();

    let over = false;
    let done = 0;
    const upload = async (browser: TestBrowser) => {
      while (!over) {
        const form = new FormData();
        form.append('image', new Blob([Uint8Array.from(image)], { type: 'image/png' }), 'image.png');
        const { status } = await browser.fetch('/image-server/upload', {
          method: 'POST',
          body: form,
          headers: { 'x-requested-with': 'bench' },
        });
        if (status === 200) done += 1;
      }
    };
    const uploads = browsers.flatMap((browser) => Array.from({ length: perUploader }, () => upload(browser)));
    // The images are being processed once the first one has returned.
    while (done === 0) await new Promise((resolve) => setTimeout(resolve, 50));
    const busy = await several();
    over = true;
    await Promise.all(uploads);
    const [mine, theirs] = [median(busy), median(quiet)];
    return [
      {
        what: `sign-in while ${uploaders * perUploader} uploads run`,
        beside: 'sign-in in quiet',
        ours: `${mine.toFixed(0)} ms`,
        theirs: `${theirs.toFixed(0)} ms`,
        ratio: mine / theirs,
        aim: '<= 2',
      },
    ];
  } finally {
    await server.stop();
    await product.stop();
  }
}
