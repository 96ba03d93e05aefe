import { currencyExponent } from '@foyer/contracts/currency-exponent'
import { decimalAmount, type ExportCell, type ExportColumn, wallTime } from './export-rows.ts'

/** By number, the styles that `xl/styles.xml` lists in this order; `money` by the currency's digits after the point. */
export const xlsxStyles = { bold: 1, moment: 2, money: { 0: 3, 2: 4, 3: 5 } as Record<number, number> }

const formats = ['yyyy-mm-dd hh:mm', '0', '0.00', '0.000']
/** Numbers below belong to formats that every program knows. */
const firstFormat = 164
const font = '<sz val="11"/><name val="Calibri"/>'

export const stylesXml = `<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${[
  list(
    'numFmts',
    formats.map((code, index) => `<numFmt numFmtId="${firstFormat + index}" formatCode="${code}"/>`),
  ),
  list('fonts', [`<font>${font}</font>`, `<font><b/>${font}</font>`]),
  // Every program expects these two, in this order.
  list(
    'fills',
    ['none', 'gray125'].map((pattern) => `<fill><patternFill patternType="${pattern}"/></fill>`),
  ),
  list('borders', ['<border/>']),
  list('cellStyleXfs', ['<xf/>']),
  list('cellXfs', [
    '<xf/>',
    '<xf fontId="1" applyFont="1"/>',
    ...formats.map((_code, index) => `<xf numFmtId="${firstFormat + index}" applyNumberFormat="1"/>`),
  ]),
  list('cellStyles', ['<cellStyle name="Normal" xfId="0" builtinId="0"/>']),
].join('')}</styleSheet>`

function list(name: string, items: readonly string[]): string {
  return `<${name} count="${items.length}">${items.join('')}</${name}>`
}

/** XML knows no other control characters, and a cell no longer text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must go
const unwritable = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g
const longestText = 32_767
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** A workbook's dates count days from the end of 1899. */
const daysBefore1970 = 25_569

/** A line of a sheet as its XML says it; `number` counts from 1. */
export function xlsxRow(
  columns: readonly ExportColumn[],
  row: readonly ExportCell[],
  { number, timezone }: { number: number; timezone: string },
): string {
  const cells = columns.map((column, index) => {
    const place = `r="${columnName(index)}${number}"`
    return `<c ${place}${cellXml(column, row[index] ?? null, timezone)}`
  })
  return `<row r="${number}">${cells.join('')}</row>`
}

/** The headings, in bold. */
export function xlsxHeading(columns: readonly ExportColumn[]): string {
  const cells = columns.map(
    ({ title }, index) => `<c r="${columnName(index)}1" s="${xlsxStyles.bold}"${textXml(title)}`,
  )
  return `<row r="1">${cells.join('')}</row>`
}

function cellXml(column: ExportColumn, cell: ExportCell, timezone: string): string {
  if (cell === null || cell === '') return '/>'
  if (typeof cell === 'number') return numberXml(column, cell)
  if (column.type !== 'moment') return textXml(cell)
  // A workbook's dates have no zone: the event's wall time is written as if it were UTC.
  const wall = Date.parse(`${wallTime(cell, timezone).replace(' ', 'T')}Z`)
  return ` s="${xlsxStyles.moment}"><v>${wall / 86_400_000 + daysBefore1970}</v></c>`
}

function numberXml(column: ExportColumn, value: number): string {
  if (column.type !== 'money') return `><v>${value}</v></c>`
  const style = xlsxStyles.money[currencyExponent(column.currency)]
  return ` s="${style}"><v>${decimalAmount(value, column.currency)}</v></c>`
}

function textXml(text: string): string {
  const written = text.replace(unwritable, '').slice(0, longestText).toWellFormed()
  const escaped = written.replace(/[&<>]/g, (sign) => entities[sign] ?? sign)
  return ` t="inlineStr"><is><t xml:space="preserve">${escaped}</t></is></c>`
}

/** 0 → A, 25 → Z, 26 → AA. */
export function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26))
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter
}

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

/** Where a workbook keeps a sheet, from 0. */
export const sheetPath = (index: number) => `xl/worksheets/sheet${index + 1}.xml`

/** What a workbook with sheets of these names holds besides them, by path (ECMA-376). */
export const xlsxParts = (names: readonly string[]): [path: string, xml: string][] => [
  [
    '[Content_Types].xml',
    declared(
      `<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${sheetMedia}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${sheetMedia}.styles+xml"/>${names
        .map(
          (_, index) =>
            `<Override PartName="/${sheetPath(index)}" ContentType="${sheetMedia}.worksheet+xml"/>`,
        )
        .join('')}</Types>`,
    ),
  ],
  ['_rels/.rels', relationsXml(['officeDocument', 'xl/workbook.xml'])],
  [
    'xl/workbook.xml',
    declared(
      `<workbook xmlns="${main}" xmlns:r="${relations}"><bookViews><workbookView/></bookViews><sheets>${names
        .map((name, index) => `<sheet name="${name}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`)
        .join('')}</sheets></workbook>`,
    ),
  ],
  [
    'xl/_rels/workbook.xml.rels',
    relationsXml(
      ...names.map((_, index): [string, string] => ['worksheet', `worksheets/sheet${index + 1}.xml`]),
      ['styles', 'styles.xml'],
    ),
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
