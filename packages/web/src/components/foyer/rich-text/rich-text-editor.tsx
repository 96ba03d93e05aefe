import { EditorContent, useEditor, useEditorState } from '@tiptap/react'
import { useEffect, useImperativeHandle, useRef } from 'react'
import type { RefCallBack } from 'react-hook-form'
import { cn } from '../../../lib/look/cn.ts'
import type { FieldControl } from '../../ui/field.tsx'
import { controlClass } from '../../ui/field-control.ts'
import { cleanPastedHtml } from './clean-pasted-html.ts'
import { editorExtensions } from './editor-extensions.ts'
import { RichTextToolbar } from './rich-text-toolbar.tsx'
import { storedHtml } from './stored-html.ts'

export interface RichTextEditorProps extends FieldControl {
  name: string
  value: string
  onChange: (html: string) => void
  onBlur: () => void
  ref: RefCallBack
  disabled?: boolean
  className?: string
}

/** The editor, in its own chunk. Only `RichTextInput` loads it. */
export function RichTextEditor({
  name,
  value,
  onChange,
  onBlur,
  ref,
  disabled = false,
  className,
  ...control
}: RichTextEditorProps) {
  const { id, 'aria-describedby': describedBy, 'aria-invalid': isInvalid } = control
  const written = useRef(value)
  const labelId = `${id}-label`
  const editor = useEditor({
    extensions: editorExtensions,
    content: value,
    editable: !disabled,
    injectCSS: false,
    editorProps: {
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
        'aria-invalid': String(isInvalid),
        ...(describedBy ? { 'aria-describedby': describedBy } : {}),
        ...(control['aria-required'] ? { 'aria-required': 'true' } : {}),
        ...(disabled ? { 'aria-disabled': 'true' } : {}),
        class: cn('rich-text rich-text-writing', className),
      },
      transformPastedHTML: cleanPastedHtml,
    },
    onUpdate: ({ editor: changed }) => {
      written.current = changed.isEmpty ? '' : storedHtml(changed.getHTML())
      onChange(written.current)
    },
    onBlur,
  })
  const isWriting = useEditorState({ editor, selector: ({ editor: shown }) => shown.isFocused })
  useImperativeHandle(ref, () => ({ focus: () => editor.view.focus() }), [editor])
  useEffect(() => {
    if (editor.isEditable === disabled) editor.setEditable(!disabled, false)
  }, [editor, disabled])
  // A value from elsewhere, such as a reset of the form, replaces the text.
  useEffect(() => {
    if (value === written.current) return
    written.current = value
    editor.commands.setContent(value, { emitUpdate: false })
  }, [editor, value])
  // A label can point only at form controls, and this is a `div`.
  useEffect(() => {
    const label = document.getElementById(labelId)
    const focus = () => editor.view.focus()
    label?.addEventListener('click', focus)
    return () => label?.removeEventListener('click', focus)
  }, [editor, labelId])
  return (
    <div
      data-slot="rich-text-editor"
      aria-invalid={isInvalid}
      className={cn(
        controlClass,
        'overflow-hidden',
        isWriting && 'border-ring outline-2 outline-ring',
        disabled && 'bg-muted text-muted-foreground',
      )}
    >
      <RichTextToolbar editor={editor} controls={id} disabled={disabled} />
      <EditorContent editor={editor} />
    </div>
  )
}
