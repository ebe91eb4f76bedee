import { useEffect, useRef } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { DesignPartsFragment } from '../../entities/design/live-designs.generated';
import { DesignRowItem } from './design-row-item';
import { isUnfinished } from './design-stage';
import { useNow } from './use-now';

/** For ears alone. */
const unseen = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

interface DesignRowCardProps {
  /** Oldest first, so that each keeps its place when another one is begun. */
  row: readonly DesignPartsFragment[];
  /** The place of each waiting design in its owner's line. */
  places: ReadonlyMap<string, number>;
  shownId: string | null;
  cancelling: ReadonlySet<string>;
  /** The newest of what is to be heard and not seen. */
  said: string;
  onShow: (id: string) => void;
  onCancel: (id: string) => void;
  /** Missing while nothing can be asked for. */
  onRetry: ((design: DesignPartsFragment) => void) | undefined;
  onClear: () => void;
}

/** The designs at work and those that have just ended, each in its own place. Nothing is here before there is one. */
export function DesignRowCard({ row, places, shownId, cancelling, said, onClear, ...actions }: DesignRowCardProps) {
  const atWork = row.filter(isUnfinished).length;
  const now = useNow(atWork > 0);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // only the list itself is scrolled: the page stays where it is
    const chosen = list.current?.querySelector<HTMLElement>('[data-shown]');
    if (!list.current || !chosen) return;
    list.current.scrollTop = chosen.offsetTop - (list.current.clientHeight - chosen.offsetHeight) / 2;
  }, [shownId, row.length]);
  return (
    <>
      <Box role="status" sx={unseen}>
        {said}
      </Box>
      {row.length > 0 && (
        <Card component="section" aria-labelledby="design-row" sx={{ p: { xs: 2, sm: 2.5 } }}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 36, mb: 1 }}>
            <Typography id="design-row" variant="h6" component="h2" sx={{ flexGrow: 1 }}>
              {atWork > 0 ? 'In the making' : 'Just made'}{' '}
              {atWork > 0 && (
                <Box component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
                  {atWork}
                </Box>
              )}
            </Typography>
            {atWork < row.length && (
              <Button variant="text" size="small" onClick={onClear}>
                Clear finished
              </Button>
            )}
          </Box>
          <Box
            component="ul"
            ref={list}
            sx={{
              listStyle: 'none',
              m: 0,
              mx: -1,
              p: 0,
              display: 'grid',
              gap: 0.5,
              gridTemplateColumns: 'minmax(0, 1fr)',
              maxHeight: 380,
              overflowY: 'auto',
              position: 'relative',
            }}
          >
            {row.map((design) => (
              <DesignRowItem
                key={design.id}
                design={design}
                place={places.get(design.id) ?? null}
                now={now}
                shown={design.id === shownId}
                cancelling={cancelling.has(design.id)}
                {...actions}
              />
            ))}
          </Box>
        </Card>
      )}
    </>
  );
}
