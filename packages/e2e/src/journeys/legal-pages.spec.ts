import { chooseAction } from '../browser/choose-action.ts'
import { expectGoodScreen } from '../browser/screen-checks.ts'
import { pickTickets } from '../event/event-page.ts'
import { openRow } from '../event/event-screens.ts'
import { mintEvent } from '../event/mint-event.ts'
import { expect, test } from '../journey.ts'
import { expectTicketsReady, giveDetails, mintPerson } from '../order/buyer.ts'
import { mintOrganizer } from '../organizer/mint-organizer.ts'

const legal = {
  Terms: 'https://example.com/terms',
  Privacy: 'https://example.com/privacy',
  'Legal notice': 'https://example.com/imprint',
}

test('footers of pages for buyers and of signing in lead to the legal pages', async ({ page }) => {
  const event = await mintEvent({ tickets: [{ title: 'Guest list' }] })
  for (const address of ['/auth/login', event.page]) {
    await page.goto(address)
    const footer = page.getByRole('contentinfo')
    for (const [name, href] of Object.entries(legal))
      await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
  }
})

// Specification: 5.terms-accepted
test('an organizer sets terms of their own, buyers accept them in the checkout, and the order says which', async ({
  page,
  signedIn,
}) => {
  const event = await mintEvent({ organizer: await mintOrganizer(), tickets: [{ title: 'Guest list' }] })
  const own = { Terms: 'https://harbour.example/terms', 'Legal notice': 'https://harbour.example/imprint' }
  const desk = await signedIn(event.organizer)
  await test.step('in the organizer’s settings, where only https is taken', async () => {
    await desk.goto('/manage/organizers')
    await chooseAction(desk, 'Harbour Concerts', 'Edit organizer')
    const sheet = desk.getByRole('dialog')
    await openRow(sheet, 'Your legal pages')
    await sheet.getByLabel('Terms and conditions').fill('http://harbour.example/terms')
    await sheet.getByLabel('Legal notice').fill(own['Legal notice'])
    await sheet.getByRole('button', { name: 'Save changes' }).click()
    await expect(sheet.getByText('Enter a full web address that begins with https://.')).toBeVisible()
    await sheet.getByLabel('Terms and conditions').fill(own.Terms)
    await expectGoodScreen(desk, 'an organizer’s own pages')
    await sheet.getByRole('button', { name: 'Save changes' }).click()
    await expect(sheet).toBeHidden()
  })
  await page.goto(event.page)
  const main = page.getByRole('main')
  for (const [name, href] of Object.entries(own))
    await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
  await expect(main.getByRole('link', { name: 'Privacy', exact: true })).toHaveCount(0)

  await pickTickets(page, { 'Guest list': 1 })
  await page.getByRole('button', { name: 'Continue' }).click()
  await giveDetails(page, mintPerson('Tess', 'Terms'))
  await expect(page.getByText('The tickets are sold by Harbour Concerts.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'terms and conditions' })).toHaveAttribute('href', own.Terms)
  await page.getByRole('button', { name: 'Get my ticket' }).click()
  await expect(page.getByText('Accept the terms and conditions to continue.')).toBeVisible()
  await expectGoodScreen(page, 'checkout with terms')
  await page.getByRole('checkbox', { name: 'I accept the terms and conditions' }).check()
  await page.getByRole('button', { name: 'Get my ticket' }).click()
  await expectTicketsReady(page)
  await page.getByText('Receipt').click()
  await expect(main.getByRole('link', { name: 'Terms', exact: true })).toHaveAttribute('href', own.Terms)

  const orderShortId = new URL(page.url()).pathname.split('/').at(-2)
  await desk.goto(`/manage/event/${event.id}/orders?order=${orderShortId}`)
  const sheet = desk.getByRole('dialog', { name: /^Order/ })
  await expect(sheet.getByText('Terms accepted')).toBeVisible()
  await expect(sheet.getByRole('link', { name: own.Terms })).toBeVisible()
})
