import { Trans, useLingui } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import { type Ref, useImperativeHandle, useRef, useState } from 'react'
import { useFormState } from 'react-hook-form'
import { Button } from '../../components/ui/button.tsx'
import type { AppForm } from '../../components/ui/form/use-app-form.tsx'
import { SortableList } from '../../components/ui/sortable/sortable-list.tsx'
import { OptionRow } from './option-row.tsx'
import type { QuestionInput } from './question-body.ts'

const mostOptions = 100

interface OptionsInputProps {
  form: AppForm<QuestionInput>
  options: readonly string[]
  onChange: (options: string[]) => void
  /** Gets what the form focuses when it refuses an option. */
  focusRef: Ref<{ focus: () => void }>
}

/** The options to choose from, one per line. Enter adds the next one, and several pasted lines become several options. */
export function OptionsInput({ form, options, onChange, focusRef }: OptionsInputProps) {
  const { t } = useLingui()
  const { errors } = useFormState({ control: form.methods.control, name: 'options' })
  const rows = useRowIds(options.length)
  const inputs = useRef<(HTMLInputElement | null)[]>([])
  useImperativeHandle(focusRef, () => ({
    focus: () => {
      const refused = options.findIndex((_, index) => form.methods.getFieldState(`options.${index}`).invalid)
      inputs.current[Math.max(refused, 0)]?.focus()
    },
  }))
  const [newest, setNewest] = useState<string | null>(null)
  const replace = (index: number, count: number, ...texts: string[]) => {
    rows.replace(index, count, texts.length)
    onChange(options.toSpliced(index, count, ...texts).slice(0, mostOptions))
  }
  const add = (index: number) =>
    setNewest(rows.insert(index, () => onChange(options.toSpliced(index, 0, ''))))
  return (
    <div className="grid gap-3">
      <SortableList
        label={t`Options`}
        items={rows.ids.map((id) => ({ id }))}
        nameOf={({ id }) => options[rows.ids.indexOf(id)] || t`Option ${rows.ids.indexOf(id) + 1}`}
        onSort={(ids, { from, to }) => {
          rows.sort(ids)
          const moved = options[from] ?? ''
          onChange(options.toSpliced(from, 1).toSpliced(to, 0, moved))
        }}
        className="gap-2"
      >
        {({ id }, sorting, index) => (
          <OptionRow
            number={index + 1}
            value={options[index] ?? ''}
            error={errors.options?.[index]?.message}
            inputRef={(input) => {
              inputs.current[index] = input
            }}
            isNewest={id === newest}
            sorting={sorting}
            onChange={(text) => onChange(options.with(index, text))}
            onPasteLines={(lines) => replace(index, 1, ...lines)}
            onEnter={() => options.length < mostOptions && add(index + 1)}
            onRemove={options.length > 1 ? () => replace(index, 1) : undefined}
          />
        )}
      </SortableList>
      <Button
        variant="secondary"
        size="sm"
        className="justify-self-start"
        disabled={options.length >= mostOptions}
        onClick={() => add(options.length)}
      >
        <Plus />
        <Trans>Add option</Trans>
      </Button>
    </div>
  )
}

/** An id for each option, which it keeps while it is moved, because options may have the same text or none. */
function useRowIds(count: number) {
  const made = useRef(0)
  const mint = () => `option-${made.current++}`
  const ids = useRef<string[]>([])
  // The options came from elsewhere, such as from the form's values.
  if (ids.current.length !== count) ids.current = Array.from({ length: count }, mint)
  return {
    ids: ids.current,
    sort: (sorted: string[]) => {
      ids.current = sorted
    },
    replace: (index: number, removed: number, added: number) => {
      ids.current = ids.current.toSpliced(index, removed, ...Array.from({ length: added }, mint))
    },
    insert: (index: number, change: () => void): string => {
      const id = mint()
      ids.current = ids.current.toSpliced(index, 0, id)
      change()
      return id
    },
  }
}
