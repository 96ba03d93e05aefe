import type { Locator, Page } from '@playwright/test'
import { openFilter } from '../browser/open-filter.ts'
import { expectGoodScreen } from '../browser/screen-checks.ts'
import { type MintedEvent, mintEvent } from '../event/mint-event.ts'
import { expect, test } from '../journey.ts'
import { tabTo } from '../keyboard/tab-to.ts'
import { mintPerson } from '../order/buyer.ts'
import { mintOrder, nameEverybody } from '../order/mint-order.ts'

const people = ['Ada', 'Bea', 'Cleo', 'Dora', 'Effi']

/** Creates an event in which each person orders two tickets, one order after another. */
async function mintSales(): Promise<MintedEvent> {
  const event = await mintEvent({ tickets: [{ title: 'Deck' }, { title: 'Cabin' }] })
  for (const name of people) {
    const order = await mintOrder(event, { Deck: 1, Cabin: 1 })
    await nameEverybody(order, mintPerson(name, 'Guest'))
  }
  return event
}

const rows = (page: Page) => page.getByRole('row', { name: /Guest/ })

for (const { list, narrowed, menu } of [
  { list: 'orders', narrowed: 1, menu: 'order' },
  { list: 'attendees', narrowed: 2, menu: 'attendee' },
]) {
  test(`the list of ${list} keeps search, filter, sort, columns and page in its address`, async ({
    signedIn,
  }) => {
    const event = await mintSales()
    const page = await signedIn(event.organizer)
    await page.goto(`/manage/event/${event.id}/${list}?per_page=2`)
    await expect(rows(page)).toHaveCount(2)
    await page.getByRole('button', { name: 'Next page' }).click()
    await expect(page).toHaveURL(/page=2/)
    await page.getByRole('button', { name: list === 'orders' ? 'Buyer' : 'Name' }).click()
    await expect(page).not.toHaveURL(/[?&]page=2/)
    await page.getByRole('button', { name: 'Next page' }).click()
    await expect(page).toHaveURL(/sort_by=last_name.*&page=2/)
    const asked = page.waitForResponse((answer) => answer.url().includes(`/${list}?`))
    await page.reload()
    expect(new URL((await asked).url()).searchParams.get('page')).toBe('2')
    await expect(rows(page)).toHaveCount(2)

    await page.getByRole('searchbox').fill('cleo')
    await expect(page).toHaveURL(/query=cleo/)
    await expect(rows(page)).toHaveCount(narrowed)
    await openFilter(page, 'Ticket')
    await page.getByRole('checkbox', { name: 'Deck' }).check()
    await page.keyboard.press('Escape')
    await expect(rows(page)).toHaveCount(1)
    await page.getByRole('button', { name: 'Columns' }).click()
    await page.getByRole('checkbox', { name: list === 'orders' ? 'Source' : 'Reference' }).check()
    await page.keyboard.press('Escape')
    const address = page.url()
    await rows(page).getByRole('link').first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`${menu}=`))
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(address)

    await test.step('The list is the same in another browser, after a reload, and after going back.', async () => {
      const colleague = await signedIn(event.organizer)
      await colleague.goto(address)
      await expect(rows(colleague)).toHaveCount(1)
      const column = list === 'orders' ? 'Source' : 'Reference'
      await expect(colleague.getByRole('columnheader', { name: column })).toBeVisible()
      await page.getByRole('navigation').getByRole('link', { name: 'Messages' }).click()
      await expect(page.getByRole('heading', { name: 'Messages', level: 1 })).toBeVisible()
      await page.goBack()
      await expect(page).toHaveURL(address)
      await expect(page.getByRole('searchbox')).toHaveValue('cleo')
    })

    await test.step('The keyboard clears the filters, and an empty result says so.', async () => {
      await tabTo(page, page.getByRole('button', { name: 'Clear filters' }))
      await page.keyboard.press('Enter')
      await expect(rows(page)).toHaveCount(narrowed)
      await expect(page.getByRole('button', { name: 'Clear filters' })).toBeHidden()
      await page.getByRole('searchbox').fill('no such person')
      await expect(page.getByText('No matches')).toBeVisible()
      await page.getByRole('button', { name: 'Clear search and filters' }).click()
      await expect(rows(page)).toHaveCount(2)
      await expect(page.getByRole('searchbox')).toHaveValue('')
    })

    await test.step('A page beyond the end leads back to the first.', async () => {
      await page.goto(`/manage/event/${event.id}/${list}?per_page=2&page=40`)
      await expect(page.getByText('This page is empty')).toBeVisible()
      await page.getByRole('button', { name: 'Show the first page' }).click()
      await expect(rows(page)).toHaveCount(2)
    })
  })
}

