import type { ListOperator } from '@foyer/contracts/list-filter'
import type { ComponentType } from 'react'

/** A field of a list's endpoint with its possible values. With `in`, several can be chosen. */
export interface ChoiceFilter {
  field: string
  operator: ListOperator
  label: string
  options: readonly { value: string; label: string }[]
}

/** A field with an instant. Its days are those of the zone. */
export interface DateFilter {
  field: string
  operator: 'between'
  label: string
  timeZone: string
  /** `DateFilterChip`. Passed in, so that lists without dates do not load the code for zones. */
  Chip: ComponentType<DateFilterChipProps>
}

export interface DateFilterChipProps {
  filter: DateFilter
  values: FilterValues
  onChange: (values: FilterValues) => void
}

/** One filter of a list. */
export type ListFilter = ChoiceFilter | DateFilter

/** A field's filter: one value for each operator. */
export type FilterValues = Partial<Record<ListOperator, string>>

export function isDateFilter(filter: ListFilter): filter is DateFilter {
  return filter.operator === 'between'
}
