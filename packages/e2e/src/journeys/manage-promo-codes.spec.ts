import type { Page } from '@playwright/test'
import { chooseAction } from '../browser/choose-action.ts'
import { expectGoodScreen } from '../browser/screen-checks.ts'
import { type MintedEvent, mintEvent } from '../event/mint-event.ts'
import { expect, test } from '../journey.ts'
import { tabTo } from '../keyboard/tab-to.ts'

// Specification: 2.route-event-promo-codes
test('a promo code is created with the keyboard, shared by its link, and lowers a price', {
  tag: '@gate',
}, async ({ signedIn, visitor }) => {
  const event = await mintEvent({
    tickets: [
      { title: 'Standing', price: 2000 },
      { title: 'Backstage', is_hidden_without_promo_code: true },
    ],
  })
  const page = await openCodes(await signedIn(event.organizer), event)
  await expect(page.getByText('No promo codes yet')).toBeVisible()
  await expectGoodScreen(page, 'no promo codes')

  await tabTo(page, page.getByRole('link', { name: 'Create promo code' }).first())
  await page.keyboard.press('Enter')
  const form = page.getByRole('dialog', { name: 'Create promo code' })
  await tabTo(page, form.getByRole('button', { name: 'Generate' }))
  await page.keyboard.press('Space')
  const code = await form.getByLabel('Code').inputValue()
  expect(code).toMatch(/^[A-Z2-9]{8}$/)
  await tabTo(page, form.getByLabel('Percentage off'))
  await page.keyboard.type('12.5')
  await tabTo(page, form.getByRole('button', { name: /^Maximum uses/ }))
  await page.keyboard.press('Space')
  await tabTo(page, form.getByLabel('Maximum uses'))
  await page.keyboard.type('3')
  await expect(form.getByText('can see and buy: Backstage.')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(form).toBeHidden()
  const row = page.getByRole('row').filter({ hasText: code })
  await expect(row).toContainText('12.5%')
  await expect(row).toContainText('0 of 3')
  await expect(row).toContainText('Active')

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await chooseAction(page, code, 'Copy link')
  await expect(page.getByText('Copied')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const buyer = await visitor()
  await buyer.goto(link)
  await expect(buyer.getByText(`Promo code ${code} applied`)).toBeVisible()
  await expect(buyer.getByText('€17.50').first()).toBeVisible()
  await expect(buyer.getByText('Backstage').first()).toBeVisible()
})

async function openCodes(page: Page, event: MintedEvent): Promise<Page> {
  await page.goto(`/manage/event/${event.id}/promo-codes`)
  await expect(page.getByRole('heading', { name: 'Promo codes', level: 1 })).toBeVisible()
  return page
}
