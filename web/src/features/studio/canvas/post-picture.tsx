import { memo, useCallback, useId, useLayoutEffect, useRef, useState } from 'react';
import type { Ref } from 'react';
import Box from '@mui/material/Box';
import { svgsOf, type ComposedPost } from '../../../../../studio/posts/compose';
import { afterPause } from '../../../lib/after-pause';
import type { ComposedStore } from './use-composed';

/** Returns whether two elements have the same tree, but for its attributes; the composer writes no text between elements. */
const isAlike = (one: Element, other: Element): boolean =>
  one.tagName === other.tagName &&
  one.childElementCount === other.childElementCount &&
  [...one.children].every((child, index) => isAlike(child, other.children[index] as Element));

/** Gives an element and all within it the attributes of another one that is alike. */
function takeAttributes(shown: Element, next: Element): void {
  for (const { name } of [...shown.attributes]) if (!next.hasAttribute(name)) shown.removeAttribute(name);
  for (const { name, value } of next.attributes)
    if (shown.getAttribute(name) !== value) shown.setAttribute(name, value);
  for (const [index, child] of [...shown.children].entries()) takeAttributes(child, next.children[index] as Element);
}

/**
 * Replaces the content of an element. Elements that stay alike get new attributes, which costs the browser least. Images
 * stay in any case: new elements would load them once more and be blank for a moment.
 */
function show(host: HTMLElement, svg: string): void {
  const holder = document.createElement('div');
  // from our own composer: the customer's words are in it as outlines
  holder.innerHTML = svg;
  if (isAlike(host, holder)) {
    for (const [index, child] of [...host.children].entries()) takeAttributes(child, holder.children[index] as Element);
    return;
  }
  const before = [...host.querySelectorAll('image')];
  for (const next of holder.querySelectorAll('image')) {
    const shown = before.find((one) => one.getAttribute('href') === next.getAttribute('href'));
    if (!shown) continue;
    takeAttributes(shown, next);
    next.replaceWith(shown);
  }
  host.replaceChildren(...holder.childNodes);
}

/** Draws the layers of a post into the elements of a page; only a layer that changed is touched. */
function usePicture(pictureUrl: string) {
  const frame = useRef<HTMLDivElement>(null);
  const prefix = `p${useId().replaceAll(/\W/g, '')}`;
  const drawn = useRef({ ground: '', words: '' });
  const [later] = useState(afterPause);
  const draw = useCallback(
    (composed: ComposedPost) => {
      const [ground, words] = frame.current?.children ?? [];
      const svgs = svgsOf(composed, pictureUrl, prefix);
      if (ground instanceof HTMLElement && svgs.ground !== drawn.current.ground) show(ground, svgs.ground);
      if (words instanceof HTMLElement && svgs.words !== drawn.current.words) show(words, svgs.words);
      const isFirst = drawn.current.ground === '';
      drawn.current = svgs;
      // making the hash takes time that a typed character would wait for
      const name = () => frame.current?.setAttribute('data-layout-hash', composed.hash);
      if (isFirst) name();
      else later(name);
    },
    [pictureUrl, prefix, later],
  );
  return { frame, draw };
}

interface PostPictureProps {
  composed: ComposedPost;
  pictureUrl: string;
}

/** Shows a composed post. */
export function PostPicture({ composed, pictureUrl }: PostPictureProps) {
  const { frame, draw } = usePicture(pictureUrl);
  useLayoutEffect(() => draw(composed), [draw, composed]);
  return <Layers frame={frame} />;
}

interface NewestPictureProps {
  newest: ComposedStore;
  /** The post that the components around it show. */
  shown: ComposedPost;
  pictureUrl: string;
}

/** Shows the newest composed post of a size as soon as it is composed: a typed character waits for no rendering. */
export function NewestPicture({ newest, shown, pictureUrl }: NewestPictureProps) {
  const { frame, draw } = usePicture(pictureUrl);
  useLayoutEffect(() => {
    const drawNewest = () => draw(newest.ofSize(shown));
    drawNewest();
    return newest.subscribe(drawNewest);
  }, [draw, newest, shown]);
  return <Layers frame={frame} />;
}

/** Two layers, because painting the picture anew for each key takes longer than a frame. */
const Layers = memo(function Layers({ frame }: { frame: Ref<HTMLDivElement> }) {
  return (
    <Box ref={frame} aria-hidden sx={layers}>
      <div />
      <div />
    </Box>
  );
});

const layers = {
  display: 'grid',
  // a layer of the browser of its own, which it paints without the picture below
  '& > div': { gridArea: '1 / 1', minWidth: 0 },
  '& > div + div': { willChange: 'transform' },
  '& svg': { display: 'block', width: '100%', height: 'auto' },
} as const;
