import { useImperativeHandle } from 'react';
import type { Ref } from 'react';
import { PictureField } from '../../components/tickets/pictures/picture-field';
import { usePictures } from '../../components/tickets/pictures/use-pictures';
import type { Pictures } from '../../components/tickets/pictures/use-pictures';

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
