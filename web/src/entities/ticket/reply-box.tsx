import { useId, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Send } from '../../lib/generated/icons';
import { ticketLimits } from '../../../../contract/ticket';
import { LabelledInput } from '../../components/form/labelled-input';
import { SteadyButton } from '../../components/form/steady-button';
import { visuallyHidden } from '../../lib/styles';
import { PictureField } from './pictures/picture-field';
import type { OutgoingMessages } from './use-outgoing';

/** A window in which a long answer would leave no room for the conversation above it. */
const lowWindow = '(min-width: 900px) and (max-height: 899px)';

interface ReplyBoxProps {
  messages: Pick<OutgoingMessages, 'text' | 'type' | 'pictures' | 'send' | 'maySend' | 'sending' | 'waiting'>;
  /** Text below the field, such as the effect of a reply on a closed ticket. */
  hint?: string;
  /** Nothing can be typed or sent. A field that has the focus keeps it and becomes read-only. */
  disabled?: boolean;
  /** Stands beside the pictures. */
  tools?: ReactNode;
  /** With less space around it, where the screen holds more than the conversation. */
  isDense?: boolean;
}

/** Field for a message. Ctrl (or Command) and Enter send it, Enter alone breaks the line. */
export function ReplyBox({ messages, hint, disabled = false, tools, isDense = false }: ReplyBoxProps) {
  const { text, type, pictures, send, sending, waiting } = messages;
  const maySend = messages.maySend && !disabled;
  const id = useId();
  const isLow = useMediaQuery(lowWindow, { noSsr: true });
  const isCompact = isDense && isLow;
  const left = ticketLimits.message - text.length;
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (maySend && !sending) send();
  };
  const wordless = pictures.list.length > 0 && text.trim() === '';
  const below = wordless ? 'Write a few words with your pictures.' : (hint ?? (!isCompact && <KeyHint />));
  const [isFocused, setFocused] = useState(false);
  return (
    <Box
      component="form"
      aria-label="Reply"
      data-reply
      onSubmit={(event) => {
        event.preventDefault();
        if (maySend && !sending) send();
      }}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
        justifyItems: { xs: 'end', sm: 'stretch' },
        gap: isCompact ? 0.75 : 1.5,
        columnGap: 1.5,
        alignItems: 'start',
        p: isCompact ? 1.5 : isDense ? 2 : { xs: 2, sm: 3 },
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <LabelledInput
        id={id}
        label="Your message"
        placeholder={isCompact ? 'Your message' : undefined}
        sx={isCompact ? { '& > label': visuallyHidden } : undefined}
        multiline
        minRows={2}
        maxRows={!isDense ? 8 : isCompact ? 3 : 5}
        value={text}
        onChange={(event) => type(event.target.value)}
        onKeyDown={sendByKey}
        helperText={
          <>
            <span role="status">{disabled && hint}</span>
            {!disabled && (left < 0 ? `${-left} characters too many` : left <= 200 ? `${left} characters left` : below)}
          </>
        }
        disabled={disabled && !isFocused}
        onFocus={() => setFocused(true)}
        // the focus is still there when only the window has lost it
        onBlur={({ target }) => setFocused(document.activeElement === target)}
        inputProps={{
          maxLength: ticketLimits.message,
          readOnly: disabled,
          'aria-disabled': disabled || undefined,
        }}
      />
      <SteadyButton
        type="submit"
        disabled={!maySend || sending}
        aria-busy={sending}
        startIcon={<Send size={18} aria-hidden />}
        sx={{ minHeight: 48, whiteSpace: 'nowrap' }}
      >
        {waiting ? 'Waiting for pictures...' : sending ? 'Sending...' : 'Send'}
      </SteadyButton>
      {!disabled && (
        <Box
          sx={{
            gridColumn: '1 / -1',
            justifySelf: 'stretch',
            gridRow: { xs: 2, sm: 'auto' },
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 1,
            '& > :first-of-type': { flex: '1 1 auto' },
          }}
        >
          <PictureField pictures={pictures} />
          {isCompact && hint === undefined && (
            <Box component="span" sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
              <KeyHint />
            </Box>
          )}
          {tools}
        </Box>
      )}
    </Box>
  );
}

/** Hidden on devices without such keys. */
const KeyHint = () => (
  <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
    Ctrl and Enter send as well.
  </Box>
);
