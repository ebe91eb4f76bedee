import { useImperativeHandle } from 'react';
import type { Ref } from 'react';
import { PictureField } from '../../entities/ticket/pictures/picture-field';
import { usePictures } from '../../entities/ticket/pictures/use-pictures';
import type { Pictures } from '../../entities/ticket/pictures/use-pictures';

interface ContactPicturesProps {
  /** Whose message it is. */
  owner: string;
  /** Where the form finds the pictures when it is sent. */
  ref: Ref<Pictures>;
}

/** Pictures of a signed-in person's message; loaded for the signed-in alone. */
export function ContactPictures({ owner, ref }: ContactPicturesProps) {
  const held = usePictures({ name: 'contact', owner });
  useImperativeHandle(ref, () => held);
  return <PictureField pictures={held} />;
}
