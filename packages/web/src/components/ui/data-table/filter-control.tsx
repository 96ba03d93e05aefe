import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { ListFilter as FilterIcon } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useIsWide } from '../../../lib/browser/use-media-query.ts'
import type { ListState } from '../../../lib/list/list-state.ts'
import { Button } from '../button.tsx'
import { ClosedRow } from '../closed-row.tsx'
import { Popover, PopoverContent, PopoverTrigger } from '../popover.tsx'
import { Sheet, SheetClose, SheetContent, SheetTrigger } from '../sheet.tsx'
import { FilterFields, FilterWords } from './filter-fields.tsx'
import { isSet, type ListFilter, valuesOf, withFilter } from './list-filter.ts'

interface FilterControlProps {
  filters: readonly ListFilter[]
  list: ListState
  onListChange: (change: Partial<ListState>) => void
  /** How many rows the filters leave, once that is known. */
  total: number | undefined
  /** On phones, how the list is sorted stands in the same sheet. */
  sortChoice?: ReactNode
}

/** All filters of a list behind one button: floating on a desk, in a sheet from the bottom on a phone. */
export function FilterControl({ sortChoice, ...props }: FilterControlProps) {
  const { t } = useLingui()
  const isWide = useIsWide()
  const { filters, list, onListChange, total } = props
  const count = filters.filter((filter) => isSet(list, filter)).length
  const name = filters.length > 0 ? t`Filter` : t`Sort`
  const button = (
    <Button variant="secondary" className="px-3">
      <FilterIcon />
      {name}
      {count > 0 && <span className="tabular-nums"> · {count}</span>}
    </Button>
  )
  if (isWide)
    return filters.length === 0 ? null : (
      <Popover>
        <PopoverTrigger asChild>{button}</PopoverTrigger>
        <PopoverContent
          aria-label={name}
          className="max-h-[70dvh] w-96 max-w-[calc(100vw-2rem)] overflow-y-auto p-1"
        >
          <FilterRows {...props} />
        </PopoverContent>
      </Popover>
    )
  return (
    <Sheet>
      <SheetTrigger asChild>{button}</SheetTrigger>
      <SheetContent
        side="bottom"
        title={name}
        footer={
          <>
            {count > 0 && (
              <Button variant="secondary" onClick={() => onListChange({ filter_fields: undefined })}>
                <Trans>Clear filters</Trans>
              </Button>
            )}
            <SheetClose asChild>
              <Button className="grow">
                {total === undefined ? (
                  <Trans>Show the list</Trans>
                ) : (
                  <Plural value={total} one="Show # row" other="Show # rows" />
                )}
              </Button>
            </SheetClose>
          </>
        }
      >
        <div className="grid gap-4">
          {sortChoice}
          <div className="-mx-4">
            <FilterRows {...props} />
          </div>
        </div>
      </SheetContent>
    </Sheet>
  )
}

/** One row for each filter, with its value. A single filter is open from the start. */
function FilterRows({ filters, list, onListChange }: FilterControlProps) {
  const { t } = useLingui()
  const [open, setOpen] = useState(filters.length === 1 ? filters[0]?.field : undefined)
  return filters.map((filter) => {
    const values = valuesOf(list, filter)
    return (
      <ClosedRow
        key={filter.field}
        title={filter.label}
        value={isSet(list, filter) ? <FilterWords filter={filter} values={values} /> : t`All`}
        isOpen={open === filter.field}
        onToggle={() => setOpen(open === filter.field ? undefined : filter.field)}
      >
        <FilterFields
          filter={filter}
          values={values}
          onChange={(next) => onListChange(withFilter(list, filter, next))}
        />
      </ClosedRow>
    )
  })
}
