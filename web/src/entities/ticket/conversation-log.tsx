import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ArrowDown } from '../../lib/generated/icons';

/** Specification, user area, 'Support tickets': the latest message scrolls into view after 100 ms. */
const settleMs = 100;
/** Distance from the end, in pixels, that counts as being at the end. */
const nearPx = 48;

interface ConversationLogProps {
  /** Name of the conversation for screen readers. */
  label: string;
  /** Changes with each message, including those being sent. */
  messages: number;
  /** Number of messages that the user is sending. */
  outgoing: number;
  /** Called when the latest message is visible, and again for each new one. */
  onSeen: () => void;
  /** On a desktop, takes the room that its column leaves, and scrolls within it. */
  fills?: boolean;
  children: ReactNode;
}

const isAtEnd = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement) =>
  scrollHeight - scrollTop - clientHeight <= nearPx;

/**
 * The messages, oldest first. New ones scroll into view if the user is at the end; otherwise the scroll position stays.
 * The user's own always do.
 */
export function ConversationLog({ label, messages, outgoing, onSeen, fills = false, children }: ConversationLogProps) {
  const log = useRef<HTMLDivElement>(null);
  const staysAtEnd = useRef(true);
  const lastTop = useRef(0);
  const lastOutgoing = useRef(outgoing);
  const opened = useRef(false);
  const seen = useRef(onSeen);
  const [behind, setBehind] = useState(false);
  useEffect(() => {
    seen.current = onSeen;
    if (staysAtEnd.current) onSeen();
  });

  const toEnd = () => {
    const element = log.current;
    if (!element) return;
    const calm = !opened.current || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    opened.current = true;
    element.scrollTo?.({ top: element.scrollHeight, behavior: calm ? 'auto' : 'smooth' });
  };
  useEffect(() => {
    if (outgoing > lastOutgoing.current) staysAtEnd.current = true;
    lastOutgoing.current = outgoing;
    if (!staysAtEnd.current) {
      setBehind(true);
      return undefined;
    }
    // a user who has scrolled up stays there
    const timer = setTimeout(() => staysAtEnd.current && toEnd(), settleMs);
    return () => clearTimeout(timer);
  }, [messages, outgoing]);
  // Pictures, fonts and the reply field change the heights later: a user at the end stays at the end.
  useEffect(() => {
    const element = log.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const watch = new ResizeObserver(() => {
      if (staysAtEnd.current && opened.current) element.scrollTo?.({ top: element.scrollHeight });
    });
    watch.observe(element);
    for (const child of element.children) watch.observe(child);
    return () => watch.disconnect();
  }, [messages]);
  useEffect(() => {
    const look = () => staysAtEnd.current && seen.current();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);

  return (
    <Box
      sx={{
        position: 'relative',
        // in a low window the whole ticket scrolls, and the messages keep this height
        minHeight: { xs: 0, md: fills ? 96 : 0 },
        display: 'grid',
        ...(fills && {
          flex: { md: '0 1 auto' },
          gridTemplateRows: { md: 'minmax(0, 1fr)' },
          '@media (max-height: 49.99em)': { minHeight: { md: 260 } },
        }),
      }}
    >
      <Box
        ref={log}
        role="log"
        aria-label={label}
        tabIndex={0}
        onScroll={({ currentTarget }) => {
          const movesUp = currentTarget.scrollTop < lastTop.current;
          lastTop.current = currentTarget.scrollTop;
          // on the way down to a new message the user is at the end already
          if (isAtEnd(currentTarget)) staysAtEnd.current = true;
          else if (movesUp) staysAtEnd.current = false;
          if (!isAtEnd(currentTarget)) return;
          setBehind(false);
          seen.current();
        }}
        sx={{
          overflowY: 'auto',
          overscrollBehavior: 'contain',
          display: 'grid',
          alignContent: 'start',
          gap: 2,
          p: { xs: 2, sm: 3, md: fills ? 2 : 3 },
          minHeight: { xs: 160, md: fills ? 96 : 160 },
          maxHeight: { xs: '56dvh', md: fills ? 'none' : 'max(240px, calc(100dvh - 650px))' },
        }}
      >
        {children}
      </Box>
      {behind && (
        <Button
          size="small"
          startIcon={<ArrowDown size={16} aria-hidden />}
          onClick={toEnd}
          sx={{ position: 'absolute', bottom: 12, left: '50%', transform: 'translateX(-50%)' }}
        >
          New messages
        </Button>
      )}
    </Box>
  );
}
