import type { Editor, Extensions } from '@tiptap/react';
import { Extension } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { isSafeLink } from '../../../../contract/section-fields';

/** An inline field is one paragraph: Enter breaks the line in it. */
const OneParagraph = Extension.create({
  name: 'oneParagraph',
  addKeyboardShortcuts() {
    return { Enter: () => this.editor.commands.setHardBreak() };
  },
});

/** Returns the editor's extensions: only what the server accepts. */
export function extensionsFor(block: boolean): Extensions {
  const link = {
    openOnClick: false,
    // the server decides where a link opens
    HTMLAttributes: { target: null, rel: null },
    isAllowedUri: (url: string | undefined) => isSafeLink(url ?? ''),
  };
  const kit = { blockquote: false, code: false, codeBlock: false, strike: false, horizontalRule: false, link } as const;
  return block
    ? [StarterKit.configure({ ...kit, heading: { levels: [2, 3] } })]
    : [
        StarterKit.configure({
          ...kit,
          heading: false,
          bulletList: false,
          orderedList: false,
          listItem: false,
          listKeymap: false,
        }),
        OneParagraph,
      ];
}

/** Returns the content as HTML; blank for a blank text. */
export function htmlOf(editor: Editor, block: boolean): string {
  if (editor.isEmpty) return '';
  // the empty line after a list or heading exists only for the cursor
  const html = editor.getHTML().replace(/(<p><\/p>)+$/, '');
  // pasted text may contain paragraphs
  return block ? html : html.replace(/^<p>|<\/p>$/g, '').replaceAll('</p><p>', '<br>');
}
