import type { ListQuery } from '@foyer/contracts/list'
import { type ListOperator, listOperators } from '@foyer/contracts/list-filter'

/** A list's state in the address, with the API's grammar (specification 3.list-query). */
export type ListState = ListQuery

export const defaultListState: ListState = { page: 1, per_page: 20 }

/** The default order of a list of dated rows: newest first. */
export const newestFirst: Partial<ListState> = { sort_by: 'created_at', sort_direction: 'desc' }

/** Reads a list's state from an address. Invalid parts count as absent, and other parameters are ignored. */
export function parseListState(search: URLSearchParams, defaults: Partial<ListState> = {}): ListState {
  const base = { ...defaultListState, ...defaults }
  const direction = search.get('sort_direction')
  const sortBy = search.get('sort_by')
  const filters = parseFilters(search)
  return {
    page: positive(search.get('page'), base.page),
    per_page: Math.min(positive(search.get('per_page'), base.per_page), 100),
    query: search.get('query') || base.query,
    sort_by: sortBy || base.sort_by,
    sort_direction:
      direction === 'asc' || direction === 'desc' ? direction : sortBy ? 'asc' : base.sort_direction,
    filter_fields: filters ?? base.filter_fields,
  }
}

/** Writes a list's state into an address. It leaves out defaults, and keeps other parameters. */
export function writeListState(
  search: URLSearchParams,
  state: ListState,
  defaults: Partial<ListState> = {},
): URLSearchParams {
  const base = { ...defaultListState, ...defaults }
  const next = new URLSearchParams([...search].filter(([name]) => !isListParameter(name)))
  const put = (name: string, value: unknown, usual: unknown) => {
    if (value !== undefined && value !== '' && value !== usual) next.set(name, String(value))
  }
  put('query', state.query, base.query)
  for (const [field, operators] of Object.entries(state.filter_fields ?? {}))
    for (const [operator, value] of Object.entries(operators))
      put(`filter_fields[${field}][${operator}]`, value, undefined)
  const isUsualSort = state.sort_by === base.sort_by && state.sort_direction === base.sort_direction
  put('sort_by', state.sort_by, isUsualSort ? state.sort_by : undefined)
  put('sort_direction', state.sort_by && state.sort_direction, isUsualSort ? state.sort_direction : undefined)
  put('per_page', state.per_page, base.per_page)
  put('page', state.page, 1)
  return next
}

const listNames = ['page', 'per_page', 'query', 'sort_by', 'sort_direction']
const filterName = /^filter_fields\[(\w{1,50})\]\[(\w+)\]$/

function isListParameter(name: string): boolean {
  return listNames.includes(name) || filterName.test(name)
}

function parseFilters(search: URLSearchParams): ListState['filter_fields'] {
  const filters: NonNullable<ListState['filter_fields']> = {}
  for (const [name, value] of search) {
    const [, field, operator] = filterName.exec(name) ?? []
    if (!field || !isOperator(operator) || !value) continue
    filters[field] = { ...filters[field], [operator]: value }
  }
  return Object.keys(filters).length > 0 ? filters : undefined
}

function isOperator(operator: string | undefined): operator is ListOperator {
  return listOperators.some((known) => known === operator)
}

function positive(text: string | null, fallback: number): number {
  const number = Number(text)
  return text && Number.isInteger(number) && number > 0 ? number : fallback
}
