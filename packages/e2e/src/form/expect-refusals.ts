import { expect, type Locator, type Page, type Request } from '@playwright/test'
import { valuesOf } from './fill-form.ts'

/**
 * Sends a filled form so that the server refuses all of its fields (422). Expects each refusal at its field, not in English, with
 * all typed text kept. The server checks some fields only when others are right, such as a type, so the form is then sent again
 * with those right.
 */
export async function expectRefusalsAtFields(page: Page, form: Locator): Promise<void> {
  const typed = await valuesOf(form)
  let left = await fieldNames(form)
  expect(left, 'fields of the form').not.toEqual([])
  while (left.length > 0) {
    const refusals = await submitSpoilt(page, form, left)
    const refused = left.filter((name) => name in refusals)
    expect(refused, `fields that the server refuses, of ${left.join(', ')}`).not.toEqual([])
    for (const name of refused) await expectRefusal(form, name, refusals[name] ?? [])
    left = left.filter((name) => !refused.includes(name))
  }
  expect(await valuesOf(form), 'what was typed').toEqual(typed)
}

type Refusals = Record<string, string[]>

function fieldNames(form: Locator): Promise<string[]> {
  return form
    .locator('[data-field]:not([inert] *)')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLElement).dataset.field ?? ''))
}

async function expectRefusal(form: Locator, name: string, english: string[]): Promise<void> {
  const error = form.locator(`[data-field="${name}"]`).locator('[data-slot="field-error"]').first()
  await expect(error, `refusal of ${name}`).toBeVisible()
  await expect(error, `refusal of ${name}`).not.toHaveText(english.join(' '))
}

/** Submits the form, and turns these fields of the request into nonsense on the way to the server. */
async function submitSpoilt(page: Page, form: Locator, names: readonly string[]): Promise<Refusals> {
  const isSending = (request: Request) =>
    ['POST', 'PUT', 'PATCH', 'DELETE'].includes(request.method()) && request.url().includes('/api/')
  await page.route(
    (url) => url.pathname.startsWith('/api/'),
    async (route) => {
      if (!isSending(route.request())) return route.fallback()
      const body = route.request().postDataJSON() ?? {}
      for (const name of names) spoil(body, name.split('.'))
      await route.continue({ postData: JSON.stringify(body) })
    },
  )
  const [answer] = await Promise.all([
    page.waitForResponse((response) => isSending(response.request())),
    form.locator('button[type="submit"]').click(),
  ])
  await page.unrouteAll({ behavior: 'wait' })
  const { errors } = (await answer.json()) as { errors?: Refusals }
  expect({ status: answer.status(), errors }).toMatchObject({ status: 422, errors: expect.anything() })
  return errors ?? {}
}

/** Replaces a field with an object, which no form's field is. */
function spoil(body: Record<string, unknown>, [key = '', ...rest]: string[]): void {
  const inner = (body[key] ?? {}) as Record<string, unknown>
  body[key] = rest.length === 0 ? { nonsense: true } : inner
  if (rest.length > 0) spoil(inner, rest)
}
