import { useImperativeHandle } from 'react';
import type { Ref } from 'react';
import { PictureField } from '../../entities/ticket/pictures/picture-field';
import { usePictures } from '../../entities/ticket/pictures/use-pictures';
import type { Pictures } from '../../entities/ticket/pictures/use-pictures';

interface ContactPicturesProps {
  /** Id of the account that writes. */
  owner: string;
  /** Gives the form access to the pictures when it is sent. */
  ref: Ref<Pictures>;
}

/** Pictures of a signed-in account's message; loaded only when signed in. */
export function ContactPictures({ owner, ref }: ContactPicturesProps) {
  const held = usePictures({ name: 'contact', owner });
  useImperativeHandle(ref, () => held);
  return <PictureField pictures={held} />;
}
