import type { ListOperator } from '@foyer/contracts/list-filter'
import type { ComponentType } from 'react'
import type { ListState } from '../../../lib/list/list-state.ts'

/** A field of a list's endpoint with its possible values. With `in`, several can be chosen. */
export interface ChoiceFilter {
  field: string
  operator: ListOperator
  label: string
  options: readonly { value: string; label: string }[]
}

/** A field with an instant. Its days are those of the zone. */
export interface DateFilter extends DateFilterParts {
  field: string
  operator: 'between'
  label: string
  timeZone: string
}

/** `dateFilterParts`. Passed in, so that lists without dates do not load the code for zones. */
export interface DateFilterParts {
  Fields: ComponentType<DateFilterProps>
  Words: ComponentType<Omit<DateFilterProps, 'onChange'>>
}

export interface DateFilterProps {
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

/** The values that a list's state has for a filter; none where it is not set. */
export function valuesOf({ filter_fields }: ListState, { field }: ListFilter): FilterValues {
  return filter_fields?.[field] ?? {}
}

export function isSet(list: ListState, filter: ListFilter): boolean {
  return Object.keys(valuesOf(list, filter)).length > 0
}

/** The change of a list's state that gives a filter these values. */
export function withFilter(
  list: ListState,
  { field }: ListFilter,
  values: FilterValues,
): Pick<ListState, 'filter_fields'> {
  const { [field]: _, ...others } = list.filter_fields ?? {}
  const next = Object.keys(values).length > 0 ? { ...others, [field]: values } : others
  return { filter_fields: Object.keys(next).length > 0 ? next : undefined }
}
