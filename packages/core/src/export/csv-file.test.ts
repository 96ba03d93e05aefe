import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvReaders, readWith } from '../testing/csv-readers.ts'
import { csvFile } from './csv-file.ts'
import type { ExportColumn } from './export-rows.ts'

const columns: ExportColumn[] = [
  { title: 'Order', type: 'text' },
  { title: 'Tickets', type: 'number' },
  { title: 'Total', type: 'money', currency: 'EUR' },
  { title: 'Notes', type: 'text' },
  { title: 'Ordered', type: 'moment' },
]

/** Writes a file with one row for each text, in the fourth column. */
async function write(texts: readonly string[], title = 'Notes'): Promise<Uint8Array> {
  const file = csvFile(
    columns.map((column, index) => (index === 3 ? { ...column, title } : column)),
    'UTC',
  )
  file.add(texts.map((text, index) => [`O-${index}`, 2, -500, text, '2026-05-01T12:00:00.000Z']))
  file.end()
  return file.take()
}

const breaks = {
  LF: '\n',
  CR: '\r',
  CRLF: '\r\n',
  VT: '\v',
  FF: '\f',
  NEL: '\u0085',
  LS: '\u2028',
  PS: '\u2029',
}
const texts = [
  'Called on Monday\nWants an aisle seat',
  'Ada "the first", Lovelace',
  "=cmd|' /C calc'!A0",
  '  =WEBSERVICE(F2)',
  'paid;=1+1',
  'a\t@SUM(A1)',
  '\u3000＝1+1',
  '"=1+1"',
  '+49 30 1234',
  'Montag; "-5 Euro"',
  ...Object.values(breaks).flatMap((end) => [`A${end}=1+1`, `A${end} ${end}-2`, `A${end}"@x"`, `A${end}B`]),
]

/** What a spreadsheet would run: a formula sign at the start of a cell or of a line in it. */
const formula = /^["\s\ufeff]*[=+\-@＝＋－＠]/u
const lines = (cell: string) => cell.split(/[\n\v\f\r\u0085\u2028\u2029]/)
/** A cell without the apostrophes that are put before formula signs. */
const asTyped = (cell: string) => cell.replaceAll(/'(?=["\s]*[=+\-@＝＋－＠])/gu, '')

describe.each(Object.entries(csvReaders))('a CSV file that %s opens', (_, read) => {
  it('has the rows and cells that were written, with any line breaks in them', async () => {
    const [heading, ...rows] = read(await write(texts))
    expect(heading).toEqual(['Order', 'Tickets', 'Total', 'Notes', 'Ordered'])
    expect(rows.map((row) => row.length)).toEqual(texts.map(() => 5))
    expect(rows.map((row) => asTyped(row[3] ?? ''))).toEqual(texts.map(asTyped))
    expect(rows.map((row) => row[0])).toEqual(texts.map((_text, index) => `O-${index}`))
    expect(new Set(rows.map((row) => row[2]))).toEqual(new Set(['-5.00']))
  })

  it('contains no formula at the start of a text or of a line in it', async () => {
    const cells = read(await write(texts, 'Your wish\n=1+1')).flatMap((row) => row[3] ?? '')
    expect(cells.flatMap(lines).filter((line) => formula.test(line))).toEqual([])
  })
})

describe('a CSV file', () => {
  it.each([';', '\t', ','])(
    'holds no formula for a reader that ends cells with %j, whatever people wrote',
    async (delimiter) => {
      const wild = fc.string({
        unit: fc.constantFrom('=', '-', '@', 'a', ' ', ',', ';', '\t', '"', '\n', '\r', '\u2028', "'"),
        maxLength: 12,
      })
      await fc.assert(
        fc.asyncProperty(fc.array(wild, { minLength: 1, maxLength: 5 }), async (given) => {
          const cells = readWith(delimiter, await write(given)).flat()
          const run = cells.flatMap(lines).filter((line) => formula.test(line) && !line.startsWith('-5.00'))
          expect(run).toEqual([])
        }),
        { numRuns: 500 },
      )
    },
  )

  it('gives both readers the same rows for any text', async () => {
    const wild = fc.string({
      unit: fc.constantFrom('a', '=', ',', '"', '\n', '\r', ' ', '\v'),
      maxLength: 12,
    })
    await fc.assert(
      fc.asyncProperty(fc.array(wild, { minLength: 1, maxLength: 5 }), async (given) => {
        const bytes = await write(given)
        const [one, other] = [csvReaders['csv-parse'](bytes), csvReaders.papaparse(bytes)]
        expect(one).toEqual(other)
        expect(one.slice(1).map((row) => asTyped(row[3] ?? ''))).toEqual(given.map(asTyped))
      }),
      { numRuns: 500 },
    )
  })
})
