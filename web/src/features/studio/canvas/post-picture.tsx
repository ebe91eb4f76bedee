import { useId, useLayoutEffect, useRef } from 'react';
import Box from '@mui/material/Box';
import { svgOf, type ComposedPost } from '../../../../../studio/posts/compose';

interface PostPictureProps {
  composed: ComposedPost;
  pictureUrl: string;
}

/**
 * Shows a composed post. Its picture and logo stay in the page while the words change: a new element would load them
 * once more and be blank for a moment.
 */
export function PostPicture({ composed, pictureUrl }: PostPictureProps) {
  const host = useRef<HTMLDivElement>(null);
  const prefix = useId().replaceAll(/\W/g, '');
  useLayoutEffect(() => {
    const current = host.current;
    if (!current) return;
    const holder = document.createElement('div');
    // from our own composer: the customer's words are in it as outlines
    holder.innerHTML = svgOf(composed, pictureUrl, `p${prefix}`);
    const before = [...current.querySelectorAll('image')];
    for (const next of holder.querySelectorAll('image')) {
      const shown = before.find((one) => one.getAttribute('href') === next.getAttribute('href'));
      if (!shown) continue;
      for (const name of ['filter', 'x', 'y', 'width', 'height']) {
        const value = next.getAttribute(name);
        if (value === null) shown.removeAttribute(name);
        else shown.setAttribute(name, value);
      }
      next.replaceWith(shown);
    }
    current.replaceChildren(...holder.childNodes);
  }, [composed, pictureUrl, prefix]);
  return (
    <Box
      ref={host}
      aria-hidden
      data-layout-hash={composed.hash}
      sx={{ '& > svg': { display: 'block', width: '100%', height: 'auto' } }}
    />
  );
}
