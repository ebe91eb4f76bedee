import { useId, useLayoutEffect, useRef } from 'react';
import Box from '@mui/material/Box';
import { svgOf, type ComposedPost } from '../../../../../studio/posts/compose';

interface PostPictureProps {
  composed: ComposedPost;
  pictureUrl: string;
}

/**
 * Shows a composed post. Its picture stays in the page while the words change: a new element would load it once more and
 * be blank for a moment.
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
    const shown = current.querySelector('image');
    const next = holder.querySelector('image');
    if (shown && next && shown.getAttribute('href') === next.getAttribute('href')) {
      const filter = next.getAttribute('filter');
      if (filter === null) shown.removeAttribute('filter');
      else shown.setAttribute('filter', filter);
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
