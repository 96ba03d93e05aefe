import { fireEvent } from '@testing-library/dom'
import type { UserEvent } from '@testing-library/user-event'

const boxes =
  'input:not([type="checkbox"], [type="radio"], [type="file"], [type="hidden"], [aria-hidden], :disabled), textarea'
const isReachable = (element: Element) => !element.closest('[hidden], [inert]')

/** Fields that the server refuses while none of their boxes is checked, and one without which its form has no other field. */
const mustBeChecked = [
  'is_terms_accepted',
  'scopes',
  'types',
  'ticket_ids',
  'is_event_related',
  'self_service.can_change',
]

type Box = HTMLInputElement | HTMLTextAreaElement
const boxesOf = (form: HTMLElement) => [...form.querySelectorAll<Box>(boxes)]
const write = (box: Box, value: string) => fireEvent.input(box, { target: { value } })

/** Empties every box of a form that can be seen. */
export function emptyForm(form: HTMLElement): void {
  for (const box of boxesOf(form).filter(isReachable)) write(box, '')
}

/** Writes a suitable text into every empty box of a form, or into its first box when none is empty, and checks what must be. */
export async function fillForm(form: HTMLElement, user: UserEvent): Promise<void> {
  const all = boxesOf(form).filter(isReachable)
  const [first] = all
  const empty = all.filter(({ value }) => value === '')
  for (const box of empty) write(box, fitting(box, all.indexOf(box)))
  // Editors for formatted text. An optional one may stay empty.
  for (const editor of form.querySelectorAll('[role="textbox"][aria-required="true"]')) {
    await user.click(editor)
    await user.paste('Beispiel')
  }
  if (empty.length === 0 && first) write(first, another(first))
  for (const name of mustBeChecked) {
    const box = form.querySelector(
      `[data-field="${name}"] :is([role="checkbox"], [role="switch"], [data-slot="tick-box"])`,
    )
    const isChecked =
      box?.getAttribute('aria-checked') === 'true' || (box as HTMLInputElement | null)?.checked
    if (box && isReachable(box) && !isChecked) await user.click(box)
  }
}

/** Opens or closes all rows of a form. */
export async function turnRows(form: HTMLElement, to: 'open' | 'closed', user: UserEvent): Promise<void> {
  const heads = form.querySelectorAll('[data-slot="form-rows"] [data-slot="closed-row"] > button')
  for (const head of heads)
    if (head.getAttribute('aria-expanded') === String(to === 'closed')) await user.click(head)
}

/** All values in the form, those of its closed rows too, to compare with later ones. */
export const valuesOf = (form: HTMLElement): string[] => boxesOf(form).map(({ value }) => value)

/** A suitable text for a box. Each of several dates is later than the previous one. */
function fitting(box: Box, index: number): string {
  const [type, mode] = [box.getAttribute('type'), box.getAttribute('inputmode')]
  if (type === 'email') return 'form@example.com'
  if (type === 'password') return 'a good long secret'
  if (type === 'url') return 'https://example.com'
  if (type === 'date') return `${2040 + index}-06-18`
  if (type === 'time') return '19:00'
  if (box.getAttribute('placeholder')?.startsWith('#')) return '#112233'
  return type === 'number' || mode === 'numeric' || mode === 'decimal' ? '5' : 'Beispiel'
}

function another(box: Box): string {
  return box.getAttribute('inputmode') === null ? `${box.value} x` : '7'
}
