import { useLingui as useWords } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { Trash2 } from 'lucide-react'
import { type Ref, useId } from 'react'
import { Button } from '../../components/ui/button.tsx'
import { Input } from '../../components/ui/input.tsx'
import { MoveButtons } from '../../components/ui/sortable/move-buttons.tsx'
import type { ItemSorting } from '../../components/ui/sortable/sortable-item.tsx'
import { formSentence } from '../../lib/words/form-sentence.ts'

interface OptionRowProps {
  number: number
  value: string
  error: string | undefined
  inputRef: Ref<HTMLInputElement>
  /** Whether the option was just added, so that it gets the focus. */
  isNewest: boolean
  sorting: ItemSorting
  onChange: (text: string) => void
  onPasteLines: (lines: string[]) => void
  onEnter: () => void
  /** Undefined for the last option, since at least one is required. */
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
          // A person who adds an option wants to type it.
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
        <MoveButtons name={name} onMoveUp={sorting.onMoveUp} onMoveDown={sorting.onMoveDown} />
        <Button
          variant="quiet"
          size="icon-sm"
          className="text-muted-foreground"
          aria-label={t`Remove: ${name}`}
          disabled={!on.onRemove}
          onClick={on.onRemove}
        >
          <Trash2 />
        </Button>
      </div>
      {error !== undefined && (
        <p id={errorId} className="text-sm text-destructive">
          {formSentence(error, i18n)}
        </p>
      )}
    </div>
  )
}

function linesOf(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)
}
