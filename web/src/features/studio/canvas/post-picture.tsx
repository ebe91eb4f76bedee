import { useId, useLayoutEffect, useRef } from 'react';
import Box from '@mui/material/Box';
import { svgsOf, type ComposedPost } from '../../../../../studio/posts/compose';

interface PostPictureProps {
  composed: ComposedPost;
  pictureUrl: string;
}

/** Attributes of an image that stays in the page while what surrounds it is replaced. */
const moved = ['filter', 'x', 'y', 'width', 'height'] as const;

/**
 * Replaces the content of an element, unless it shows the same already. Images stay: new elements would load them once
 * more and be blank for a moment.
 */
function show(host: HTMLElement, svg: string): void {
  const holder = document.createElement('div');
  // from our own composer: the customer's words are in it as outlines
  holder.innerHTML = svg;
  const before = [...host.querySelectorAll('image')];
  for (const next of holder.querySelectorAll('image')) {
    const shown = before.find((one) => one.getAttribute('href') === next.getAttribute('href'));
    if (!shown) continue;
    for (const name of moved) {
      const value = next.getAttribute(name);
      if (value === null) shown.removeAttribute(name);
      else shown.setAttribute(name, value);
    }
    next.replaceWith(shown);
  }
  host.replaceChildren(...holder.childNodes);
}

/** Shows one layer; its element is touched only when the layer changes. */
function useLayer(svg: string) {
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (host.current) show(host.current, svg);
  }, [svg]);
  return host;
}

/** Shows a composed post in two layers, because painting the picture anew for each key takes longer than a frame. */
export function PostPicture({ composed, pictureUrl }: PostPictureProps) {
  const prefix = useId().replaceAll(/\W/g, '');
  const svgs = svgsOf(composed, pictureUrl, `p${prefix}`);
  const [ground, words] = [useLayer(svgs.ground), useLayer(svgs.words)];
  return (
    <Box aria-hidden data-layout-hash={composed.hash} sx={layers}>
      <div ref={ground} />
      <div ref={words} />
    </Box>
  );
}

const layers = {
  display: 'grid',
  // a layer of the browser of its own, which it paints without the picture below
  '& > div': { gridArea: '1 / 1', minWidth: 0 },
  '& > div + div': { willChange: 'transform' },
  '& svg': { display: 'block', width: '100%', height: 'auto' },
} as const;
