/** `filter_fields[status][eq]=LIVE` becomes `{ filter_fields: { status: { eq: 'LIVE' } } }`; two levels at most. */
export function nestQuery(query: URLSearchParams): Record<string, unknown> {
  const nested: Record<string, unknown> = Object.create(null)
  for (const [key, value] of query) {
    const [, name = key, field, operator] = /^([^[\]]+)(?:\[([^[\]]+)\]\[([^[\]]+)\])?$/.exec(key) ?? []
    // No list and no form has such a field, and a schema would overlook it.
    if (field === '__proto__') nested[key] = value
    else if (field === undefined || operator === undefined) nested[name] = value
    else nested[name] = withFilter(nested[name], field, operator, value)
  }
  return { ...nested }
}

function withFilter(
  before: unknown,
  field: string,
  operator: string,
  value: string,
): Record<string, unknown> {
  const filters = new Map(Object.entries(typeof before === 'object' && before !== null ? before : {}))
  filters.set(field, { ...(filters.get(field) as object | undefined), [operator]: value })
  return Object.fromEntries(filters)
}
