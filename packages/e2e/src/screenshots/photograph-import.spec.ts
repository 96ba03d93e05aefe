import type { Page } from '@playwright/test'
import { test } from '@playwright/test'
import { mintOrganizer } from '../organizer/mint-organizer.ts'
import { inLanguagesOf } from './in-languages-of.ts'
import { photograph, show } from './photograph.ts'

const line = { row: 3, external_id: 'gig-3', outcome: 'refused', file: 'events.jsonl', message: '' }
const progress = {
  ...{ id: 'im_2222222222222222', dry_run: true, status: 'DONE', rows_done: 12, rows_total: 12 },
  counts: { created: 9, updated: 1, unchanged: 1, refused: 1, undone: 0, kept: 0 },
  ...{ problem: null, problem_code: null, problem_about: null, upload: null, report_url: '/report' },
  ...{ is_undone: false, created_at: '2026-11-28T10:00:00.000Z', format: 'archive', organizer_id: null },
  ...{ with_orders: true, made: { organizers: 2, taxes_and_fees: 3, message_templates: 1 } },
  ...{ images: { done: 7, refused: 1 }, orders_total: 3, orders_done: 0 },
  problems: [
    {
      ...{ ...line, title: 'Silvester', code: 'tax_or_fee.not_found', about: 'tickets.0.taxes_and_fees.0' },
      named: ['Abendkasse', 'MwSt. 19 %'],
    },
    { ...line, row: 7, external_id: 'gig-7', code: 'row.event_in_use', about: null },
  ],
  tax_and_fee_ids: {},
  events: ['Lesung', 'Führung durch den Hafen', 'Weinprobe'].map((title) => ({ event_id: null, title })),
  orders: ['Konzert im Hafen', 'Donaudampfschifffahrtsgesellschaftskapitänsball', 'Lesung'].map((title) => ({
    ...{ event_id: null, import_id: null, title, status: 'DONE', rows_done: 0, rows_total: 480 },
    counts: title === 'Lesung' ? { refused: 2 } : {},
  })),
}
const events = progress.events.map((each, index) => ({ ...each, event_id: `ev_222222222222222${index + 2}` }))
const orders = progress.orders.map((each, index) => ({
  ...{ ...each, event_id: `ev_222222222222222${index}`, import_id: `im_322222222222222${index}` },
  ...(index === 2 ? { status: 'WRITING', rows_done: 120 } : { counts: { created: 478, refused: index } }),
}))
const states: Record<string, object> = {
  tried: progress,
  'under-way': { ...progress, dry_run: false, status: 'WRITING', orders_done: 2, orders },
  done: { ...progress, dry_run: false, orders_done: 3, orders: orders.slice(0, 2), events },
  undone: {
    ...{ ...progress, dry_run: false, is_undone: true, orders: [], orders_total: 0, problems: [] },
    counts: { created: 9, updated: 1, unchanged: 1, refused: 1, undone: 8, kept: 2 },
  },
  failed: {
    ...{ ...progress, status: 'FAILED', problem: 'x', problem_code: 'file.damaged' },
    problem_about: 'orders/ev_2222222222222222.jsonl',
  },
}

/** What the API would answer of an archive in each state. */
async function answer(page: Page, state: object): Promise<void> {
  await page.unroute('**/api/accounts/*/imports/*')
  await page.route('**/api/accounts/*/imports/*', (route) => route.fulfill({ json: { data: state } }))
}

test('the screen that moves an account in: empty, with a file, asked for taxes, tried, under way, done, undone and failed', async ({
  browser,
}) => {
  test.setTimeout(600_000)
  const organizer = await mintOrganizer({ isConnected: false })
  await inLanguagesOf(browser, organizer, async (page, locale) => {
    await photograph(page, `import-${locale}`, () => show(page, '/account/import'))
    await photograph(page, `import-chosen-${locale}`, async () => {
      await show(page, '/account/import')
      const buffer = Buffer.from('PK\u0003\u0004 events.jsonl')
      const file = { name: 'foyer-2026-11-28.zip', mimeType: 'application/zip', buffer }
      await page.locator('input[type=file]').setInputFiles(file)
      await page.getByRole('checkbox').waitFor()
    })
    await photograph(page, `import-taxes-${locale}`, async () => {
      await show(page, '/account/import')
      const tickets = [{ title: 'Seat', taxes_and_fees: ['MwSt. 19 %', 'Kurtaxe'] }]
      const buffer = Buffer.from(`${JSON.stringify({ external_id: 'A', title: 'Show', tickets })}\n`)
      const file = { name: 'events.jsonl', mimeType: 'application/jsonl', buffer }
      await page.locator('input[type=file]').setInputFiles(file)
      await page.getByRole('combobox').nth(1).waitFor()
    })
    for (const [name, state] of Object.entries(states)) {
      await answer(page, state)
      const address = '/account/import?import=im_2222222222222222'
      await photograph(page, `import-${name}-${locale}`, async () => {
        await page.goto(address)
        await page.locator('[data-slot=alert], [data-slot=import-under-way]').first().waitFor()
      })
    }
  })
})
