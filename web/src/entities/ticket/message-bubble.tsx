import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { tintOf } from '../../lib/styles';
import { formatDateTime } from '../../lib/format';
import { LinkedText } from './linked-text';
import { SentPictures } from './pictures/sent-pictures';
import type { SentPicture } from './pictures/picture-dialog';

interface MessageBubbleProps {
  /** Name of the author for the reader: 'You', 'Support'. */
  author: string;
  own: boolean;
  text: string;
  pictures: readonly SentPicture[];
  /** Subject of the merged ticket that it was written in. */
  from?: string;
  /** Time of the message; null while it is being sent. */
  at: string | null;
  failed?: boolean;
  children?: ReactNode;
}

/** One message: the reader's own on the right, the other side's on the left. */
export function MessageBubble({ author, own, text, pictures, from, at, failed = false, children }: MessageBubbleProps) {
  return (
    <Box
      component="article"
      sx={{
        justifySelf: own ? 'end' : 'start',
        maxWidth: 'min(68ch, 88%)',
        minWidth: 0,
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 0.5,
        justifyItems: own ? 'end' : 'start',
      }}
    >
      <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary', px: 0.5, overflowWrap: 'anywhere' }}>
        <Box component="span" sx={{ fontWeight: 600, color: own ? 'text.secondary' : 'primary.main' }}>
          {author}
        </Box>
        {at && (
          <>
            {', '}
            <time dateTime={at}>{formatDateTime(at)}</time>
          </>
        )}
        {from !== undefined && `, in “${from}”`}
      </Box>
      <Box
        sx={{
          px: 2,
          py: 1.25,
          borderRadius: own ? '18px 18px 4px 18px' : '18px 18px 18px 4px',
          border: 1,
          borderColor: failed ? 'error.main' : own ? 'transparent' : 'divider',
          bgcolor: own ? tintOf('primary-main', 12) : 'background.default',
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
          lineHeight: 1.55,
        }}
      >
        <LinkedText text={text} />
      </Box>
      <SentPictures pictures={pictures} from={author === 'You' ? 'you' : author} own={own} />
      {children}
    </Box>
  );
}
