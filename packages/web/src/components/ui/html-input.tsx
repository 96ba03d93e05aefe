import { Trans } from '@lingui/react/macro'
import { type ComponentProps, useState } from 'react'
import { htmlToText, textToHtml } from '../../lib/html-text.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Textarea } from './textarea.tsx'

interface HtmlInputProps extends Omit<ComponentProps<'textarea'>, 'value' | 'onChange'> {
  value: string | undefined
  onChange: (html: string) => void
  /** The most characters that its HTML may have; the present count is shown against it (specification §5). */
  limit: number
}

/** A text that is stored as HTML, written as plain text. One that is formatted already is shown as its HTML source. */
export function HtmlInput({ value = '', onChange, limit, ...props }: HtmlInputProps) {
  const format = useFormat()
  const [draft, setDraft] = useState({ text: htmlToText(value) ?? value, html: value })
  // A value from elsewhere, such as the form being reset, replaces the draft.
  const isDraftCurrent = draft.html === value
  const plain = htmlToText(value)
  const shown = isDraftCurrent ? draft.text : (plain ?? value)
  const change = (text: string) => {
    const html = plain === null ? text : textToHtml(text)
    setDraft({ text, html })
    onChange(html)
  }
  const count = format.number(value.length)
  const maximum = format.number(limit)
  return (
    <div data-slot="html-input" className="grid gap-1">
      <Textarea {...props} value={shown} onChange={(event) => change(event.target.value)} />
      <p className="flex flex-wrap justify-between gap-x-4 text-xs text-muted-foreground tabular-nums">
        <span>{plain === null && <Trans>This text is formatted; you see its HTML.</Trans>}</span>
        <span className={value.length > limit ? 'text-destructive' : undefined}>
          <Trans>
            {count} of {maximum} characters
          </Trans>
        </span>
      </p>
    </div>
  )
}
