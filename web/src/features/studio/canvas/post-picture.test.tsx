import { render } from '@testing-library/react';
import fc from 'fast-check';
import { svgsOf, type ComposedPost } from '../../../../../studio/posts/compose';
import { PostPicture } from './post-picture';

const url = '/picture.jpg';
const logo = { image: 'data:image/png;base64,AAAA', box: { x: 1, y: 2, width: 30, height: 20 } };

const postOf = (above: string, more: Partial<ComposedPost> = {}) =>
  ({
    size: 'SQUARE',
    width: 1080,
    height: 1080,
    below: '<rect width="1080" height="1080" fill="#ffffff"/>',
    picture: {
      box: { x: 0, y: 0, width: 1080, height: 1080 },
      crop: { x: 0, y: 0, width: 1, height: 1 },
      mask: '',
      matrix: null,
      turn: 0,
    },
    above,
    logo: null,
    hash: above,
    ...more,
  }) as unknown as ComposedPost;

const shapes = fc
  .array(
    fc.oneof(
      fc.nat(99).map((x) => `<path d="M${x} 1" fill="#000000"/>`),
      fc.nat(99).map((x) => `<path d="M${x} 2"/>`),
      fc.nat(9).map((x) => `<g opacity="0.${x}"><rect width="${x}" height="1"/></g>`),
    ),
    { maxLength: 4 },
  )
  .map((parts) => parts.join(''));

/** Returns what a page shows that has drawn nothing before, without the ids of its own. */
const withoutIds = (html: string) => html.replaceAll(/p[_a-z0-9]*(?=finish|cut|shade)/giu, '');
const drawnAnew = (post: ComposedPost) => {
  const { ground, words } = svgsOf(post, url, '');
  const holder = document.createElement('div');
  holder.innerHTML = `<div>${ground}</div><div>${words}</div>`;
  return withoutIds(holder.innerHTML);
};

describe('the picture of a post', () => {
  it('keeps the elements whose drawing changes', () => {
    const { container, rerender } = render(<PostPicture composed={postOf('<path d="M1 1"/>')} pictureUrl={url} />);
    const path = container.querySelector('path');
    rerender(<PostPicture composed={postOf('<path d="M2 2" fill="#ff0000"/>')} pictureUrl={url} />);
    expect(container.querySelector('path')).toBe(path);
    expect(path?.outerHTML).toBe('<path d="M2 2" fill="#ff0000"></path>');
    rerender(<PostPicture composed={postOf('<path d="M3 3"/>')} pictureUrl={url} />);
    expect(path?.outerHTML).toBe('<path d="M3 3"></path>');
  });

  it('loads no image again when what surrounds it becomes another', () => {
    const { container, rerender } = render(<PostPicture composed={postOf('', { logo } as never)} pictureUrl={url} />);
    const images = [...container.querySelectorAll('image')];
    expect(images).toHaveLength(2);
    const moved = { ...logo, box: { ...logo.box, x: 9 } };
    rerender(<PostPicture composed={postOf('<rect/><g/>', { logo: moved } as never)} pictureUrl={url} />);
    expect([...container.querySelectorAll('image')]).toEqual(images);
    expect(images[1]?.getAttribute('x')).toBe('9');
  });

  it('shows the same after any changes as one that is drawn anew', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(shapes, fc.boolean()), { minLength: 2, maxLength: 6 }), (steps) => {
        const posts = steps.map(([above, hasLogo]) => postOf(above, { logo: hasLogo ? logo : null } as never));
        const { container, rerender, unmount } = render(<PostPicture composed={posts[0]!} pictureUrl={url} />);
        for (const post of posts) {
          rerender(<PostPicture composed={post} pictureUrl={url} />);
          const frame = container.querySelector('[aria-hidden]');
          expect(withoutIds(frame?.innerHTML ?? '')).toBe(drawnAnew(post));
        }
        unmount();
      }),
      { numRuns: 60 },
    );
  });
});
