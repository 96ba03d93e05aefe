import { Trans } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import { Button } from '../button.tsx'
import { Popover, PopoverContent, PopoverTrigger } from '../popover.tsx'
import { FilterFields, FilterWords } from './filter-fields.tsx'
import type { FilterValues, ListFilter } from './list-filter.ts'

interface FilterChipProps {
  filter: ListFilter
  values: FilterValues
  onChange: (values: FilterValues) => void
}

/** A filter that is set, with its value. It opens to change or clear it. */
export function FilterChip({ filter, values, onChange }: FilterChipProps) {
  return (
    <Popover>
      <PopoverTrigger asChild>
        <Button
          variant="secondary"
          className="max-w-full rounded-full border-primary bg-accent px-3 text-accent-foreground"
        >
          <span className="truncate">
            {filter.label}: <FilterWords filter={filter} values={values} />
          </span>
          <ChevronDown />
        </Button>
      </PopoverTrigger>
      <PopoverContent className="grid max-h-80 gap-4 overflow-y-auto" aria-label={filter.label}>
        <FilterFields filter={filter} values={values} onChange={onChange} />
        <Button variant="secondary" size="sm" onClick={() => onChange({})}>
          <Trans>Clear filter</Trans>
        </Button>
      </PopoverContent>
    </Popover>
  )
}
