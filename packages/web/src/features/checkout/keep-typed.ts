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
  for (const field of typed) put(values, field.name.split('.'), field)
  keepDraft(order, values)
}

function isChanged(field: Typed): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
  if (isTickBox(field)) return field.checked !== field.defaultChecked
  return field.value !== field.defaultValue
}

const isTickBox = (field: Typed): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio'

/** Replaces what stands at a path that exists. */
function put(into: object, [name = '', ...rest]: string[], field: Typed): void {
  const values = into as Record<string, unknown>
  const known = values[name]
  if (rest.length > 0) {
    if (typeof known === 'object' && known !== null) put(known, rest, field)
  } else if (Array.isArray(known) && isTickBox(field)) values[name] = tickedWith(field)
  else if (typeof known === 'string' && (!isTickBox(field) || field.checked)) values[name] = field.value
  else if (field.type === 'checkbox' && isTickBox(field)) values[name] = field.checked
}

/** The values of all ticked boxes of that name, as they are offered. */
function tickedWith({ form, name }: HTMLInputElement): string[] {
  const boxes = form ? [...form.querySelectorAll<HTMLInputElement>(`[name=${CSS.escape(name)}]`)] : []
  return boxes.filter(({ checked }) => checked).map(({ value }) => value)
}
