import { Trans, useLingui } from '@lingui/react/macro'
import { Search, X } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import type { ListState } from '../../../lib/list/list-state.ts'
import { Button } from '../button.tsx'
import { Input } from '../input.tsx'
import { FilterChip } from './filter-chip.tsx'
import { FilterControl } from './filter-control.tsx'
import { isSet, type ListFilter, valuesOf, withFilter } from './list-filter.ts'

interface ToolbarProps {
  list: ListState
  onListChange: (change: Partial<ListState>) => void
  searchPlaceholder?: string
  filters?: readonly ListFilter[]
  /** How many rows the list has as it is narrowed, once that is known. */
  total?: number | undefined
  toolbar?: ReactNode
  columnMenu?: ReactNode
  /** On phones, which have no headings to sort by. */
  sortChoice?: ReactNode
}

/** Above a list: search, one button for all filters, and a chip for each that is set. */
export function DataTableToolbar({
  list,
  onListChange,
  searchPlaceholder,
  filters = [],
  total,
  toolbar,
  columnMenu,
  sortChoice,
}: ToolbarProps) {
  const hasControl = filters.length > 0 || Boolean(sortChoice)
  if (!searchPlaceholder && !hasControl && !toolbar && !columnMenu) return null
  const set = filters.filter((filter) => isSet(list, filter))
  return (
    <div data-slot="data-table-toolbar" className="flex flex-wrap items-center gap-2 print:hidden">
      {searchPlaceholder && (
        <SearchBox
          placeholder={searchPlaceholder}
          query={list.query ?? ''}
          onSearch={(query) => onListChange({ query: query || undefined })}
        />
      )}
      {hasControl && <FilterControl {...{ filters, list, onListChange, total, sortChoice }} />}
      {(toolbar || columnMenu) && (
        <div className="ms-auto flex flex-wrap gap-2 max-sm:has-[input]:w-full max-sm:has-[select]:w-full max-sm:has-[select]:*:grow">
          {columnMenu}
          {toolbar}
        </div>
      )}
      {set.length > 0 && (
        <div className="flex w-full flex-wrap items-center gap-2">
          {set.map((filter) => (
            <FilterChip
              key={filter.field}
              filter={filter}
              values={valuesOf(list, filter)}
              onChange={(values) => onListChange(withFilter(list, filter, values))}
            />
          ))}
          <Button variant="quiet" onClick={() => onListChange({ filter_fields: undefined })}>
            <Trans>Clear filters</Trans>
          </Button>
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
    <search className="relative min-w-32 grow basis-32 sm:max-w-72">
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
