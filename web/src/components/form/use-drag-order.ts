import { useState } from 'react';
import type { DragEvent } from 'react';

/**
 * Moves the rows of a list by dragging a grip of a row onto another row. Give a list buttons as well: not every device
 * can drag.
 * @param move receives the index of the dragged row and the index that it gets
 */
export function useDragOrder(move: (from: number, to: number) => void) {
  const [dragged, setDragged] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const end = () => {
    setDragged(null);
    setOver(null);
  };
  return {
    /** Whether the dragged row would be dropped onto this one. */
    isOver: (index: number) => over === index && dragged !== null && dragged !== index,
    gripOf: (index: number) => ({
      draggable: true,
      onDragStart: ({ dataTransfer, currentTarget }: DragEvent<HTMLElement>) => {
        setDragged(index);
        dataTransfer.effectAllowed = 'move';
        // Firefox drags nothing without data
        dataTransfer.setData('text/plain', String(index));
        const row = currentTarget.closest('li');
        if (row) dataTransfer.setDragImage(row, 16, 16);
      },
      onDragEnd: end,
    }),
    rowOf: (index: number) => ({
      onDragOver: (event: DragEvent<HTMLElement>) => {
        if (dragged === null) return;
        event.preventDefault();
        event.stopPropagation();
        setOver(index);
      },
      onDrop: (event: DragEvent<HTMLElement>) => {
        if (dragged === null) return;
        event.preventDefault();
        event.stopPropagation();
        if (dragged !== index) move(dragged, index);
        end();
      },
    }),
  };
}
