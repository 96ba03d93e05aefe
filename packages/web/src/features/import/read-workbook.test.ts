import { crc32, deflateRawSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { NotCsv, readChosen, readColumns } from './read-columns.ts'
import { readWorkbook } from './read-workbook.ts'

/** A ZIP file of these texts, every other one packed. */
function zip(parts: Record<string, string>): Blob {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const [index, [name, text]] of Object.entries(parts).entries()) {
    const method = index % 2 === 0 ? 8 : 0
    const plain = Buffer.from(text)
    const packed = method === 8 ? deflateRawSync(plain) : plain
    const shared = Buffer.alloc(26)
    shared.writeUInt16LE(method, 4)
    for (const [value, place] of [
      [crc32(plain), 10],
      [packed.length, 14],
      [plain.length, 18],
    ] as const)
      shared.writeUInt32LE(value, place)
    shared.writeUInt16LE(name.length, 22)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(at, 10)
    files.push(Buffer.from('PK\u0003\u0004'), shared, Buffer.from(name), packed)
    directory.push(Buffer.from('PK\u0001\u0002\u0014\0'), shared, place, Buffer.from(name))
    at += 30 + name.length + packed.length
  }
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006')
  for (const place of [8, 10]) end.writeUInt16LE(files.length / 4, place)
  end.writeUInt32LE(Buffer.concat(directory).length, 12)
  end.writeUInt32LE(at, 16)
  return new Blob([new Uint8Array(Buffer.concat([...files, ...directory, end]))])
}

const relation = (id: string, kind: string, target: string) =>
  `<Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${kind}" Target="${target}"/>`

/** A workbook of sheets, each with the rows of its XML. */
function workbook(
  sheets: { name: string; rows: string }[],
  { properties = '', ...more }: { properties?: string; styles?: string; sharedStrings?: string } = {},
) {
  const listed = sheets.map(
    ({ name }, index) => `<sheet name="${name}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  )
  const relations = [
    ...sheets.map((_, index) => relation(`rId${index + 1}`, 'worksheet', `worksheets/sheet${index + 1}.xml`)),
    ...Object.keys(more).map((kind) => relation(kind, kind, `${kind}.xml`)),
  ]
  return zip({
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml': `<workbook>${properties}<sheets>${listed.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${relations.join('')}</Relationships>`,
    ...Object.fromEntries(
      sheets.map(({ rows }, index) => [
        `xl/worksheets/sheet${index + 1}.xml`,
        `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
      ]),
    ),
    ...Object.fromEntries(Object.entries(more).map(([kind, xml]) => [`xl/${kind}.xml`, xml])),
  })
}

const inline = (place: string, text: string) => `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`
const row = (number: number, ...texts: string[]) =>
  `<row r="${number}">${texts.map((text, index) => inline(`${'ABCDEF'[index]}${number}`, text)).join('')}</row>`
const asFile = (blob: Blob) => new File([blob], 'guests.xlsx')

describe('an Excel file', () => {
  it('has texts, numbers and dates as people see them', async () => {
    const styles =
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd\\.mm\\.yyyy hh:mm"/><numFmt numFmtId="165" formatCode="#,##0.00 &quot;USD&quot;"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164" applyNumberFormat="1"><alignment/></xf><xf numFmtId="165"/></cellXfs></styleSheet>'
    const shared =
      '<sst><si><t>Gr&amp;&#252;n</t></si><si><r><t xml:space="preserve">Ada </t></r><r><rPr/><t>Lovelace</t></r><rPh sb="0" eb="1"><t>エイダ</t></rPh></si></sst>'
    const rows =
      '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="D1" t="str"><f>1+1</f><v>a_x000D_b</v></c></row>' +
      '<row r="3"><c r="A3" s="1"><v>46403</v></c><c r="B3" s="2"><v>46403.6625</v></c><c r="C3" s="3"><v>12.300000000000001</v></c><c r="D3"><v>1.6893657012360209E+22</v></c><c r="E3" t="b"><v>1</v></c><c r="F3" t="e"><v>#REF!</v></c></row>'
    const [sheet] = await readWorkbook(
      workbook([{ name: 'Guests', rows }], { styles, sharedStrings: shared }),
    )
    expect(sheet?.rows).toEqual([
      ['Gr&ün', 'Ada Lovelace', '', 'a\rb', ''],
      ['', '', '', '', ''],
      ['2027-01-16', '2027-01-16 15:54:00', '12.3', '1.68937e+22', '1'],
    ])
  })

  it('counts days from 1904 where it says so', async () => {
    const styles = '<styleSheet><cellXfs><xf numFmtId="22"/></cellXfs></styleSheet>'
    const rows = '<row r="1"><c r="A1" s="0"><v>44941.5</v></c></row>'
    const blob = workbook([{ name: 'A', rows }], { properties: '<workbookPr date1904="1"/>', styles })
    expect(await readWorkbook(blob)).toEqual([{ name: 'A', rows: [['2027-01-16 12:00:00']] }])
  })

  it('is read from the sheet that a system exports, and not from empty ones', async () => {
    const orders = {
      name: 'Orders',
      rows: `${row(1, 'Order code', 'Email')}${row(2, 'A', 'a@example.com')}${row(3, 'B', 'b')}`,
    }
    const positions = {
      name: 'Order positions',
      rows: `${row(1, 'Order code', 'Position ID', 'Product', 'Email')}${row(2, 'A', '1', 'Seat', 'a@example.com')}`,
    }
    const file = asFile(workbook([{ name: 'Empty', rows: '' }, orders, positions]))
    const table = await readChosen(file)
    expect([table.names, table.sheet]).toEqual([['Orders', 'Order positions'], 1])
    expect(await readColumns(table.sent)).toMatchObject({ format: 'pretix', examples: { Product: 'Seat' } })
    const other = table.sheets[0]?.()
    expect(await readColumns(other?.sent ?? file)).toMatchObject({ headings: ['Order code', 'Email'] })
  })

  it('is read below a title and groups of columns', async () => {
    const rows = `${row(1, 'Summer party')}${row(3, 'Order', '', '', 'Guest')}${row(4, 'Nr', 'Paid', 'Ticket', 'Name', 'Mail')}${row(5, '7', '12.50', 'Seat', 'Ada', 'a@example.com')}`
    const { sent } = await readChosen(asFile(workbook([{ name: 'List', rows }])))
    expect(await readColumns(sent)).toMatchObject({
      headings: ['Nr', 'Paid', 'Ticket', 'Name', 'Mail'],
      examples: { Name: 'Ada' },
    })
    expect(await sent.text()).toMatch(/^Summer party,,,,\r\n,,,,\r\nOrder,,,Guest,\r\n/)
  })

  it('is refused where it is another ZIP file, damaged, or without any text', async () => {
    const wrong = [
      zip({ 'content.xml': '<office/>' }),
      new Blob(['PK\u0003\u0004 and nothing else']),
      workbook([{ name: 'Empty', rows: '<row r="1"><c r="A1"/></row>' }]),
    ]
    for (const blob of wrong) await expect(readChosen(asFile(blob))).rejects.toBeInstanceOf(NotCsv)
  })
})
