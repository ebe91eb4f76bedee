import { randomUUID } from 'node:crypto';
import { newDocument } from '../../studio/posts/new-document';
import { CELL_BYTES, SAMPLE_SIDE } from '../../studio/posts/picture-sample';
import { DesignEntity } from '../domain/designs/design.entity';
import { DesignDocumentEntity } from '../domain/designs/studio/design-document.entity';
import { designInput } from './filled-product';
import type { TestProduct } from './test-product';

/** Inserts a finished design with an editable post, whose files are not stored. Returns its id. */
export async function addSetDesign({ services }: Pick<TestProduct, 'services'>, userId: string): Promise<string> {
  const { manager } = services.dataSource;
  const sample = { ratio: 1, cells: new Uint8Array(SAMPLE_SIDE * SAMPLE_SIDE * CELL_BYTES).fill(200) };
  const { primaryText } = designInput;
  const content = newDocument({ primaryText, style: 'bold', niche: 'cooking', seed: 'test' }, sample);
  const inserted = await manager.insert(DesignEntity, {
    ...designInput,
    lettering: 'SET',
    userId,
    requestId: randomUUID(),
    prompt: 'A bakery',
    state: 'SUCCEEDED',
    originalKey: 'set/original.png',
    imageKey: 'set/image.png',
    thumbnailKey: 'set/thumbnail.webp',
    width: 1080,
    height: 1080,
    startedAt: new Date(),
    finishedAt: new Date(),
  });
  const { id } = inserted.identifiers[0] as { id: string };
  await manager.insert(DesignDocumentEntity, {
    designId: id,
    userId,
    firstSize: 'SQUARE',
    content: content as object,
    ratio: 1,
    sample: Buffer.from(sample.cells),
  });
  return id;
}
