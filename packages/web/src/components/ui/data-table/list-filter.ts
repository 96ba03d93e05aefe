import type { ListOperator } from '@foyer/contracts/list-filter'
import type { ComponentType } from 'react'

/** A field of a list's endpoint, with the values that can be chosen; `in` lets several be chosen. */
export interface ChoiceFilter {
  field: string
  operator: ListOperator
  label: string
  options: readonly { value: string; label: string }[]
}

/** A field that holds an instant; days are those of the zone. */
export interface DateFilter {
  field: string
  operator: 'between'
  label: string
  timeZone: string
  /** `DateFilterChip`: it knows zones' clocks, and lists without dates shall not load those. */
  Chip: ComponentType<DateFilterChipProps>
}

export interface DateFilterChipProps {
  filter: DateFilter
  values: FilterValues
  onChange: (values: FilterValues) => void
}

/** One filter of a list. */
export type ListFilter = ChoiceFilter | DateFilter

/** What a field is filtered by: one value per operator. */
export type FilterValues = Partial<Record<ListOperator, string>>

export function isDateFilter(filter: ListFilter): filter is DateFilter {
  return filter.operator === 'between'
}
