import { Node, wrappingInputRule } from '@tiptap/core'

/** A numbered list that keeps only its first number. Saving would lose letters and Roman numerals. */
export const OrderedList = Node.create({
  name: 'orderedList',
  group: 'block list',
  content: 'listItem+',
  addAttributes: () => ({
    start: { default: 1, parseHTML: (list) => Number.parseInt(list.getAttribute('start') ?? '', 10) || 1 },
  }),
  parseHTML: () => [{ tag: 'ol' }],
  renderHTML: ({ HTMLAttributes: { start } }) => ['ol', start === 1 ? {} : { start }, 0],
  addKeyboardShortcuts() {
    return { 'Mod-Shift-7': () => this.editor.commands.toggleList(this.name, 'listItem') }
  },
  /** `3. ` at the beginning of a line starts a list, or continues the list above. */
  addInputRules() {
    return [
      wrappingInputRule({
        find: /^(\d{1,5})\.\s$/,
        type: this.type,
        getAttributes: ([, start]) => ({ start: Number(start) }),
        joinPredicate: ([, start], list) => list.childCount + list.attrs.start === Number(start),
      }),
    ]
  },
})
