import { Extension, Mark, Node } from '@tiptap/core'
import { Blockquote } from '@tiptap/extension-blockquote'
import { Bold } from '@tiptap/extension-bold'
import { Code } from '@tiptap/extension-code'
import { CodeBlock } from '@tiptap/extension-code-block'
import { Document } from '@tiptap/extension-document'
import { HardBreak } from '@tiptap/extension-hard-break'
import { Heading } from '@tiptap/extension-heading'
import { HorizontalRule } from '@tiptap/extension-horizontal-rule'
import { Italic } from '@tiptap/extension-italic'
import { BulletList } from '@tiptap/extension-list/bullet-list'
import { ListItem } from '@tiptap/extension-list/item'
import { ListKeymap } from '@tiptap/extension-list/keymap'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Strike } from '@tiptap/extension-strike'
import { Text } from '@tiptap/extension-text'
import { Underline } from '@tiptap/extension-underline'
import { Dropcursor } from '@tiptap/extensions/drop-cursor'
import { Gapcursor } from '@tiptap/extensions/gap-cursor'
import { UndoRedo } from '@tiptap/extensions/undo-redo'
import { Link } from './link-mark.ts'
import { OrderedList } from './ordered-list.ts'

const alignments = ['left', 'center', 'right', 'justify']

const TextAlign = Extension.create({
  name: 'textAlign',
  addGlobalAttributes: () => [
    {
      types: ['heading', 'paragraph'],
      attributes: {
        textAlign: {
          default: null,
          parseHTML: ({ style }) => (alignments.includes(style.textAlign) ? style.textAlign : null),
          renderHTML: ({ textAlign }) => (textAlign ? { style: `text-align: ${textAlign}` } : {}),
        },
      },
    },
  ],
})

/** A mark without a button. It keeps what was written through the API. */
const keptMark = (tag: string) =>
  Mark.create({ name: tag, parseHTML: () => [{ tag }], renderHTML: () => [tag, 0] })

const KeptImage = Node.create({
  name: 'image',
  inline: true,
  group: 'inline',
  addAttributes: () => ({
    src: { default: null },
    alt: { default: null },
    width: { default: null },
    height: { default: null },
  }),
  parseHTML: () => [{ tag: 'img[src^="https:"]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
})

/**
 * Exactly what the server's sanitizer keeps (core/src/rich-text/sanitise.ts), so that saving never loses what the editor
 * allows, and the other way around.
 */
export const editorExtensions = [
  ...[Document, Paragraph, Text, HardBreak, HorizontalRule, Blockquote],
  Heading.configure({ levels: [1, 2, 3, 4] }),
  CodeBlock.configure({ languageClassPrefix: null }),
  ...[BulletList, OrderedList, ListItem, ListKeymap],
  ...[Link, Bold, Italic, Underline, Strike, Code, keptMark('sub'), keptMark('sup'), keptMark('mark')],
  ...[TextAlign, KeptImage],
  ...[UndoRedo, Dropcursor, Gapcursor],
]
