import { InputRule, Mark, PasteRule } from '@tiptap/core'
import { type EditorState, Plugin } from '@tiptap/pm/state'
import { addressesIn } from './addresses-in.ts'

/** Addresses that the sanitizer keeps (core/src/rich-text/sanitise.ts). Other links lose their address, not their words. */
const keptAddress = /^(https?:\/\/|mailto:|tel:)/i

/**
 * A link, written as the sanitizer writes it. The dialog sets it. An address becomes a link when a space follows it or when it is
 * pasted, and an address that is pasted over marked words links them.
 */
export const Link = Mark.create({
  name: 'link',
  priority: 1000,
  inclusive: false,
  addAttributes: () => ({ href: { default: null } }),
  parseHTML: () => [
    {
      tag: 'a[href]',
      getAttrs: (anchor) => (keptAddress.test(anchor.getAttribute('href') ?? '') ? null : false),
    },
  ],
  renderHTML: ({ HTMLAttributes: { href } }) => [
    'a',
    { href, target: '_blank', rel: 'noopener noreferrer nofollow' },
    0,
  ],
  addInputRules() {
    return [
      new InputRule({
        find: addressBeforeSpace,
        handler: ({ state, range, match }) => {
          const { href, length } = match.data ?? {}
          const end = range.from + length
          if (isLinked(state, range.from, end)) return null
          state.tr.insertText(' ', range.to).addMark(range.from, end, this.type.create({ href }))
        },
      }),
    ]
  },
  addPasteRules() {
    return [
      new PasteRule({
        find: addressesIn,
        handler: ({ state, range: { from, to }, match }) => {
          if (isLinked(state, from, to)) return null
          state.tr.addMark(from, to, this.type.create({ href: match.data?.href }))
        },
      }),
    ]
  },
  addProseMirrorPlugins() {
    return [
      new Plugin({
        props: {
          handlePaste: ({ state }, _event, { content }) => {
            const text = content.textBetween(0, content.size, ' ').trim()
            const [address] = addressesIn(text)
            if (state.selection.empty || address?.text !== text) return false
            return this.editor.commands.setMark(this.name, address.data)
          },
        },
      }),
    ]
  },
})

/** The address right before a typed space. Only punctuation may stand between them. */
function addressBeforeSpace(typed: string) {
  const found = typed.endsWith(' ') ? addressesIn(typed).at(-1) : undefined
  if (!found) return null
  const { index, text, data } = found
  if (/\s/.test(typed.slice(index + text.length, -1))) return null
  return { index, text: typed.slice(index), data: { ...data, length: text.length } }
}

function isLinked({ doc, schema }: EditorState, from: number, to: number): boolean {
  return schema.marks.link !== undefined && doc.rangeHasMark(from, to, schema.marks.link)
}
