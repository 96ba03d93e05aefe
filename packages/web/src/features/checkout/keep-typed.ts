import { keepDraft, readDraft } from './details-draft.ts'

type Order = Parameters<typeof readDraft>[0]
type Typed = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Keeps what somebody typed into the details before their script was there, as the form itself does later. A field's name is the
 * path of its value, as in `attendees.0.email`.
 */
export function keepTyped(part: HTMLElement, order: Order): void {
  const typed = [...part.querySelectorAll<Typed>('form :is(input, textarea, select)')].filter(isChanged)
  if (typed.length === 0) return
  const values = readDraft(order)
  for (const { name, value } of typed) put(values, name.split('.'), value)
  keepDraft(order, values)
}

function isChanged(field: Typed): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
  return field.type !== 'checkbox' && field.type !== 'radio' && field.value !== field.defaultValue
}

/** Replaces a text at a path that exists. */
function put(into: object, [name = '', ...rest]: string[], value: string): void {
  const values = into as Record<string, unknown>
  const known = values[name]
  if (rest.length === 0 && typeof known === 'string') values[name] = value
  else if (typeof known === 'object' && known !== null) put(known, rest, value)
}