test('on a phone, a list is sorted and filtered in one sheet, and a set filter stays in view', async ({
  signedIn,
}) => {
  const event = await mintSales()
  const page = await signedIn(event.organizer, { viewport: { width: 390, height: 844 } })
  await page.goto(`/manage/event/${event.id}/attendees`)
  const first = page
    .getByRole('list')
    .getByRole('link', { name: /Guest$/ })
    .first()
  await expect(first).toHaveText('Effi Guest')
  const button = page.locator('[data-slot="data-table-toolbar"]').getByRole('button', { name: /^Filter/ })
  const sheet = page.getByRole('dialog', { name: 'Filter' })
  await button.click()
  await sheet.getByRole('button', { name: 'Sorted in descending order. Reverse.' }).click()
  await sheet.getByLabel('Sort by').selectOption('Sort: Email')
  await expect(page).toHaveURL(/sort_by=email/)
  await sheet.getByRole('button', { name: /^Ticket/ }).click()
  await sheet.getByRole('checkbox', { name: 'Deck' }).check()
  await expectGoodScreen(page, 'filters of attendees on a phone')
  // On a wide screen the filters float instead, so the sheet closed.
  await page.setViewportSize({ width: 390, height: 844 })
  await button.click()
  await sheet.getByRole('button', { name: 'Show 5 rows' }).click()
  await expect(sheet).toBeHidden()
  await expect(first).toHaveText('Ada Guest')
  await expect(button).toHaveText('Filter · 1')
  await expect(page.getByRole('button', { name: 'Ticket: Deck' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page.getByRole('button', { name: 'Ticket: Deck' })).toBeHidden()
})

for (const locale of ['en-US', 'de-DE'])
  test(`the tools above the orders stand in one row on a desk, and references on one line, in ${locale}`, async ({
    signedIn,
  }) => {
    const event = await mintSales()
    const page = await signedIn(event.organizer, { viewport: { width: 1440, height: 900 }, locale })
    await page.goto(`/manage/event/${event.id}/orders`)
    const toolbar = page.locator('[data-slot="data-table-toolbar"]')
    await expect(rows(page)).toHaveCount(people.length)
    await expect(toolbar.getByRole('button', { name: 'Filter' })).toBeVisible()
    const heightOf = async (element: Locator) => (await element.boundingBox())?.height ?? 0
    expect(await heightOf(toolbar)).toBeLessThan(48)
    for (const reference of await page.getByRole('link', { name: /^O-/ }).all())
      expect(await heightOf(reference)).toBeLessThan(30)
  })

test('a filter that is chosen before the search begins stays when it does', async ({ signedIn }) => {
  const event = await mintSales()
  const page = await signedIn(event.organizer)
  await page.goto(`/manage/event/${event.id}/attendees`)
  await expect(rows(page)).toHaveCount(10)
  await page.clock.install()
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  await page.getByRole('searchbox').fill('cleo')
  await openFilter(page, 'Ticket')
  await page.getByRole('checkbox', { name: 'Deck' }).check()
  await expect(page).not.toHaveURL(/query=/)
  await page.clock.resume()
  await expect(rows(page)).toHaveCount(1)
  await expect(page.getByRole('checkbox', { name: 'Deck' })).toBeChecked()
})
