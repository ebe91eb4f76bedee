import sharp from 'sharp';
import { photoUpload } from '../../../../contract/design-photo';
import type { UserError } from '../caller';
import type { Random } from '../random';
import { pause } from '../world';
import type { Customer, World } from '../world';
import { design } from './design';

/** Returns a photo as a telephone takes it, smaller. */
const aPhoto = (random: Random): Promise<Buffer> =>
  sharp({
    create: {
      width: 1_500,
      height: 1_000,
      channels: 3,
      background: { r: random.whole(0, 255), g: random.whole(0, 255), b: random.whole(0, 255) },
    },
  })
    .jpeg()
    .toBuffer();

/** Uploads a photo. One whose answer was lost is uploaded again, and is two photos then. */
async function upload({ facts }: World, random: Random, { caller, photos, id: userId }: Customer): Promise<string> {
  const form = new FormData();
  form.append(
    photoUpload.field,
    new Blob([Uint8Array.from(await aPhoto(random))], { type: 'image/jpeg' }),
    'photo.jpg',
  );
  const { text } = await caller.post('upload of a photo', photoUpload.path, form);
  const { id } = (JSON.parse(text) as { photo: { id: string } }).photo;
  facts.requested.push({ kind: 'photo', requestId: id, userId, id });
  photos.push(id);
  return id;
}

/** Deletes a photo. @returns whether it was refused, as a design has it */
async function remove({ facts }: World, customer: Customer, id: string): Promise<boolean> {
  const fact = facts.requested.find((one) => one.id === id);
  // from now on either is right: the answer may be lost
  if (fact) fact.isDeleted = true;
  const { deleteDesignPhoto } = await customer.caller.ask<{ deleteDesignPhoto: { errors: UserError[] } }>(
    'DeleteDesignPhoto',
    { id },
  );
  // NOT_FOUND: deleted by the attempt whose answer was lost
  const isRefused = deleteDesignPhoto.errors.some(({ code }) => code !== 'NOT_FOUND');
  if (!isRefused) customer.photos = customer.photos.filter((one) => one !== id);
  else if (fact) fact.isDeleted = false;
  return isRefused;
}

/** A customer uploads a photo, thinks better of it or makes a design of it, and now and then tries to delete it then. */
export async function usePhoto(world: World, random: Random, customer: Customer): Promise<void> {
  const id = await upload(world, random, customer);
  await customer.caller.read('photo', `${photoUpload.path}/${id}`);
  await pause(random, 4);
  if (random.chance(0.25)) {
    if (await remove(world, customer, id)) world.facts.broken.push(`photo ${id} of no design was not deleted`);
    return;
  }
  await customer.caller.ask('DesignPhotos');
  const made = await design(world, random, customer, { photoId: id });
  if (made && random.chance(0.3) && !(await remove(world, customer, id)))
    world.facts.broken.push(`photo ${id} was deleted though design ${made} has it`);
}
