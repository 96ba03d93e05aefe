import { useLingui } from '@lingui/react/macro'
import { type Editor, useEditorState } from '@tiptap/react'
import {
  AlignCenter,
  AlignLeft,
  AlignRight,
  Bold,
  Heading2,
  Heading3,
  Italic,
  List,
  ListOrdered,
  Quote,
  Redo2,
  Strikethrough,
  Underline,
  Undo2,
} from 'lucide-react'
import { Toolbar } from 'radix-ui'
import type { ReactNode } from 'react'
import { LinkDialog } from './link-dialog.tsx'
import { toolbarClass, toolbarGroupClass } from './rich-text-skeleton.tsx'
import { ToolbarButton } from './toolbar-button.tsx'

interface RichTextToolbarProps {
  editor: Editor
  /** The id of the text area. */
  controls: string
  disabled: boolean
}

/** The toolbar is one stop for the Tab key. The arrow keys move along its buttons. */
export function RichTextToolbar({ editor, controls, disabled }: RichTextToolbarProps) {
  const { t } = useLingui()
  const is = useEditorState({ editor, selector: ({ editor: now }) => readState(now) })
  // At once: the editor's own command waits for the next frame, and what is typed until then would be lost.
  const edit = () => {
    editor.view.focus()
    return editor.chain()
  }
  const align = (textAlign: string | null) =>
    edit().updateAttributes('paragraph', { textAlign }).updateAttributes('heading', { textAlign }).run()
  const button = (label: string, icon: ReactNode, run: () => void, isOn?: boolean, isOff = disabled) => (
    <ToolbarButton label={label} isOn={isOn} isOff={isOff} onClick={run}>
      {icon}
    </ToolbarButton>
  )
  return (
    <Toolbar.Root aria-label={t`Formatting`} aria-controls={controls} className={toolbarClass}>
      <div className={toolbarGroupClass}>
        {button(t`Bold`, <Bold />, () => edit().toggleBold().run(), is.bold)}
        {button(t`Italic`, <Italic />, () => edit().toggleItalic().run(), is.italic)}
        {button(t`Underline`, <Underline />, () => edit().toggleUnderline().run(), is.underline)}
        {button(t`Strikethrough`, <Strikethrough />, () => edit().toggleStrike().run(), is.strike)}
      </div>
      <div className={toolbarGroupClass}>
        {button(t`Heading`, <Heading2 />, () => edit().toggleHeading({ level: 2 }).run(), is.heading)}
        {button(t`Subheading`, <Heading3 />, () => edit().toggleHeading({ level: 3 }).run(), is.subheading)}
      </div>
      <div className={toolbarGroupClass}>
        {button(t`Bullet list`, <List />, () => edit().toggleBulletList().run(), is.bulletList)}
        {button(
          t`Numbered list`,
          <ListOrdered />,
          () => edit().toggleList('orderedList', 'listItem').run(),
          is.orderedList,
        )}
        {button(t`Quote`, <Quote />, () => edit().toggleBlockquote().run(), is.blockquote)}
      </div>
      <div className={toolbarGroupClass}>
        <LinkDialog editor={editor} isLink={is.link} disabled={disabled} />
      </div>
      <div className={toolbarGroupClass}>
        {button(t`Align left`, <AlignLeft />, () => align(null), is.left)}
        {button(t`Align center`, <AlignCenter />, () => align('center'), is.center)}
        {button(t`Align right`, <AlignRight />, () => align('right'), is.right)}
      </div>
      <div className={toolbarGroupClass}>
        {button(t`Undo`, <Undo2 />, () => edit().undo().run(), undefined, disabled || !is.undoable)}
        {button(t`Redo`, <Redo2 />, () => edit().redo().run(), undefined, disabled || !is.redoable)}
      </div>
    </Toolbar.Root>
  )
}

function readState(editor: Editor) {
  const center = editor.isActive({ textAlign: 'center' })
  const right = editor.isActive({ textAlign: 'right' })
  return {
    bold: editor.isActive('bold'),
    italic: editor.isActive('italic'),
    underline: editor.isActive('underline'),
    strike: editor.isActive('strike'),
    heading: editor.isActive('heading', { level: 2 }),
    subheading: editor.isActive('heading', { level: 3 }),
    bulletList: editor.isActive('bulletList'),
    orderedList: editor.isActive('orderedList'),
    blockquote: editor.isActive('blockquote'),
    link: editor.isActive('link'),
    left: !center && !right && !editor.isActive({ textAlign: 'justify' }),
    center,
    right,
    undoable: editor.can().undo(),
    redoable: editor.can().redo(),
  }
}
