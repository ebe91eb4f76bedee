import type { DragEvent, KeyboardEvent } from 'react';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import CircularProgress from '@mui/material/CircularProgress';
import { monthAngleLabels } from '../../../../contract/labels';
import { pictureUrl } from '../../entities/design/shown-design';
import { CircleAlert } from '../../lib/generated/icons';
import { visuallyHidden } from '../../lib/styles';
import type { MonthPost } from './use-month';

const stateLabels: Record<MonthPost['state'], string> = {
  PLANNED: '',
  WAITING: 'Waiting for its picture',
  MAKING: 'Being made',
  READY: 'Ready',
  FAILED: 'Failed',
};

/** Days by which an arrow key moves a post. */
const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

interface PostCardProps {
  post: MonthPost;
  /** In words, for screen readers. */
  day: string;
  onOpen: () => void;
  /** Moves the post by days. */
  onMove: (days: number) => void;
  onDragStart: (event: DragEvent) => void;
}

/** A post in the calendar. Arrow keys with Alt move it: by a day, or by a week. */
export function PostCard({ post, day, onOpen, onMove, onDragStart }: PostCardProps) {
  const { angle, headline, state, design } = post;
  const isGone = typeof post.remakeCredits === 'number' || (state === 'READY' && !design);
  const words = isGone ? 'Picture deleted' : stateLabels[state];
  const picture = state === 'READY' && design ? pictureUrl(design.thumbnailUrl, design) : null;
  const onKeyDown = (event: KeyboardEvent) => {
    const days = event.altKey ? STEPS[event.key] : undefined;
    if (days === undefined) return;
    event.preventDefault();
    onMove(days);
  };
  return (
    <ButtonBase
      draggable
      onDragStart={onDragStart}
      onClick={onOpen}
      onKeyDown={onKeyDown}
      data-post={post.id}
      aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight Alt+ArrowUp Alt+ArrowDown"
      sx={{
        display: 'flex',
        flexDirection: { xs: 'row', md: 'column' },
        alignItems: 'stretch',
        justifyContent: 'flex-start',
        fontFamily: 'inherit',
        width: '100%',
        textAlign: 'left',
        borderRadius: '12px',
        overflow: 'hidden',
        border: 1,
        borderColor: state === 'FAILED' ? 'error.main' : 'divider',
        bgcolor: 'background.paper',
        cursor: { md: 'grab' },
        transition: 'box-shadow 150ms ease-out',
        '&:hover': { boxShadow: 'var(--soft-shadow)' },
        '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '2px' },
      }}
    >
      {state !== 'PLANNED' && (
        <Box
          sx={{
            flex: 'none',
            width: { xs: 84, md: '100%' },
            aspectRatio: '1 / 1',
            display: 'grid',
            placeItems: 'center',
            bgcolor: 'action.hover',
            color: state === 'FAILED' ? 'error.main' : 'text.secondary',
          }}
        >
          {picture ? (
            <Box
              component="img"
              src={picture}
              alt=""
              draggable={false}
              loading="lazy"
              sx={{ width: '100%', height: '100%', objectFit: 'cover', display: 'block' }}
            />
          ) : state === 'MAKING' ? (
            <CircularProgress size={22} aria-hidden />
          ) : state === 'FAILED' ? (
            <CircleAlert size={22} aria-hidden />
          ) : null}
        </Box>
      )}
      <Box
        sx={{
          p: 1.25,
          minWidth: 0,
          display: 'grid',
          gap: 0.5,
          gridTemplateColumns: 'minmax(0, 1fr)',
          alignContent: 'start',
        }}
      >
        <Box component="span" sx={{ fontSize: '0.6875rem', fontWeight: 700, color: 'primary.main' }}>
          {monthAngleLabels[angle]}
        </Box>{' '}
        <Box
          component="span"
          sx={{
            fontSize: '0.875rem',
            lineHeight: 1.35,
            fontWeight: 600,
            overflowWrap: 'anywhere',
            display: '-webkit-box',
            WebkitBoxOrient: 'vertical',
            WebkitLineClamp: 3,
            overflow: 'hidden',
          }}
        >
          {headline}
        </Box>{' '}
        <span style={visuallyHidden}>{day} </span>
        {picture && <span style={visuallyHidden}>{words}</span>}
        {words && !picture && (
          <Box
            component="span"
            sx={{ fontSize: '0.75rem', color: state === 'FAILED' ? 'error.main' : 'text.secondary' }}
          >
            {words}
          </Box>
        )}
      </Box>
    </ButtonBase>
  );
}
