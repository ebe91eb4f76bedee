import { useEffect, useRef } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { DesignPartsFragment } from '../../entities/design/live-designs.generated';
import { DesignRowItem } from './design-row-item';
import { visuallyHidden } from '../../lib/styles';
import { isUnfinished } from '../../entities/design/shown-design';
import { useNow } from './design-stage';

interface DesignRowCardProps {
  /** Oldest first, so that the positions stay when another design is started. */
  row: readonly DesignPartsFragment[];
  /** Queue position of each waiting design. */
  places: ReadonlyMap<string, number>;
  shownId: string | null;
  cancelling: ReadonlySet<string>;
  /** The latest message for screen readers only. */
  said: string;
  onShow: (id: string) => void;
  onCancel: (id: string) => void;
  /** Returns what requests a failed design once more; undefined where that is not possible now. */
  retryOf: (design: DesignPartsFragment) => (() => void) | undefined;
  onClear: () => void;
}

/** Unfinished designs and those that have just ended. Renders nothing before there is one. */
export function DesignRowCard({ row, places, shownId, cancelling, said, onClear, ...actions }: DesignRowCardProps) {
  const atWork = row.filter(isUnfinished).length;
  const now = useNow(atWork > 0);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // scrolls only the list itself, not the page
    const chosen = list.current?.querySelector<HTMLElement>('[data-shown]');
    if (!list.current || !chosen) return;
    list.current.scrollTop = chosen.offsetTop - (list.current.clientHeight - chosen.offsetHeight) / 2;
  }, [shownId, row.length]);
  return (
    <>
      <Box role="status" sx={visuallyHidden}>
        {said}
      </Box>
      {row.length > 0 && (
        <Card component="section" aria-labelledby="design-row" sx={{ p: { xs: 2, sm: 2.5 } }}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 36, mb: 1 }}>
            <Typography id="design-row" variant="h6" component="h2" sx={{ flexGrow: 1 }}>
              {atWork > 0 ? 'In progress' : 'Just made'}{' '}
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
