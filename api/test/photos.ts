import { randomUUID } from 'node:crypto';
import { designFolder } from '../domain/designs/design-files';
import { DesignPhotoEntity } from '../domain/designs/photos/design-photo.entity';
import type { TestProduct } from './test-product';

/** Inserts an uploaded photo without a file. @returns its id */
export async function addPhoto(
  { services }: Pick<TestProduct, 'services'>,
  userId: string,
  minutesAgo = 0,
): Promise<string> {
  const id = randomUUID();
  const createdAt = new Date(Date.now() - minutesAgo * 60_000);
  const fileKey = `${designFolder}${id}/photo.jpg`;
  const values = { id, userId, fileKey, width: 1500, height: 1000, bytes: 9, createdAt, usedAt: createdAt };
  await services.dataSource.manager.insert(DesignPhotoEntity, values);
  return id;
}
