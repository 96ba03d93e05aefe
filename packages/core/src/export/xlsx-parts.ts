import type { ExportColumn } from './export-rows.ts'
import { xlsxHeading } from './xlsx-cells.ts'
import { stylesXml } from './xlsx-styles.ts'

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaged = 'http://schemas.openxmlformats.org/package/2006'
const sheetMedia = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const widths = { text: 24, number: 10, moment: 18, money: 14 }

/** A sheet up to its first row of data: widths, the headings, and that these stay in sight. */
export function sheetStart(columns: readonly ExportColumn[]): string {
  const cols = columns.map(
    ({ type }, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${widths[type]}" customWidth="1"/>`,
  )
  return `${declared(`<worksheet xmlns="${main}">`)}<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${cols.join('')}</cols><sheetData>${xlsxHeading(columns)}`
}

export const sheetEnd = '</sheetData></worksheet>'

/** What a workbook of one sheet holds besides it, by path (ECMA-376). */
export const xlsxParts: readonly [path: string, xml: string][] = [
  [
    '[Content_Types].xml',
    declared(
      `<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${sheetMedia}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${sheetMedia}.styles+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${sheetMedia}.worksheet+xml"/></Types>`,
    ),
  ],
  ['_rels/.rels', relationsXml(['officeDocument', 'xl/workbook.xml'])],
  [
    'xl/workbook.xml',
    declared(
      `<workbook xmlns="${main}" xmlns:r="${relations}"><bookViews><workbookView/></bookViews><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
  ],
  [
    'xl/_rels/workbook.xml.rels',
    relationsXml(['worksheet', 'worksheets/sheet1.xml'], ['styles', 'styles.xml']),
  ],
  ['xl/styles.xml', declared(stylesXml)],
]

function relationsXml(...targets: [kind: string, target: string][]): string {
  const each = targets.map(
    ([kind, target], index) =>
      `<Relationship Id="rId${index + 1}" Type="${relations}/${kind}" Target="${target}"/>`,
  )
  return declared(`<Relationships xmlns="${packaged}/relationships">${each.join('')}</Relationships>`)
}

function declared(xml: string): string {
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${xml}`
}
