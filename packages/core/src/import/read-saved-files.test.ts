import { textOfFile } from '@foyer/contracts/import/file-text'
import { expect, it } from 'vitest'
import { planOrders } from './plan-orders.ts'
import { instantOf } from './reader/date-text.ts'
import { readRows } from './reader/read-rows.ts'

const scene = { timezone: 'Europe/Berlin', currency: 'EUR', now: '2027-02-01T12:00:00.000Z' }
const mapping = { external_id: 'Nr', first_name: 'Name', email: 'Mail', ticket: 'Karte', sold_at: 'Datum' }
const read = (text: string) => readRows(text, scene, { format: 'csv', mapping })
const headings = 'Nr;Name;Mail;Karte;Datum'

/** The bytes of a text in which each letter is one byte, as Windows saves western CSV. */
const western = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

function utf16(text: string, { isLittle }: { isLittle: boolean }): Uint8Array {
  const bytes = new Uint8Array(2 * text.length)
  const view = new DataView(bytes.buffer)
  for (let at = 0; at < text.length; at += 1) view.setUint16(2 * at, text.charCodeAt(at), isLittle)
  return bytes
}

it('reads letters in whichever encoding a spreadsheet program saved them', () => {
  const line = '7;Jürgen Groß;j@example.com;Früh ☂;2027-01-16'
  for (const isLittle of [true, false]) expect(textOfFile(utf16(`\uFEFF${line}`, { isLittle }))).toBe(line)
  expect(textOfFile(new TextEncoder().encode(line))).toBe(line)
  expect(textOfFile(western('Jürgen Groß;Café São Luís'))).toBe('Jürgen Groß;Café São Luís')
  // “王小明,票” as Windows in China saves it.
  expect(textOfFile(Uint8Array.of(0xcd, 0xf5, 0xd0, 0xa1, 0xc3, 0xf7, 0x2c, 0xc6, 0xb1))).toBe('王小明,票')
})

it('reads the beginning of a file that ends within a letter', () => {
  const bytes = new TextEncoder().encode('Jürgen ☂')
  expect(textOfFile(bytes.slice(0, -1), { isWhole: false })).toBe('Jürgen ')
})

it('reads a table below a title, without empty rows, and counts rows as a spreadsheet does', () => {
  const text = `Gästeliste Sommerfest;;;;\r\n;;;;\r\n${headings}\r\n7;"Ada\r\nLovelace";a@example.com;Karte;\r\n;;;;\r\n\r\n8;Alan;b@example.com;Karte;\r\n`
  expect(read(text).map(({ row, fields }) => [row, fields.external_id])).toEqual([
    [4, '7'],
    [7, '8'],
  ])
})

it('reads the separator that a file names to Excel', () => {
  const text = `sep=;\r\n${headings}\r\n7;"Ada, Grace, Alan, Bob, Eve";a@example.com;Karte;\r\n`
  expect(read(text)).toMatchObject([{ row: 2, fields: { external_id: '7', ticket: 'Karte' } }])
})

it('is not misled by commas in a title, in notes or in amounts', () => {
  const table = 'Nr;Mail;Karte;Preis\n7;a@example.com;Rot, grün, blau, gelb;12,50\n8;b@example.com;Rot;9,00\n'
  for (const text of [table, `Gästeliste, Stand 16. Januar, vorläufig\n\n${table}`])
    expect(
      readRows(text, scene, { format: 'csv', mapping: { external_id: 'Nr', amount_paid: 'Preis' } }),
    ).toMatchObject([
      { fields: { external_id: '7', amount_paid: 1250 } },
      { fields: { external_id: '8', amount_paid: 900 } },
    ])
})

it('reads quotes within a cell, and numbers that are written as texts', () => {
  const text = `${headings}\n="0012345";Ada "the Countess" Lovelace;a@example.com;7" Vinyl;\n`
  expect(read(text)).toMatchObject([
    { fields: { external_id: '0012345', ticket: '7" Vinyl', last_name: 'Lovelace' } },
  ])
})

it('takes whole names from a column of first names, where there is none of last names', () => {
  const names = (name: string) => read(`${headings}\n7;${name};a@example.com;Karte;\n`)[0]?.fields
  expect(names('Lovelace, Ada')).toMatchObject({ first_name: 'Ada', last_name: 'Lovelace' })
  expect(names('Ada King Lovelace')).toMatchObject({ first_name: 'Ada King', last_name: 'Lovelace' })
  expect(names('Ada')).toMatchObject({ first_name: 'Ada' })
})

