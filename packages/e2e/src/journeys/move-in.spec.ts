import type { Page } from '@playwright/test'
import { expectGoodScreen } from '../browser/screen-checks.ts'
import { expect, test } from '../journey.ts'
import { tabTo } from '../keyboard/tab-to.ts'
import { mintOrganizer } from '../organizer/mint-organizer.ts'

const event = (external_id: string, given: object = {}) => ({
  ...{ external_id, title: `Show ${external_id}`, start_date: '2031-05-01T18:00:00Z' },
  tickets: [{ title: 'Seat', type: 'PAID', prices: [{ price: 2000, quantity_available: 50 }] }],
  ...given,
})
const eventsFile = (lines: readonly object[], name = 'events.jsonl') => ({
  ...{ name, mimeType: 'application/x-ndjson' },
  buffer: Buffer.from(lines.map((line) => `${JSON.stringify(line)}\n`).join('')),
})

test('an organizer moves in with a file of events: tries it, imports it, finds the drafts and takes them back', async ({
  signedIn,
}) => {
  const organizer = await mintOrganizer({ isConnected: false })
  const page = await signedIn(organizer)
  await test.step('A new account is led there.', async () => {
    await page.goto('/manage/events')
    await page.getByRole('link', { name: 'Move from another system' }).click()
    await expect(page.getByRole('heading', { name: 'Import', level: 1 })).toBeVisible()
    await expect(page.getByText('All of another Foyer account')).toBeVisible()
  })

  await test.step('The file is recognized, and what it does is said before it is sent.', async () => {
    const taxed = [{ title: 'Seat', type: 'PAID', prices: [{ price: 2000 }], taxes_and_fees: ['City tax'] }]
    await choose(page, eventsFile([event('A'), event('B'), event('C', { tickets: taxed })]))
    await expect(page.getByRole('heading', { name: 'This file has 3 events' })).toBeVisible()
    await expect(page.getByLabel('Bring orders and attendees too')).toHaveCount(0)
    await expectGoodScreen(page, 'a chosen file of events')
    await tabTo(page, page.getByRole('button', { name: 'Try it' }))
    await page.keyboard.press('Enter')
  })

  await test.step('The try says what would happen, and why an event is refused.', async () => {
    await expect(page.getByText('2 events would be imported')).toBeVisible({ timeout: 60_000 })
    await expect(page.getByText(/The account has no tax or fee of this name/)).toBeVisible()
    await expect(page.getByText(/Ticket “Seat” › Tax or fee “City tax”: /)).toBeVisible()
    await expect(page.getByText('Row 3 (Show C)')).toBeVisible()
    await expectGoodScreen(page, 'a try of events')
    expect(await organizer.api.get('/events')).toEqual([])
  })

  await test.step('The import goes on while its page is left.', async () => {
    await page.getByRole('button', { name: 'Import 2 events' }).click()
    await page.getByRole('link', { name: 'Taxes and fees' }).click()
    await page.getByRole('link', { name: 'Import', exact: true }).click()
    await page.getByRole('listitem').filter({ hasText: '2 events' }).getByRole('link').click()
    await expect(page.getByText('2 events were imported')).toBeVisible({ timeout: 60_000 })
    await expect(page.getByRole('link', { name: 'Show A' })).toBeVisible()
    await expectGoodScreen(page, 'an import of events')
    await page.getByRole('link', { name: 'Show events' }).click()
    await expect(page.getByRole('link', { name: 'Show A' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Show B' })).toBeVisible()
  })

  await test.step('It is undone after a question, and says what stays.', async () => {
    await page.goto('/account/import')
    await page.getByRole('listitem').filter({ hasText: '2 events' }).getByRole('link').click()
    await page.getByRole('button', { name: 'Undo import' }).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('Live events and events with orders stay.')
    await question.getByRole('button', { name: 'Undo import' }).click()
    await expect(page.getByText('2 events were archived')).toBeVisible({ timeout: 60_000 })
    await expectGoodScreen(page, 'an undone import of events')
  })
})

interface Chosen {
  name: string
  mimeType: string
  buffer: Buffer
}

async function choose(page: Page, file: Chosen): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(file)
}
