import type { Locator, Page } from '@playwright/test'
import { chooseAction } from '../browser/choose-action.ts'
import { openFilter } from '../browser/open-filter.ts'
import { expectGoodScreen } from '../browser/screen-checks.ts'
import { openRow } from '../event/event-screens.ts'
import { type MintedEvent, mintEvent } from '../event/mint-event.ts'
import { mintPromoCode } from '../event/mint-promo-code.ts'
import { expect, test } from '../journey.ts'
import { tabTo } from '../keyboard/tab-to.ts'
import { mintPerson } from '../order/buyer.ts'
import { mintOrder, nameEverybody } from '../order/mint-order.ts'

const half = { discount_type: 'PERCENTAGE', discount_amount: 50_000 } as const

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

test('errors of a promo code show at their field, and nothing typed is lost', async ({
  signedIn,
  consoleWatch,
}) => {
  consoleWatch.expect(/409/)
  const event = await mintEvent({ tickets: [{ title: 'Guest list' }] })
  await mintPromoCode(event, { code: 'EARLY', ...half })
  for (const name of ['Una', 'Duo']) await buy(event, 'EARLY', name)
  const page = await openCodes(await signedIn(event.organizer), event)

  await page.getByRole('link', { name: 'Create promo code' }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('Code').fill('ab')
  await form.getByLabel('Percentage off').fill('101')
  await form.getByRole('button', { name: 'Create promo code' }).click()
  await expect(form.getByLabel('Code')).toHaveAccessibleDescription('Use 3 to 50 characters.')
  await expect(form.getByLabel('Percentage off')).toHaveAccessibleDescription('Enter at most 100 %.')
  await form.getByRole('radio', { name: 'Fixed amount' }).check()
  await expect(form.getByLabel('Amount off')).toHaveValue('')
  await form.getByRole('radio', { name: 'Percentage' }).check()
  await expect(form.getByLabel('Percentage off')).toHaveValue('101')
  await form.getByLabel('Percentage off').fill('10')
  await form.getByLabel('Code').fill('early')
  await form.getByRole('button', { name: 'Create promo code' }).click()
  await expectRefused(form.getByLabel('Code'), 'early', /already has that promo code/)
  await expectGoodScreen(page, 'promo code form')
  await page.setViewportSize({ width: 1280, height: 900 })
  await form.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Leave without saving' }).click()

  await page.getByRole('link', { name: 'EARLY' }).click()
  await openRow(form, 'Maximum uses')
  await expect(form.getByText('Uses so far: 2')).toBeVisible()
  await form.getByLabel('Maximum uses').fill('1')
  await form.getByRole('button', { name: 'Save changes' }).click()
  await expectRefused(form.getByLabel('Maximum uses'), '1', /Enter 2 or more/)
  await form.getByLabel('Maximum uses').fill('2')
  await form.getByRole('button', { name: 'Save changes' }).click()
  await expect(form).toBeHidden()
  await expect(page.getByRole('row').filter({ hasText: 'EARLY' })).toContainText('Used up')
})

test('promo codes are searched, filtered by status, duplicated and deleted', async ({ signedIn }) => {
  const event = await mintEvent({ tickets: [{ title: 'Guest list' }] })
  await mintPromoCode(event, { code: 'ONCE', ...half, max_uses: 1 })
  await mintPromoCode(event, { code: 'FRIENDS' })
  await buy(event, 'ONCE', 'Una')
  const page = await openCodes(await signedIn(event.organizer), event)
  const row = (code: string) => page.getByRole('row').filter({ hasText: code })

  await openFilter(page, 'Status')
  await page.getByRole('checkbox', { name: 'Used up' }).check()
  await page.keyboard.press('Escape')
  await expect(row('ONCE')).toBeVisible()
  await expect(row('FRIENDS')).toBeHidden()
  await page.reload()
  await expect(row('FRIENDS')).toBeHidden()
  await page.getByRole('searchbox').fill('friends')
  await page.getByRole('button', { name: 'Clear search and filters' }).click()
  await expect(row('FRIENDS')).toBeVisible()

  await chooseAction(page, 'ONCE', 'Duplicate')
  const form = page.getByRole('dialog', { name: 'Create promo code' })
  await form.getByLabel('Code').fill('TWICE')
  await expect(form.getByLabel('Percentage off')).toHaveValue('50')
  await form.getByRole('button', { name: 'Create promo code' }).click()
  await expect(row('TWICE')).toContainText('0 of 1')

  await chooseAction(page, 'ONCE', 'Delete')
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('One order uses it and keeps its discount.')
  await question.getByRole('button', { name: 'Delete promo code' }).click()
  await expect(row('ONCE')).toBeHidden()
})

async function openCodes(page: Page, event: MintedEvent): Promise<Page> {
  await page.goto(`/manage/event/${event.id}/promo-codes`)
  await expect(page.getByRole('heading', { name: 'Promo codes', level: 1 })).toBeVisible()
  return page
}

async function buy(event: MintedEvent, code: string, name: string): Promise<void> {
  const order = await mintOrder(event, { 'Guest list': 1 }, code)
  await nameEverybody(order, mintPerson(name, 'Buyer'))
}

async function expectRefused(field: Locator, typed: string, sentence: RegExp): Promise<void> {
  await expect(field).toHaveAccessibleDescription(sentence)
  await expect(field).toBeFocused()
  await expect(field).toHaveValue(typed)
}
