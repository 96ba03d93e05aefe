import type { ExportFormat } from '@foyer/contracts/export/export'
import { ledgerFileDue } from '@foyer/contracts/ledger/ledger-messages'
import type { Locale } from '@foyer/contracts/locale'
import { describe, expect, it } from 'vitest'
import { readObject } from '../media/s3.ts'
import { bookPayouts } from '../repair/rebuild-ledger.ts'
import { dayInZone } from '../store/statistics/order-counts.ts'
import { toSend } from '../table/write.ts'
import { controlStripe } from '../testing/control-stripe.ts'
import { readWith } from '../testing/csv-readers.ts'
import { mintOwner } from '../testing/mint-owner.ts'
import { mintTaxedEvent, refundAndBook, type TaxedEvent } from '../testing/mint-taxed-event.ts'
import { readEntry, zipEntries } from '../testing/read-xlsx.ts'
import { later, testContext } from '../testing/test-context.ts'
import type { Context } from '../verb.ts'
import { ledgerFileKey } from './ask-ledger-file.ts'
import { createLedgerFile, getLedgerFile, getLedgerFileDownload } from './ledger-files.ts'
import { writeLedgerFile } from './write-ledger-file.ts'

const month = dayInZone(new Date().toISOString(), 'Europe/Berlin').slice(0, 7)

/** A sale of two tickets, of which one was refunded, and their payout. */
async function soldMonth(): Promise<TaxedEvent> {
  const event = await mintTaxedEvent()
  const short_id = await event.sold(2)
  await refundAndBook(event.ctx, short_id, 2499)
  await controlStripe(`accounts/${event.stripe_account_id}/payouts`, {})
  await bookPayouts(testContext(), event.account_id, '2026-01-01T00:00:00.000Z')
  return event
}

/** Asks for a file, writes it as the queue does, and fetches it. */
async function fileOf({ ctx, account_id }: TaxedEvent, format: ExportFormat, locale: Locale) {
  const params = { account_id }
  const asked = await createLedgerFile({ ...ctx, locale }, { params, body: { month, format } })
  const message = toSend(ledgerFileDue, { export_id: asked.id })
  await writeLedgerFile(testContext(), message)
  await writeLedgerFile(testContext(), message)
  const which = { params: { account_id, export_id: asked.id } }
  const key = ledgerFileKey({ id: asked.id, account_id, format })
  expect((await getLedgerFileDownload(ctx, which)).url).toContain(key)
  const bytes = await readObject(key, 1e6)
  if (!(bytes instanceof Uint8Array)) throw new Error('There is no file.')
  return { asked, bytes, done: await getLedgerFile(ctx, which) }
}

const textsIn = (xml: string) => [...xml.matchAll(/<t [^>]*>([^<]*)<\/t>/g)].map(([, text]) => text)
const numbersIn = (xml: string) => [...xml.matchAll(/<v>([^<]*)<\/v>/g)].map(([, value]) => value)

describe('a month’s ledger as a file', () => {
  it('is CSV as spreadsheets of the language read it, and says how', async () => {
    const event = await soldMonth()
    const german = await fileOf(event, 'csv', 'de')
    expect(german.asked).toMatchObject({ delimiter: ';', status: 'WAITING', month })
    expect(german.done).toMatchObject({ status: 'DONE', rows_done: 3 })
    const [heading = [], ...lines] = readWith(';', german.bytes)
    const lineOf = (kind: string) => lines.find((line) => line[1] === kind) ?? []
    const [sale, refund] = [lineOf('Verkauf'), lineOf('Erstattung')]
    expect(heading[0]).toBe('Zeit (Europe/Berlin)')
    const cell = (row: string[], title: string) => row[heading.indexOf(title)]
    expect(cell(sale, 'Art')).toBe('Verkauf')
    expect(cell(sale, 'Brutto')).toBe('49,98')
    expect(cell(sale, 'VAT 19 %')).toBe('7,98')
    expect(cell(sale, 'Service 5 %')).toBe('2,00')
    expect(cell(refund, 'VAT 19 %')).toBe('-3,99')
    expect(cell(sale, 'payment_intent')).toMatch(/^pi_/)
    expect(cell(sale, 'payout')).toMatch(/^po_/)
    const english = await fileOf(event, 'csv', 'en')
    expect(english.asked.delimiter).toBe(',')
    const [titles = [], ...others] = readWith(',', english.bytes)
    expect(others.map((line) => line[titles.indexOf('Gross')])).toContain('49.98')
  })

  it('is a workbook with sheets of their own names, filters, and the zone in the heading', async () => {
    const { bytes, done } = await fileOf(await soldMonth(), 'xlsx', 'en')
    expect(done).toMatchObject({ status: 'DONE', rows_done: 2 })
    const workbook = readEntry(bytes, 'xl/workbook.xml')
    expect([...workbook.matchAll(/<sheet name="([^"]*)"/g)].map(([, name]) => name)).toEqual([
      'Sales',
      'Refunds',
      'Tax by rate',
      'Payouts',
      'Totals',
    ])
    const sheet = (index: number) => readEntry(bytes, `xl/worksheets/sheet${index}.xml`)
    for (let index = 1; index <= 5; index += 1)
      expect(sheet(index)).toMatch(/<autoFilter ref="A1:[A-Z]+\d+"\/>/)
    expect(textsIn(sheet(1))).toContain('Time (Europe/Berlin)')
    expect(numbersIn(sheet(1))).toContain('49.98')
    expect(numbersIn(sheet(2))).toContain('-24.99')
    expect(textsIn(sheet(3))).toEqual(expect.arrayContaining(['VAT', '19 %']))
    expect(numbersIn(sheet(3))).toEqual(['21.00', '3.99'])
    expect(textsIn(sheet(4))).toContain('Yes')
    expect(textsIn(sheet(5))).toEqual(expect.arrayContaining(['Sale', 'Refund', 'Payout']))
    expect(new Set(zipEntries(bytes).map(({ path }) => path)).size).toBe(10)
  })

  it('is refused before it is ready, after a day, and to others', async () => {
    const { ctx } = await mintOwner()
    const { account_id = '' } = ctx.actor.kind === 'user' ? ctx.actor : {}
    const { id } = await createLedgerFile(ctx, { params: { account_id }, body: { month, format: 'csv' } })
    const which = { params: { account_id, export_id: id } }
    const fetchIt = (caller: Context) => getLedgerFileDownload(caller, which)
    await expect(fetchIt(ctx)).rejects.toMatchObject({ code: 'export.not_ready' })
    expect(await getLedgerFile(later(ctx, 16 * 60), which)).toMatchObject({ status: 'FAILED' })
    await writeLedgerFile(testContext(), toSend(ledgerFileDue, { export_id: id }))
    await expect(fetchIt(later(ctx, 25 * 3600))).rejects.toMatchObject({ code: 'export.expired' })
    const { ctx: stranger } = await mintOwner()
    const own = stranger.actor.kind === 'user' ? stranger.actor.account_id : ''
    const stolen = { params: { account_id: own, export_id: id } }
    await expect(getLedgerFileDownload(stranger, stolen)).rejects.toMatchObject({ code: 'export.not_found' })
    await expect(fetchIt(stranger)).rejects.toMatchObject({ code: 'account.not_found' })
  })
})
