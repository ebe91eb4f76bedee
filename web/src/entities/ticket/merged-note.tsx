import { useEffect, useEffectEvent, useRef, useState } from 'react';
import Alert from '@mui/material/Alert';
import MuiLink from '@mui/material/Link';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { UnsentPictureList } from './pictures/unsent-picture-list';
import type { UnsentPicture } from './pictures/use-pictures';
import type { OutgoingMessages } from './use-outgoing';

/** Returns the selected ticket and this page's address with another ticket or none; the filters stay. */
export function useTicketSelection() {
  const [parameters] = useSearchParams();
  const { pathname } = useLocation();
  const hrefOf = (id: string | null) => {
    const next = new URLSearchParams(parameters);
    if (id === null) next.delete('ticket');
    else next.set('ticket', id);
    return next.size > 0 ? `${pathname}?${next.toString()}` : pathname;
  };
  return { shownId: parameters.get('ticket'), hrefOf };
}

interface MergedNoteProps {
  target: { id: string; subject: string };
  messages: Pick<OutgoingMessages, 'text' | 'pictures' | 'outgoing' | 'moveTo'>;
}

const isMovable = ({ uploaded, progress }: UnsentPicture) => uploaded !== null || progress !== null;
/** Whether a picture is lost with the page, but may still be uploaded. */
export const needsPage = ({ uploaded, progress, again }: UnsentPicture) =>
  uploaded === null && (progress !== null || again !== null);

/**
 * Stands in place of the reply field of a merged ticket, and leads to the one in which it goes on. What was not sent yet
 * moves into that one's field, and failed messages to its conversation. A picture whose upload has failed is tried again
 * here: its file does not outlive the page.
 */
export function MergedNote({ target, messages }: MergedNoteProps) {
  const { hrefOf } = useTicketSelection();
  const { text, pictures, moveTo } = messages;
  // the first rendering sees the page as it was before: with the field that this note replaces
  const [wasTyping] = useState(() => document.activeElement?.closest('[data-reply]') != null);
  const isUnsent = text.trim() !== '' || pictures.list.some(isMovable);
  const [wasUnsent] = useState(isUnsent);
  const unfinished = pictures.list.filter(needsPage);
  const failed = messages.outgoing.filter(({ problem }) => problem !== null).length;
  const [hadFailed, setHadFailed] = useState(false);
  if (failed > 0 && !hadFailed) setHadFailed(true);
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (wasTyping) link.current?.focus();
  }, [wasTyping]);
  const move = useEffectEvent(() => moveTo(target.id));
  // pictures follow as soon as they are uploaded, messages as soon as they have failed
  useEffect(() => move(), [text, pictures.list, failed, target.id]);
  return (
    <Alert severity="info" sx={{ m: { xs: 2, sm: 3 } }}>
      This ticket was merged. The conversation continues in{' '}
      <MuiLink ref={link} component={Link} to={hrefOf(target.id)}>
        {target.subject}
      </MuiLink>
      .{wasUnsent && !isUnsent && ' Your unsent message waits there.'}
      {hadFailed && failed === 0 && ' Your message that could not be sent waits there.'}
      {unfinished.length > 0 && (
        <UnsentPictureList
          label="Pictures that are not uploaded yet"
          list={unfinished}
          onRemove={(key) => {
            pictures.remove(key);
            // the pressed button is removed together with its picture
            link.current?.focus();
          }}
          onLost={pictures.lose}
        />
      )}
    </Alert>
  );
}
