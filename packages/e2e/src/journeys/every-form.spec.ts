import type { Page } from '@playwright/test'
import { mintEvent } from '../event/mint-event.ts'
import { expectRefusalsAtFields } from '../form/expect-refusals.ts'
import { fillForm, turnRows } from '../form/fill-form.ts'
import { expect, test } from '../journey.ts'
import { mintOrder } from '../order/mint-order.ts'
import { mintOrganizer } from '../organizer/mint-organizer.ts'

const german = { locale: 'de-DE' }

// All other forms are in web's every-form.screen.test.ts, with what the contracts refuse.
test('a form of each kind shows the server’s refusals at its fields, in German', async ({
  visitor,
  signedIn,
  consoleWatch,
}) => {
  test.slow()
  consoleWatch.expect(/status of 422/)
  const event = await mintEvent({ organizer: await mintOrganizer(), tickets: [{ title: 'Guest list' }] })
  const order = await mintOrder(event, { 'Guest list': 1 })
  await expectAll(await visitor(german), {
    'sign-in': '/auth/login',
    'a form for buyers': order.step('details'),
  })
  // The person's language, which overrides the browser's.
  const person = { first_name: 'Olga', last_name: 'Organizer', timezone: 'Europe/Berlin' }
  await event.organizer.api.put('/users/me', { ...person, locale: 'de' })
  await expectAll(await signedIn(event.organizer, german), {
    'a page that creates': '/manage/events/new',
    'a page that changes': '/account/settings',
    'a sheet': `/manage/event/${event.id}/tickets?ticket=new`,
    'a dialog': `/manage/events?duplicate=${event.id}`,
  })
})

async function expectAll(page: Page, kinds: Record<string, string>): Promise<void> {
  for (const [kind, path] of Object.entries(kinds)) {
    await test.step(kind, async () => {
      await page.goto(path)
      const form = page.locator('form', { has: page.locator('[data-field]') }).last()
      await expect(form).toBeVisible()
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
      await turnRows(form, 'open')
      await fillForm(form)
      // What is refused in a closed row opens it.
      await turnRows(form, 'closed')
      await expectRefusalsAtFields(page, form)
    })
  }
}
