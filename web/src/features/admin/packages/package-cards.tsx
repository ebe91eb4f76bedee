import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { useDragOrder } from '../../../components/form/use-drag-order';
import { isTied, moved } from './package-order';
import { PackageCard } from './package-card';
import type { CardMoves } from './package-card';
import type { ManagedPackageFragment } from './packages.generated';
import type { usePackageActions } from './use-package-actions';
import { visuallyHidden } from '../../../lib/styles';

const grid = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 264px), 1fr))',
} as const;

interface PackageCardsProps {
  label: string;
  packages: readonly ManagedPackageFragment[];
  /** Whether they are on sale, and have an order. */
  isOrdered?: boolean;
  isFull: boolean;
  actions: ReturnType<typeof usePackageActions>;
  onEdit: (id: string) => void;
}

/**
 * Packages side by side. Packages of equal price are put in order by dragging a card, or with its buttons; the focus
 * moves along.
 */
export function PackageCards({ label, packages, isOrdered = false, isFull, actions, onEdit }: PackageCardsProps) {
  const [said, setSaid] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const next = useRef<{ id: string; place: number; way: string } | null>(null);
  const ids = packages.map(({ id }) => id);

  // the focus target is known only after the cards have moved
  useEffect(() => {
    if (!next.current || ids[next.current.place] !== next.current.id) return;
    const { place, way } = next.current;
    next.current = null;
    const buttons = list.current?.children[place]?.querySelectorAll<HTMLButtonElement>('[data-move]:enabled');
    ([...(buttons ?? [])].find(({ dataset }) => dataset['move'] === way) ?? buttons?.[0])?.focus();
  });

  const move = (id: string, place: number) => {
    const name = packages.find((one) => one.id === id)?.name ?? '';
    setSaid(`${name} moved to place ${place + 1} of ${ids.length}`);
    void actions.order(moved(ids, id, place), ids).finally(() => {
      next.current = null;
    });
  };
  const drag = useDragOrder((from, to) => {
    const id = ids[from];
    if (id !== undefined && isTied(packages, from, to)) move(id, to);
  });
  const movesOf = (id: string, place: number): CardMoves => ({
    place,
    mayGo: { earlier: isTied(packages, place, place - 1), later: isTied(packages, place, place + 1) },
    isOver: drag.isOver(place),
    onMove: (to) => {
      next.current = { id, place: to, way: to < place ? 'earlier' : 'later' };
      move(id, to);
    },
    grip: drag.gripOf(place),
    row: drag.rowOf(place),
  });
  const cards: ReactNode = packages.map((shown, place) => (
    <PackageCard
      key={shown.id}
      shown={shown}
      moves={isOrdered ? movesOf(shown.id, place) : undefined}
      isFull={isFull}
      onEdit={() => onEdit(shown.id)}
      onShow={() => void actions.show(shown)}
      onHide={() => void actions.hide(shown)}
      onDelete={() => void actions.remove(shown)}
    />
  ));
  return (
    <Box sx={{ position: 'relative' }}>
      <Box component="ul" ref={list} aria-label={label} sx={grid}>
        {cards}
      </Box>
      <Box role="status" sx={visuallyHidden}>
        {said}
      </Box>
    </Box>
  );
}