it.each([
  ['16.01.2027 15:54', '2027-01-16T14:54:00.000Z'],
  ['16.1.27, 15:54:31', '2027-01-16T14:54:31.000Z'],
  ['16. 1. 2027', '2027-01-15T23:00:00.000Z'],
  ['2027/1/16 15:54', '2027-01-16T14:54:00.000Z'],
  ['2027年1月16日 15:54', '2027-01-16T14:54:00.000Z'],
  ['Jan 16, 2027 at 3:54 PM', '2027-01-16T14:54:00.000Z'],
  ['Sat, 16 January 2027 12:05 am', '2027-01-15T23:05:00.000Z'],
  ['2027-01-16 15:54:31 UTC', '2027-01-16T15:54:31.000Z'],
  ['2027-01-16T15:54:31.123-0800', '2027-01-16T23:54:31.000Z'],
  ['31.02.2027', '31.02.2027'],
  ['16.13.2027', '16.13.2027'],
  ['16.01.2027 25:00', '16.01.2027 25:00'],
  ['Smarch 16, 2027', 'Smarch 16, 2027'],
])('reads the date %s', (text, instant) => expect(instantOf(text, 'Europe/Berlin')).toBe(instant))

it('tells by the other dates of a column whether 3/4/27 begins with the day or the month', () => {
  const sold = (...dates: string[]) =>
    read(
      [headings, ...dates.map((date, index) => `${index};Ada;a@example.com;Karte;${date}`)].join('\n'),
    ).map(({ fields }) => fields.sold_at)
  expect(sold('11/29/24 22:28', '3/4/27 9:05 PM')).toEqual([
    '2024-11-29T21:28:00.000Z',
    '2027-03-04T20:05:00.000Z',
  ])
  expect(sold('29/11/2024', '3/4/2027')).toEqual(['2024-11-28T23:00:00.000Z', '2027-04-02T22:00:00.000Z'])
  expect(sold('3/4/2027')).toEqual(['3/4/2027'])
  expect(sold('13/4/2027', '4/13/2027')).toEqual(['13/4/2027', '4/13/2027'])
})

it('says of each row what is unclear: a date, a status, a number that a spreadsheet shortened', () => {
  const rows = readRows(
    'Nr;Mail;Karte;Datum;Status\n1;a@example.com;Karte;3/4/2026;\n2;a@example.com;Karte;;Vielleicht\n1,68937E+22;a@example.com;Karte;;\n4;;Karte;;Bezahlt\n5;a@example.com;;;storniert',
    scene,
    {
      format: 'csv',
      mapping: { external_id: 'Nr', email: 'Mail', ticket: 'Karte', sold_at: 'Datum', status: 'Status' },
    },
  )
  const refused = planOrders(rows, { ...scene, has_check_in_list: true }).flatMap((order) => order.refused)
  expect(refused.map(({ row, code, about, message }) => [row, code, about, message])).toEqual([
    [2, 'row.date_unclear', '3/4/2026', expect.stringContaining('begins with the day or the month')],
    [3, 'row.status_unknown', 'Vielleicht', expect.stringContaining('Write paid, free, canceled')],
    [4, 'row.number_shortened', '1,68937E+22', expect.stringContaining('Export the file again')],
    [5, 'row.invalid', 'email', 'email: Enter a valid email address.'],
    [6, 'row.invalid', 'ticket', 'ticket: Fill in this field.'],
  ])
})

it('reads a status in the language of the list, and leaves out what was refunded or never paid', () => {
  const statuses = ['Bezahlt', 'Eingecheckt', 'Confirmado', 'Remboursé', 'Ausstehend', '已取消']
  const text = `Nr;Status;Preis\n${statuses.map((status, index) => `${index};${status};"12,50 €"`).join('\n')}`
  const rows = readRows(text, scene, {
    format: 'csv',
    mapping: { external_id: 'Nr', status: 'Status', amount_paid: 'Preis' },
  })
  expect(rows.map(({ fields }) => fields.status)).toEqual([
    undefined,
    undefined,
    undefined,
    'refunded',
    'unpaid',
    'canceled',
  ])
  expect(rows[0]?.fields.amount_paid).toBe(1250)
})

it('takes no negative amount for a positive one', () => {
  const amounts = readRows('Nr,Paid\n1,(12.00)\n2,-12.00\n3,"1.250,50 €"\n4,CHF 1\u2019250.50\n', scene, {
    format: 'csv',
    mapping: { external_id: 'Nr', amount_paid: 'Paid' },
  }).map(({ fields }) => fields.amount_paid)
  expect(amounts).toEqual(['(12.00)', '-12.00', 125_050, 125_050])
})
