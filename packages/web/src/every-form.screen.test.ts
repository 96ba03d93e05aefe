import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Endpoint } from '@foyer/contracts/endpoint'
import { countMessageRecipients } from '@foyer/contracts/event-message/event-message-endpoints'
import { fieldErrors } from '@foyer/contracts/field-errors'
import { issueSentence } from '@foyer/contracts/issue-sentence'
import { getStage } from '@foyer/contracts/stage/stage-endpoints'
import { listTickets } from '@foyer/contracts/ticket/ticket-endpoints'
import { getMe, listUsers } from '@foyer/contracts/user/user-endpoints'
import { screen, waitFor } from '@testing-library/dom'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { activateLocale } from './lib/words/locale.ts'
import { answer, refuse } from './testing/answers.ts'
import { emptyForm, fillForm, turnRows, valuesOf } from './testing/fill-form.ts'
import { type FormPlace, formPlaces } from './testing/form-places.ts'
import { openAsVisitor, openPage, openScreen } from './testing/open-screen.ts'

/** The choices in these forms become text to copy. They send nothing that the server could refuse. */
const sendsNothing = ['widget-builder']
/** It asks for many orders: `cancel-many-orders` shows how each refusal is named by its order. */
const asksForMany = ['cancel-orders-dialog']

beforeEach(() => activateLocale('de'))
afterEach(() => activateLocale('en'))

// Specification: 2.screen-settings-email 2.screen-settings-checkout 2.screen-settings-seo
// Specification: 2.screen-settings-location 2.screen-settings-miscellaneous
test.each(Object.entries(formPlaces))(
  '%s refuses to be sent empty, and shows the server’s refusals at its fields',
  async (_, place) => {
    const { user, form } = await openForm(place)
    await turnRows(form, 'open', user)
    if (!place.isFilled && !place.isAllOptional) await expectRefusalOfNothing(form, user)
    if (!place.isFilled) await fillForm(form, user)
    // What is refused in a closed row opens it.
    await turnRows(form, 'closed', user)
    await expectRefusalsAtFields(form, place.endpoint, user)
  },
)

test('every form of the app is in this test', () => {
  const features = path.join(import.meta.dirname, 'features')
  const forms = globSync('**/*.tsx', { cwd: features }).filter((file) =>
    /<AppForm[\s>]/.test(readFileSync(path.join(features, file), 'utf8')),
  )
  expect(forms.length).toBeGreaterThan(25)
  const seen = [...Object.keys(formPlaces), ...sendsNothing, ...asksForMany]
  expect(forms.map((file) => path.basename(file, '.tsx')).sort()).toEqual(seen.sort())
})

async function openForm({ address, page, prepare, open = [], field }: FormPlace) {
  answer(getMe, { is_email_confirmed: true, locale: 'de' })
  answer(listTickets, [{ title: 'Deck', prices: [{}] }])
  answer(listUsers, [{}, {}])
  answer(countMessageRecipients)
  answer(getStage, { is_sign_up_open: true, terms_url: 'https://example.com/terms' })
  prepare?.()
  const openApp = /^\/(account|manage)/.test(address) ? openScreen : openAsVisitor
  const user = page ? openPage(address, page) : openApp(address)
  for (const name of open)
    await user.click(
      await waitFor(() => {
        const options = { name: (shown: string) => shown.includes(name) }
        return screen.queryByRole('menuitem', options) ?? screen.getByRole('button', options)
      }),
    )
  const wanted = field ? `[data-field="${field}"]` : '[data-field]'
  const form = await waitFor(() => {
    const found = [...document.querySelectorAll('form')].filter((each) => each.querySelector(wanted)).at(-1)
    if (!found || document.querySelector('[aria-busy="true"]'))
      throw new Error(`There is no form. The screen says: ${document.body.textContent}`)
    return found
  })
  return { user, form }
}

async function submit(form: HTMLElement, user: UserEvent): Promise<void> {
  await user.click(form.querySelector('button[type="submit"]') ?? form)
}

/** Empties the form and sends it. The first field that is wrong has the focus, and the server is not asked. */
async function expectRefusalOfNothing(form: HTMLElement, user: UserEvent): Promise<void> {
  emptyForm(form)
  await submit(form, user)
  const [first] = await waitFor(() => {
    const wrong = fieldsOf(form).filter((field) => field.querySelector('[data-slot="field-error"]'))
    return wrong.length > 0
      ? wrong
      : Promise.reject(new Error(`Nothing is refused. The form says: ${form.textContent}`))
  })
  expect(nameOf(document.activeElement?.closest('[data-field]')), 'the field in focus').toBe(nameOf(first))
}

const fieldsOf = (form: HTMLElement) => [...form.querySelectorAll<HTMLElement>('[data-field]')]
const nameOf = (field: Element | null | undefined) => field?.getAttribute('data-field') ?? ''

/**
 * Sends a filled form so that the server refuses all of its fields. Expects each refusal at its field, not in English, the focus in the
 * first, and all typed text kept. The server checks some fields only when others are right, such as a type, so the form is then sent
 * again with those right.
 */
async function expectRefusalsAtFields(form: HTMLElement, endpoint: Endpoint, user: UserEvent): Promise<void> {
  const typed = valuesOf(form)
  let left = fieldsOf(form)
    .filter((field) => !field.closest('[inert]'))
    .map(nameOf)
  expect(left, 'fields of the form').not.toEqual([])
  while (left.length > 0) {
    let refusals: Record<string, string[]> = {}
    refuse(endpoint, 'request.invalid', ({ body }: { body?: unknown }) => {
      refusals = refusalsOf(endpoint, body, left)
      return { errors: refusals }
    })
    await submit(form, user)
    await expect.poll(() => Object.keys(refusals)).not.toEqual([])
    const refused = left.filter((name) => name in refusals)
    expect(refused, `fields that the server refuses, of ${left.join(', ')}`).not.toEqual([])
    for (const name of refused) await expectRefusal(form, name, refusals[name] ?? [])
    expect(nameOf(document.activeElement?.closest('[data-field]')), 'the field in focus').toBe(refused[0])
    left = left.filter((name) => !refused.includes(name))
  }
  expect(valuesOf(form), 'what was typed').toEqual(typed)
}

async function expectRefusal(form: HTMLElement, name: string, english: string[]): Promise<void> {
  await waitFor(() => {
    const field = form.querySelector(`[data-field="${name}"]`)
    const error = field?.querySelector('[data-slot="field-error"]')?.textContent
    if (!error) throw new Error(`${name} is not refused. The form says: ${form.textContent}`)
    expect(error).not.toBe(english.join(' '))
    expect(field?.closest('[hidden], [inert]')).toBe(null)
  })
}

/** What the server answers when these fields of a request are nonsense. */
function refusalsOf({ body: schema }: Endpoint, sent: unknown, names: readonly string[]) {
  const body = structuredClone(sent ?? {}) as Record<string, unknown>
  for (const name of names) spoil(body, name.split('.'))
  return fieldErrors(schema?.safeParse(body, { error: issueSentence }).error?.issues ?? [])
}

/** Replaces a field with an object, which no form's field is. */
function spoil(body: Record<string, unknown>, [key = '', ...rest]: string[]): void {
  const inner = (body[key] ?? {}) as Record<string, unknown>
  body[key] = rest.length === 0 ? { nonsense: true } : inner
  if (rest.length > 0) spoil(inner, rest)
}
