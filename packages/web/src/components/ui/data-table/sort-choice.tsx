import { useLingui } from '@lingui/react/macro'
import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ListState } from '../../../lib/list/list-state.ts'
import { Button } from '../button.tsx'
import { NativeSelect } from '../native-select.tsx'
import type { ColumnPart } from './chosen-columns.ts'

interface SortChoiceProps {
  columns: readonly ColumnPart[]
  list: ListState
  onListChange: (change: Partial<ListState>) => void
}

/** Chooses how a list is sorted, because a phone's rows have no headings to press. */
export function SortChoice({ columns, list, onListChange }: SortChoiceProps) {
  const { t } = useLingui()
  const { sort_by, sort_direction = 'asc' } = list
  const isDown = sort_direction === 'desc'
  return (
    <div className="flex gap-2">
      <NativeSelect
        className="grow"
        aria-label={t`Sort by`}
        value={sort_by ?? ''}
        onChange={({ target }) => onListChange({ sort_by: target.value, sort_direction })}
      >
        {!columns.some(({ id }) => id === sort_by) && <option value={sort_by ?? ''}>{t`Sort by`}</option>}
        {columns.map(({ id, label }) => (
          <option key={id} value={id}>
            {t`Sort: ${label}`}
          </option>
        ))}
      </NativeSelect>
      <Button
        variant="secondary"
        size="icon"
        aria-label={isDown ? t`Sorted in descending order. Reverse.` : t`Sorted in ascending order. Reverse.`}
        disabled={!sort_by}
        onClick={() => onListChange({ sort_by, sort_direction: isDown ? 'asc' : 'desc' })}
      >
        {isDown ? <ArrowDown /> : <ArrowUp />}
      </Button>
    </div>
  )
}
