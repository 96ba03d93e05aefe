import { Trans, useLingui } from '@lingui/react/macro'
import { ListFilter as FilterIcon, Search, X } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useIsWide } from '../../../lib/browser/use-media-query.ts'
import type { ListState } from '../../../lib/list/list-state.ts'
import { Button } from '../button.tsx'
import { Input } from '../input.tsx'
import { FilterChip } from './filter-chip.tsx'
import { type FilterValues, isDateFilter, type ListFilter } from './list-filter.ts'

/** More chips would push the list off a phone's screen. There one button hides the chips that are not set. */
const mostOnPhone = 2

interface ToolbarProps {
  label: string
  list: ListState
  onListChange: (change: Partial<ListState>) => void
  searchPlaceholder?: string
  filters?: readonly ListFilter[]
  toolbar?: ReactNode
  columnMenu?: ReactNode
  sortChoice?: ReactNode
}

export function DataTableToolbar({
  list,
  onListChange,
  searchPlaceholder,
  filters = [],
  toolbar,
  columnMenu,
  sortChoice,
}: ToolbarProps) {
  const isWide = useIsWide()
  const [isOpen, setIsOpen] = useState(false)
  const isFoldable = !isWide && filters.length > mostOnPhone
  const shown = isFoldable && !isOpen ? filters.filter(({ field }) => list.filter_fields?.[field]) : filters
  if (!searchPlaceholder && filters.length === 0 && !toolbar && !columnMenu) return null
  const setFilter = ({ field }: ListFilter, values: FilterValues) => {
    const { [field]: _, ...others } = list.filter_fields ?? {}
    const next = Object.keys(values).length > 0 ? { ...others, [field]: values } : others
    onListChange({ filter_fields: Object.keys(next).length > 0 ? next : undefined })
  }
  return (
    <div data-slot="data-table-toolbar" className="flex flex-wrap items-center gap-2 print:hidden">
      {searchPlaceholder && (
        <SearchBox
          placeholder={searchPlaceholder}
          query={list.query ?? ''}
          onSearch={(query) => onListChange({ query: query || undefined })}
        />
      )}
      {isFoldable && (
        <Button
          variant="secondary"
          className="rounded-full px-3"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          <FilterIcon />
          <Trans>Filters</Trans>
        </Button>
      )}
      {shown.map((filter) => {
        const values = list.filter_fields?.[filter.field] ?? {}
        return isDateFilter(filter) ? (
          <filter.Chip
            key={filter.field}
            filter={filter}
            values={values}
            onChange={(next) => setFilter(filter, next)}
          />
        ) : (
          <FilterChip
            key={filter.field}
            filter={filter}
            value={values[filter.operator] ?? ''}
            onChange={(value) => setFilter(filter, value ? { [filter.operator]: value } : {})}
          />
        )
      })}
      {list.filter_fields && (
        <Button variant="quiet" onClick={() => onListChange({ filter_fields: undefined })}>
          <Trans>Clear filters</Trans>
        </Button>
      )}
      {sortChoice}
      {(toolbar || columnMenu) && (
        <div className="ms-auto flex flex-wrap gap-2 max-sm:has-[input]:w-full">
          {columnMenu}
          {toolbar}
        </div>
      )}
    </div>
  )
}

interface SearchBoxProps {
  placeholder: string
  query: string
  onSearch: (query: string) => void
}

/** Searches 300 ms after the last key. */
function SearchBox({ placeholder, query, onSearch }: SearchBoxProps) {
  const { t } = useLingui()
  const [text, setText] = useState(query)
  // Follows the back button, without touching what is being typed.
  useEffect(() => setText((typed) => (typed.trim() === query ? typed : query)), [query])
  // Uses the state of the last render, so that the delayed search does not undo a choice that was made meanwhile.
  const search = useEffectEvent((wanted: string) => {
    if (wanted !== query) onSearch(wanted)
  })
  useEffect(() => {
    const timer = setTimeout(() => search(text.trim()), 300)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <search className="relative w-full sm:w-auto sm:max-w-72 sm:grow sm:basis-28">
      <Search
        aria-hidden
        className="pointer-events-none absolute start-3 top-3 size-4 text-muted-foreground"
      />
      <Input
        type="search"
        aria-label={placeholder}
        placeholder={placeholder}
        className="ps-9 pe-10 [&::-webkit-search-cancel-button]:hidden"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {text && (
        <Button
          variant="quiet"
          size="icon-sm"
          aria-label={t`Clear search`}
          className="absolute end-1 top-1"
          onClick={() => {
            setText('')
            onSearch('')
          }}
        >
          <X />
        </Button>
      )}
    </search>
  )
}
