import { useLingui as useWords } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { type Ref, useId } from 'react'
import { Button } from '../../components/ui/button.tsx'
import { Input } from '../../components/ui/input.tsx'
import type { ItemSorting } from '../../components/ui/sortable/sortable-item.tsx'
import { formSentence } from '../../lib/form-sentence.ts'

interface OptionRowProps {
  number: number
  value: string
  error: string | undefined
  inputRef: Ref<HTMLInputElement> | undefined
  /** Just added: it gets the focus. */
  isNewest: boolean
  sorting: ItemSorting
  onChange: (text: string) => void
  onPasteLines: (lines: string[]) => void
  onEnter: () => void
  /** Left out for the last option: at least one is needed. */
  onRemove: (() => void) | undefined
}

export function OptionRow({ number, value, error, inputRef, isNewest, sorting, ...on }: OptionRowProps) {
  const { t } = useLingui()
  const { i18n } = useWords()
  const errorId = useId()
  const name = value || t`Option ${number}`
  return (
    <div className="grid gap-1">
      <div className="flex items-center gap-1">
        {sorting.handle}
        <Input
          ref={inputRef}
          aria-label={t`Option ${number}`}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : errorId}
          // Who adds an option means to type it.
          autoFocus={isNewest}
          value={value}
          onChange={(event) => on.onChange(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            on.onEnter()
          }}
          onPaste={(event) => {
            const lines = linesOf(event.clipboardData.getData('text'))
            if (value !== '' || lines.length < 2) return
            event.preventDefault()
            on.onPasteLines(lines)
          }}
        />
        <IconButton label={t`Move up: ${name}`} onClick={sorting.onMoveUp}>
          <ArrowUp />
        </IconButton>
        <IconButton label={t`Move down: ${name}`} onClick={sorting.onMoveDown}>
          <ArrowDown />
        </IconButton>
        <IconButton label={t`Remove: ${name}`} onClick={on.onRemove}>
          <Trash2 />
        </IconButton>
      </div>
      {error !== undefined && (
        <p id={errorId} className="text-sm text-destructive">
          {formSentence(error, i18n)}
        </p>
      )}
    </div>
  )
}

interface IconButtonProps {
  label: string
  onClick: (() => void) | undefined
  children: React.ReactNode
}

/** Stays in its place while it can do nothing, so that the others do not jump. */
function IconButton({ label, onClick, children }: IconButtonProps) {
  return (
    <Button
      variant="quiet"
      size="icon-sm"
      className="text-muted-foreground"
      aria-label={label}
      disabled={!onClick}
      onClick={onClick}
    >
      {children}
    </Button>
  )
}

function linesOf(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)
}
