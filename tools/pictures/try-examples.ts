import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { printPost } from '../../api/domain/designs/studio/print-post';
import { postType } from '../../api/platform/fonts/post-type';
import { composeDocument } from '../../studio/posts/compose';
import { EXAMPLE, EXAMPLE_LOOKS, EXAMPLE_SIDE } from '../../web/src/features/studio/try/example';
import { LOOKS } from '../../web/src/features/studio/try/looks';

/** Prints the example of /try in its looks. */
export async function makeTryExamples(pictures: string): Promise<void> {
  for (const { name, pictureUrl } of EXAMPLE_LOOKS) {
    const look = LOOKS.find((one) => one.name === name);
    if (!look) throw new Error(`There is no look ${name}`);
    const post = await composeDocument(postType, look.documentOf(EXAMPLE), look.sample, 'SQUARE');
    const print = await printPost(post, await readFile(join(pictures, basename(look.pictureUrl))));
    const picture = await print.resize({ width: EXAMPLE_SIDE }).webp({ quality: 80, effort: 6 }).toBuffer();
    await writeFile(join(pictures, basename(pictureUrl)), picture);
  }
}
