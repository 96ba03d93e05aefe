import { crc32 } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { readEntry, readSheet, zipEntries } from '../testing/read-xlsx.ts'
import type { FileState } from './export-file.ts'
import type { ExportColumn } from './export-rows.ts'
import { xlsxFile } from './xlsx-file.ts'
import { columnName } from './xlsx-parts.ts'

const columns: ExportColumn[] = [
  { title: 'Name & address', type: 'text' },
  { title: 'Tickets', type: 'number' },
  { title: 'Paid', type: 'money', currency: 'JPY' },
  { title: 'Ordered', type: 'moment' },
]

async function write(...batches: Parameters<ReturnType<typeof xlsxFile>['add']>[0][]) {
  const file = xlsxFile(columns, 'Europe/Berlin')
  for (const rows of batches) file.add(rows)
  file.end()
  return file.take()
}

describe('a workbook', () => {
  it('has the rows that were added in batches, in typed cells', async () => {
    const at = '2026-05-01T22:30:00.000Z'
    const workbook = await write([['=1+1', 2, 1200, at]], [[null, null, null, null]])
    const [heading, [name, tickets, paid, ordered] = [], empty] = readSheet(workbook)
    expect(heading).toEqual(['Name & address', 'Tickets', 'Paid', 'Ordered'])
    expect([name, tickets, paid]).toEqual(['=1+1', '2', '1200'])
    // Half past midnight on May 2 in Berlin, in days since 1899-12-30.
    expect(Number(ordered)).toBeCloseTo(46_144 + 0.5 / 24, 8)
    expect(empty).toEqual(['', '', '', ''])
    const sheet = readEntry(workbook, 'xl/worksheets/sheet1.xml')
    expect(sheet).toContain('<c r="A2" t="inlineStr">')
    expect(sheet).toContain('<c r="C2" s="3"><v>1200</v></c>')
  })

  it('is the same file when it is closed after a batch and opened again with its state', async () => {
    const batches = [1, 2, 3].map((batch) =>
      Array.from({ length: 50 }, (_, row) => [`Name ${batch}-${row}`, row, batch * 100, null]),
    )
    let [state, parts] = [undefined as FileState | undefined, [] as Buffer[]]
    for (const [index, rows] of batches.entries()) {
      const file = xlsxFile(columns, 'Europe/Berlin', state)
      file.add(rows)
      if (index === 2) file.end()
      parts = [...parts, file.take()]
      state = file.state()
      expect(file.waiting()).toBe(0)
    }
    expect(Buffer.concat(parts).equals(await write(...batches))).toBe(true)
  })

  it('says the checksum and sizes of each of its files, as readers check them', async () => {
    const workbook = Buffer.from(await write([['Ada', 1, 2, null]]))
    const entries = zipEntries(workbook)
    expect(entries.length).toBeGreaterThan(4)
    for (const { crc, size, path } of entries) {
      const plain = Buffer.from(readEntry(workbook, path))
      expect([path, crc, size]).toEqual([path, crc32(plain), plain.length])
    }
  })

  it('keeps special characters, line ends and spaces of a text, and drops what no workbook can contain', async () => {
    const text = ' <b> & "x"\nü 日本 😀'
    const [, row] = readSheet(await write([[`${text}\0\x07\ud800`, null, null, null]]))
    expect(row?.[0]).toBe(`${text}\ufffd`)
    const [, long] = readSheet(await write([['x'.repeat(40_000), null, null, null]]))
    expect(long?.[0]).toHaveLength(32_767)
  })

  it('lists every part that a reader looks for', async () => {
    const workbook = await write([])
    const types = readEntry(workbook, '[Content_Types].xml')
    const named = [...types.matchAll(/PartName="\/([^"]+)"/g)].map(([, path]) => path ?? '')
    expect(named).toEqual(['xl/workbook.xml', 'xl/styles.xml', 'xl/worksheets/sheet1.xml'])
    for (const path of named) expect(readEntry(workbook, path)).toMatch(/^<\?xml/)
  })

  it('names columns as spreadsheets do', () => {
    expect([0, 25, 26, 51, 52, 701, 702].map(columnName)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA'])
  })
})
