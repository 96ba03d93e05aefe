import type { Locator } from '@playwright/test'
import { mintEmail, password } from '../organizer/mint-organizer.ts'

const typed =
  'input:visible:enabled:not([type="checkbox"], [type="radio"], [type="file"], [aria-hidden], [inert] *), textarea:visible'

/** Types a suitable text into every empty box of a form, or into its first box when none is empty. */
export async function fillForm(form: Locator): Promise<void> {
  const boxes = await form.locator(typed).all()
  let isChanged = false
  for (const [index, box] of boxes.entries()) {
    if ((await box.inputValue()) !== '') continue
    await box.fill(await fitting(box, index))
    isChanged = true
  }
  const [first] = boxes
  if (!isChanged && first) await first.fill(await another(first))
}

/** Opens or closes all rows of a form. */
export async function turnRows(form: Locator, to: 'open' | 'closed'): Promise<void> {
  const heads = form.locator('[data-slot="form-rows"] [data-slot="closed-row"] > button')
  for (const head of await heads.all())
    if ((await head.getAttribute('aria-expanded')) === String(to === 'closed')) await head.click()
}

/** All values in the form, those of its closed rows too, to compare with later ones. */
export function valuesOf(form: Locator): Promise<string[]> {
  return form
    .locator(typed.replaceAll(':visible', ''))
    .evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement | HTMLTextAreaElement).value))
}

/** A suitable text for a box. Each of several dates is later than the previous one. */
async function fitting(box: Locator, index: number): Promise<string> {
  const [type, mode] = [await box.getAttribute('type'), await box.getAttribute('inputmode')]
  if (type === 'email') return mintEmail('form')
  if (type === 'password') return password
  if (type === 'url') return 'https://example.com'
  if (type === 'date') return `${new Date().getFullYear() + 1 + index}-06-18`
  if (type === 'time') return '19:00'
  if ((await box.getAttribute('placeholder'))?.startsWith('#')) return '#112233'
  return type === 'number' || mode === 'numeric' || mode === 'decimal' ? '5' : 'Beispiel'
}

async function another(box: Locator): Promise<string> {
  const isNumber = (await box.getAttribute('inputmode')) !== null
  return isNumber ? '7' : `${await box.inputValue()} x`
}
