import { useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import MuiTextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';
import type { Editor } from '@tiptap/react';
import {
  Bold,
  Heading2,
  Heading3,
  Italic,
  Link2,
  List,
  ListOrdered,
  Redo2,
  Underline,
  Undo2,
} from '../../lib/generated/icons';
import { isSafeLink } from '../../../../contract/section-fields';
import { tintOf } from '../../lib/styles';

interface ToolProps {
  label: string;
  /** Whether it is active at the cursor; omitted for one-time actions. */
  on?: boolean;
  disabled?: boolean;
  onClick: (button: HTMLElement) => void;
  children: ReactNode;
}

const Tool = ({ label, on, disabled = false, onClick, children }: ToolProps) => (
  <Tooltip title={label} describeChild={false}>
    <span>
      <IconButton
        aria-label={label}
        aria-pressed={on}
        disabled={disabled}
        // keeps the selection
        onMouseDown={(event) => event.preventDefault()}
        onClick={({ currentTarget }) => onClick(currentTarget)}
        sx={{
          width: 40,
          height: 40,
          borderRadius: '10px',
          color: on ? 'primary.main' : 'text.primary',
          backgroundColor: on ? tintOf('primary-main', 12) : 'transparent',
        }}
      >
        {children}
      </IconButton>
    </span>
  </Tooltip>
);

/** Toolbar for the selected text. Each tool has its usual shortcut, too. */
export function RichTextTools({ editor, block }: { editor: Editor; block: boolean }) {
  const [linkAt, setLinkAt] = useState<HTMLElement | null>(null);
  const chain = () => editor.chain().focus();
  return (
    <Box
      role="group"
      aria-label="Formatting"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.25, p: 0.5, borderBottom: 1, borderColor: 'divider' }}
    >
      <Tool label="Bold" on={editor.isActive('bold')} onClick={() => chain().toggleBold().run()}>
        <Bold size={18} aria-hidden />
      </Tool>
      <Tool label="Italic" on={editor.isActive('italic')} onClick={() => chain().toggleItalic().run()}>
        <Italic size={18} aria-hidden />
      </Tool>
      <Tool label="Underline" on={editor.isActive('underline')} onClick={() => chain().toggleUnderline().run()}>
        <Underline size={18} aria-hidden />
      </Tool>
      <Tool
        label="Link"
        on={editor.isActive('link')}
        disabled={editor.state.selection.empty && !editor.isActive('link')}
        onClick={setLinkAt}
      >
        <Link2 size={18} aria-hidden />
      </Tool>
      {block && (
        <>
          <Tool
            label="Heading"
            on={editor.isActive('heading', { level: 2 })}
            onClick={() => chain().toggleHeading({ level: 2 }).run()}
          >
            <Heading2 size={18} aria-hidden />
          </Tool>
          <Tool
            label="Smaller heading"
            on={editor.isActive('heading', { level: 3 })}
            onClick={() => chain().toggleHeading({ level: 3 }).run()}
          >
            <Heading3 size={18} aria-hidden />
          </Tool>
          <Tool label="List" on={editor.isActive('bulletList')} onClick={() => chain().toggleBulletList().run()}>
            <List size={18} aria-hidden />
          </Tool>
          <Tool
            label="Numbered list"
            on={editor.isActive('orderedList')}
            onClick={() => chain().toggleOrderedList().run()}
          >
            <ListOrdered size={18} aria-hidden />
          </Tool>
        </>
      )}
      <Box sx={{ flex: 1 }} />
      <Tool label="Undo" disabled={!editor.can().undo()} onClick={() => chain().undo().run()}>
        <Undo2 size={18} aria-hidden />
      </Tool>
      <Tool label="Redo" disabled={!editor.can().redo()} onClick={() => chain().redo().run()}>
        <Redo2 size={18} aria-hidden />
      </Tool>
      {linkAt && <LinkPopover editor={editor} anchor={linkAt} onClose={() => setLinkAt(null)} />}
    </Box>
  );
}

interface LinkPopoverProps {
  editor: Editor;
  anchor: HTMLElement;
  onClose: () => void;
}

/** The target of a link. Not a form of its own, because it is inside one. */
function LinkPopover({ editor, anchor, onClose }: LinkPopoverProps) {
  const current = String(editor.getAttributes('link')['href'] ?? '');
  const [address, setAddress] = useState(current);
  const [wrong, setWrong] = useState(false);
  const chain = () => editor.chain().focus().extendMarkRange('link');
  const apply = () => {
    const href = address.trim();
    if (!isSafeLink(href)) return setWrong(true);
    chain().setLink({ href }).run();
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // must not submit the surrounding form
    event.preventDefault();
    apply();
  };
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': 'Link' } }}
    >
      <Box
        sx={{
          p: 2,
          width: 'min(360px, calc(100vw - 32px))',
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: 'minmax(0, 1fr)',
        }}
      >
        <MuiTextField
          autoFocus
          label="Address"
          size="small"
          value={address}
          onChange={({ target }) => {
            setAddress(target.value);
            setWrong(false);
          }}
          onKeyDown={onKeyDown}
          error={wrong}
          helperText={
            wrong ? 'Start with https://, mailto:, tel: or a path on this site, such as /contact.' : undefined
          }
          slotProps={{ htmlInput: { maxLength: 500, inputMode: 'url', 'aria-invalid': wrong } }}
        />
        <Box sx={{ display: 'flex', gap: 1, justifyContent: 'flex-end' }}>
          {current && (
            <Button
              size="small"
              variant="text"
              color="error"
              onClick={() => {
                chain().unsetLink().run();
                onClose();
              }}
            >
              Remove link
            </Button>
          )}
          <Button size="small" onClick={apply}>
            Set link
          </Button>
        </Box>
      </Box>
    </Popover>
  );
}
