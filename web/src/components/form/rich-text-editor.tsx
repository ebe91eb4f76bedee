import { useEffect, useRef } from 'react';
import Box from '@mui/material/Box';
import { EditorContent, useEditor } from '@tiptap/react';
import type { Editor } from '@tiptap/react';
import { tintOf } from '../../lib/styles';
import { pastedHtml } from './pasted-html';
import { extensionsFor, htmlOf } from './rich-text';
import { RichTextTools } from './rich-text-tools';

interface RichTextEditorProps {
  value: string;
  onChange: (html: string) => void;
  onBlur: () => void;
  /** Receives a function that puts the cursor into the editor. */
  onReady: (focus: () => void) => void;
  labelledBy: string;
  describedBy?: string;
  invalid: boolean;
  block: boolean;
}

const attributes = ({
  labelledBy,
  describedBy,
  invalid,
}: Pick<RichTextEditorProps, 'labelledBy' | 'describedBy' | 'invalid'>) => ({
  role: 'textbox',
  'aria-multiline': 'true',
  'aria-labelledby': labelledBy,
  'aria-invalid': String(invalid),
  ...(describedBy ? { 'aria-describedby': describedBy } : {}),
});

const written = {
  '& .tiptap': { outline: 'none', minHeight: '1.5em', overflowWrap: 'anywhere' },
  '& p': { my: 0, lineHeight: 1.6 },
  '& p + p': { mt: 1.25 },
  '& h2': { typography: 'h5', mt: 3, mb: 1 },
  '& h3': { typography: 'h6', mt: 2.5, mb: 0.75 },
  '& ul, & ol': { pl: 3, my: 1 },
  '& a': { color: 'primary.main', textUnderlineOffset: '0.2em', cursor: 'text' },
} as const;

/** The editor of a RichTextField; a separate chunk, because only Admins load it. */
export function RichTextEditor({ value, onChange, onBlur, onReady, block, ...described }: RichTextEditorProps) {
  // The given value, and the editor's HTML for it: going back to that is no change.
  const given = useRef({ value, html: '' });
  const report = (editor: Editor) => {
    const html = htmlOf(editor, block);
    onChange(html === given.current.html ? given.current.value : html);
  };
  const editor = useEditor({
    extensions: extensionsFor(block),
    content: value,
    immediatelyRender: false,
    shouldRerenderOnTransaction: true,
    editorProps: { attributes: attributes(described), transformPastedHTML: pastedHtml },
    onCreate: ({ editor: made }) => {
      given.current.html = htmlOf(made, block);
      onReady(() => made.commands.focus());
    },
    onUpdate: ({ editor: changed }) => report(changed),
    onBlur,
  });

  const { labelledBy, describedBy, invalid } = described;
  useEffect(() => {
    editor?.setOptions({
      editorProps: {
        attributes: attributes({ labelledBy, describedBy, invalid }),
        transformPastedHTML: pastedHtml,
      },
    });
  }, [editor, labelledBy, describedBy, invalid]);

  useEffect(() => {
    if (!editor) return;
    const own = htmlOf(editor, block);
    const known = own === given.current.html ? given.current.value : own;
    if (value === known) return;
    // changed from outside: the form was reset, or another version was loaded
    editor.commands.setContent(value, { emitUpdate: false });
    given.current = { value, html: htmlOf(editor, block) };
  }, [editor, value, block]);

  return (
    <Box
      sx={{
        border: 1,
        borderColor: described.invalid ? 'error.main' : 'thread.fieldLine',
        borderRadius: '12px',
        overflow: 'clip',
        '&:focus-within': { borderColor: 'primary.main', boxShadow: `0 0 0 1px ${tintOf('primary-main', 100)}` },
      }}
    >
      {editor && <RichTextTools editor={editor} block={block} />}
      <Box
        component={EditorContent}
        editor={editor}
        sx={{ px: 2, py: 1.5, ...(block && { maxHeight: '60dvh', overflowY: 'auto' }), ...written }}
      />
    </Box>
  );
}
