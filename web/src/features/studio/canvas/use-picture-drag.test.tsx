import { fireEvent, render, screen } from '@testing-library/react';
import type { ComposedPost } from '../../../../../studio/posts/compose';
import type { PostDocument } from '../../../../../studio/posts/document';
import { aPost } from '../../../test/studio-posts';
import { withOwn } from '../post/post-keys';
import { moveByKey, usePictureDrag } from './use-picture-drag';

const picture = { box: { x: 0, y: 0, width: 1000, height: 1000 }, crop: { x: 0.25, y: 0, width: 0.5, height: 1 } };
const composed = { width: 1000, height: 1000, size: 'STORY', picture } as ComposedPost;

function Canvas({ onChange }: { onChange: (to: (post: PostDocument) => PostDocument) => void }) {
  return (
    <div data-testid="canvas" {...usePictureDrag(composed, onChange)}>
      <button type="button" onKeyDown={moveByKey(composed, onChange)}>
        Move
      </button>
    </div>
  );
}

describe('dragging the picture', () => {
  let post: PostDocument;
  const open = (start = aPost()) => {
    post = start;
    render(<Canvas onChange={(to) => (post = to(post))} />);
    const canvas = screen.getByTestId('canvas');
    Object.defineProperty(canvas, 'clientWidth', { value: 500 });
    canvas.setPointerCapture = () => undefined;
    return canvas;
  };
  /** Sends an event of a pointer, which the test's DOM does not know. */
  const send = (canvas: HTMLElement, type: 'down' | 'move' | 'up', clientX: number, clientY: number) => {
    const event = new MouseEvent(`pointer${type}`, { bubbles: true, button: 0, clientX, clientY });
    fireEvent(canvas, Object.assign(event, { isPrimary: true, pointerId: 1 }));
  };

  it('moves what is in sight by as much as the pointer, where there is room', () => {
    const canvas = open();
    send(canvas, 'down', 100, 100);
    send(canvas, 'move', 50, 0);
    // 50 pixels of the screen are a tenth of the frame, which shows half of the picture
    expect(post.picture).toMatchObject({ focalX: 0.55, focalY: 0.5 });
    send(canvas, 'move', 900, 0);
    expect(post.picture.focalX).toBe(0);
    send(canvas, 'up', 900, 0);
    send(canvas, 'move', 0, 0);
    expect(post.picture.focalX).toBe(0);
  });

  it('moves it in this size alone where that has a part of its own', () => {
    const canvas = open(withOwn(aPost(), 'STORY', { focal: { x: 0.5, y: 0.5 } }));
    send(canvas, 'down', 100, 100);
    send(canvas, 'move', 50, 0);
    expect(post.picture).toMatchObject({ focalX: 0.5, focalY: 0.5 });
    expect(post.perSize).toMatchObject([{ size: 'STORY', focal: { x: 0.55, y: 0.5 } }]);
  });

  it('moves it by the arrow keys, in steps of a fiftieth of the canvas, and by no other key', () => {
    open();
    const button = screen.getByRole('button', { name: 'Move' });
    for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowUp', 'a']) fireEvent.keyDown(button, { key });
    // the frame shows half of the picture across and all of it down
    expect(post.picture).toMatchObject({ focalX: 0.52, focalY: 0.5 });
    fireEvent.keyDown(button, { key: 'ArrowRight' });
    expect(post.picture.focalX).toBe(0.51);
  });

  it('leaves it where it is while a pointer only presses', () => {
    const canvas = open();
    send(canvas, 'down', 100, 100);
    send(canvas, 'move', 102, 101);
    expect(post).toEqual(aPost());
  });
});
