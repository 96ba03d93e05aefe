import { Extension, Mark, Node } from '@tiptap/core'
import { StarterKit } from '@tiptap/starter-kit'

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

/** Has no button, but what somebody sent through the API stays as it is. */
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
 * Everything that the server's sanitiser keeps (core/src/rich-text/sanitise.ts) and nothing else: so neither loses
 * what the other lets through.
 */
export const editorExtensions = [
  StarterKit.configure({
    heading: { levels: [1, 2, 3, 4] },
    codeBlock: { languageClassPrefix: null },
    // It would end every text with an empty paragraph.
    trailingNode: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: (address) => /^(https?:\/\/|mailto:|tel:)/i.test(address),
      HTMLAttributes: { target: '_blank', rel: 'noopener noreferrer nofollow' },
    },
  }),
  TextAlign,
  keptMark('sub'),
  keptMark('sup'),
  keptMark('mark'),
  KeptImage,
]
