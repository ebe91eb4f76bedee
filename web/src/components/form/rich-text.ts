import type { Editor, Extensions } from '@tiptap/react';
import { Extension } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { isSafeLink } from '../../../../contract/section-fields';

/** A field of lines is one paragraph: Enter breaks the line in it. */
const OneParagraph = Extension.create({
  name: 'oneParagraph',
  addKeyboardShortcuts() {
    return { Enter: () => this.editor.commands.setHardBreak() };
  },
});

/** What can be written: no more than the server lets through. */
export function extensionsFor(block: boolean): Extensions {
  const link = {
    openOnClick: false,
    // where a link opens is the server's to say
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

/** What was written, as HTML; blank is a blank text. */
export function htmlOf(editor: Editor, block: boolean): string {
  if (editor.isEmpty) return '';
  // the empty line below a list or a heading is there for the cursor alone
  const html = editor.getHTML().replace(/(<p><\/p>)+$/, '');
  // text that was pasted may bring paragraphs of its own
  return block ? html : html.replace(/^<p>|<\/p>$/g, '').replaceAll('</p><p>', '<br>');
}
