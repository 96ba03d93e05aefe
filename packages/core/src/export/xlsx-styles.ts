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
