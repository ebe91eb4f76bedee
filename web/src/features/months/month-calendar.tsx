import { useState } from 'react';
import type { DragEvent } from 'react';
import Box from '@mui/material/Box';
import { plusDays } from '../../../../contract/time-zone';
import { visuallyHidden } from '../../lib/styles';
import { WEEKDAYS, dayLabel, longDay, weeksAround } from './days';
import { PostCard } from './post-card';
import type { MonthPost } from './use-month';

interface MonthCalendarProps {
  posts: readonly MonthPost[];
  onOpen: (id: string) => void;
  onMove: (id: string, day: string) => void;
}

/** What a drag carries; other things that are dragged here are ignored. */
const KIND = 'application/x-postloom-post';

/** The posts by day: whole weeks beside each other; on a phone a list of the days that have posts. */
export function MonthCalendar({ posts, onOpen, onMove }: MonthCalendarProps) {
  const [over, setOver] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const weeks = weeksAround(posts.map(({ day }) => day));
  const first = weeks[0]?.[0];
  const move = (id: string, day: string) => {
    const post = posts.find((one) => one.id === id);
    if (!post || post.day === day) return;
    setSaid(`${post.headline}: moved to ${longDay(day)}`);
    onMove(id, day);
  };
  const dropOn = (day: string) => ({
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes(KIND)) return;
      event.preventDefault();
      setOver(day);
    },
    onDragLeave: () => setOver((before) => (before === day ? null : before)),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(null);
      move(event.dataTransfer.getData(KIND), day);
    },
  });
  return (
    <Box>
      <Box
        aria-hidden
        sx={{
          display: { xs: 'none', md: 'grid' },
          gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
          gap: 1,
          mb: 1,
          color: 'text.secondary',
          fontSize: '0.8125rem',
          fontWeight: 600,
        }}
      >
        {WEEKDAYS.map((name) => (
          <Box key={name} sx={{ px: 1 }}>
            {name}
          </Box>
        ))}
      </Box>
      <Box
        component="ol"
        aria-label="Calendar"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(7, minmax(0, 1fr))' },
          gap: { xs: 2, md: 1 },
        }}
      >
        {weeks.flat().map((day) => {
          const own = posts.filter((post) => post.day === day);
          return (
            <Box
              key={day}
              component="li"
              data-day={day}
              {...dropOn(day)}
              sx={{
                display: { xs: own.length > 0 ? 'grid' : 'none', md: 'grid' },
                alignContent: 'start',
                gap: 1,
                minHeight: { md: 112 },
                minWidth: 0,
                p: { md: 1 },
                borderRadius: '14px',
                borderStyle: 'solid',
                borderWidth: { xs: 0, md: 1 },
                borderColor: over === day ? 'primary.main' : 'divider',
                bgcolor: over === day ? 'action.hover' : 'transparent',
              }}
            >
              <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', fontWeight: 600 }}>
                <Box component="span" sx={{ display: { xs: 'inline', md: 'none' } }}>
                  {longDay(day)}
                </Box>
                <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
                  {dayLabel(day, day === first)}
                </Box>
              </Box>
              {own.map((post) => (
                <PostCard
                  key={post.id}
                  post={post}
                  day={longDay(day)}
                  onOpen={() => onOpen(post.id)}
                  onMove={(days) => move(post.id, plusDays(day, days))}
                  onDragStart={(event) => event.dataTransfer.setData(KIND, post.id)}
                />
              ))}
            </Box>
          );
        })}
      </Box>
      <div role="status" style={visuallyHidden}>
        {said}
      </div>
    </Box>
  );
}
