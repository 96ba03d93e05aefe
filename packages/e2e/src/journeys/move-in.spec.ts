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

test('a tax that the file calls otherwise is chosen among those of the account, and the import follows it', async ({
  signedIn,
}) => {
  const organizer = await mintOrganizer({ isConnected: false })
  const vat = { name: 'VAT', type: 'TAX', calculation_type: 'PERCENTAGE', rate: 19_000 }
  const { id } = await organizer.api.post<{ id: string }>(
    `/accounts/${organizer.accountId}/taxes-and-fees`,
    vat,
  )
  const page = await signedIn(organizer)
  await page.goto('/account/import')
  const taxed = (...taxes_and_fees: string[]) => [
    { title: 'Seat', type: 'PAID', prices: [{ price: 2000 }], taxes_and_fees },
  ]
  await choose(
    page,
    eventsFile([event('A', { tickets: taxed('vat') }), event('B', { tickets: taxed('MwSt. 19 %') })]),
  )
  await expect(page.getByRole('group', { name: 'Taxes and fees of the file' })).toBeVisible()
  await expect(page.getByLabel('“vat” is')).toHaveCount(0)
  await page.getByLabel('“MwSt. 19 %” is').selectOption(id)
  await expectGoodScreen(page, 'taxes of a file that the account does not have')
  await page.getByRole('button', { name: 'Try it' }).click()
  await expect(page.getByText('2 events would be imported')).toBeVisible({ timeout: 60_000 })
  await page.getByRole('button', { name: 'Import 2 events' }).click()
  await expect(page.getByText('2 events were imported')).toBeVisible({ timeout: 60_000 })
  await page.getByRole('link', { name: 'Show B' }).click()
  await expect(page).toHaveURL(/\/event\/ev_/)
  const [, event_id = ''] = /\/event\/(ev_\w+)/.exec(page.url()) ?? []
  const tickets = await organizer.api.get<{ tax_and_fee_ids: string[] }[]>(`/events/${event_id}/tickets`)
  expect(tickets.map(({ tax_and_fee_ids }) => tax_and_fee_ids)).toEqual([[id]])
})

test('on a phone, a file that cannot be imported says why, and what was chosen stays', async ({
  signedIn,
}) => {
  const organizer = await mintOrganizer({ isConnected: false })
  const { id } = await organizer.api.post<{ id: string }>('/organizers', {
    ...{ name: 'Second Stage', email: organizer.email, currency: 'EUR', timezone: 'Europe/Berlin' },
  })
  const page = await signedIn(organizer, { viewport: { width: 390, height: 844 } })
  await page.goto('/account/import')
  await choose(page, eventsFile([event('A')]))
  await page.getByLabel('Organizer of the events').selectOption('Second Stage')

  await choose(page, {
    ...{ name: 'guests.xlsx', mimeType: 'application/zip' },
    buffer: Buffer.from('PK\u0003\u0004[Content_Types].xml'),
  })
  await expect(page.getByRole('alert')).toContainText('This ZIP file is not an archive of Foyer')
  await choose(page, {
    ...{ name: 'guests.csv', mimeType: 'text/csv' },
    buffer: Buffer.from('Order #,Email,Ticket type\n1,ada@example.com,Seat\n'),
  })
  await expect(page.getByRole('alert')).toContainText('Attendees are imported into their event.')
  await expectGoodScreen(page, 'a refused file')
  await page.setViewportSize({ width: 390, height: 844 })

  await choose(page, {
    ...{ name: 'old.zip', mimeType: 'application/zip' },
    buffer: Buffer.from('PK\u0003\u0004 events.jsonl, and nothing else'),
  })
  await page.getByRole('button', { name: 'Try it' }).click()
  await expect(page.getByRole('alert')).toContainText('The file could not be imported', { timeout: 60_000 })
  await page.getByRole('button', { name: 'Choose another file' }).click()
  await choose(page, eventsFile([event('A')]))
  await expect(page.getByLabel('Organizer of the events')).toHaveValue(id)
  await page.getByRole('button', { name: 'Try it' }).click()
  await expect(page.getByText('1 event would be imported')).toBeVisible({ timeout: 60_000 })
})

test('sending a file is stopped and begun again, and a failed start keeps the file', async ({
  signedIn,
  consoleWatch,
}) => {
  consoleWatch.expect(/status of 503/)
  const page = await signedIn(await mintOrganizer({ isConnected: false }))
  await page.goto('/account/import')
  await choose(page, eventsFile([event('A')]))
  await page.route('**/s3/**', () => undefined)
  await page.getByRole('button', { name: 'Try it' }).click()
  await expect(page.getByRole('progressbar', { name: 'Uploading' })).toBeVisible()
  await page.getByRole('button', { name: 'Stop sending' }).click()
  await expect(page.getByRole('progressbar', { name: 'Uploading' })).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByRole('listitem').filter({ hasText: 'File of events' })).toContainText('Failed')
  await page.unroute('**/s3/**')

  await page.route('**/api/accounts/*/imports', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 503, body: '' }) : route.continue(),
  )
  await page.getByRole('button', { name: 'Try it' }).click()
  await expect(page.getByRole('alert')).toBeVisible({ timeout: 30_000 })
  await page.unroute('**/api/accounts/*/imports')
  await page.getByRole('button', { name: 'Try it' }).click()
  await expect(page.getByText('1 event would be imported')).toBeVisible({ timeout: 60_000 })
})

interface Chosen {
  name: string
  mimeType: string
  buffer: Buffer
}

async function choose(page: Page, file: Chosen): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(file)
}
