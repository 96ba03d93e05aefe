/** Form fields as Stripe reads them: `a[b]=1` is an object, `a[0]=1` and `a[]=1` are lists, a leaf is text. */
export type FormValue = string | FormValue[] | FormFields
export interface FormFields {
  [name: string]: FormValue
}

function pathOf(key: string): string[] {
  const head = key.split('[', 1)[0] ?? ''
  const inner = [...key.slice(head.length).matchAll(/\[([^\]]*)\]/g)].map((match) => match[1] ?? '')
  return [head, ...inner]
}

function isFields(value: FormValue | undefined): value is FormFields {
  return typeof value === 'object' && !Array.isArray(value)
}

function put(fields: FormFields, path: string[], value: string): void {
  const [name = '', ...rest] = path
  const key = name === '' ? String(Object.keys(fields).length) : name
  if (rest.length === 0) {
    fields[key] = value
    return
  }
  const known = fields[key]
  const inner = isFields(known) ? known : (Object.create(null) as FormFields)
  fields[key] = inner
  put(inner, rest, value)
}

function listsOf(value: FormValue): FormValue {
  if (!isFields(value)) return value
  const entries = Object.entries(value)
  const isList = entries.length > 0 && entries.every(([key]) => /^\d+$/.test(key))
  if (isList) return entries.map(([, inner]) => listsOf(inner))
  return Object.fromEntries(entries.map(([key, inner]) => [key, listsOf(inner)]))
}

/** Reads a form-encoded body or query string with nested brackets. */
export function parseForm(encoded: string): FormFields {
  const fields = Object.create(null) as FormFields
  for (const [key, value] of new URLSearchParams(encoded)) put(fields, pathOf(key), value)
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, listsOf(value)]))
}
