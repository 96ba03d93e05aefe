/** By number, the styles that `xl/styles.xml` lists in this order; `money` by the currency's digits after the point. */
export const xlsxStyles = { bold: 1, moment: 2, money: { 0: 3, 2: 4, 3: 5 } as Record<number, number> }

const formats = ['yyyy-mm-dd hh:mm', '0', '0.00', '0.000']
/** Numbers below belong to formats that every program knows. */
const firstFormat = 164

export const stylesXml = `<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><numFmts count="${formats.length}">${formats
  .map((code, index) => `<numFmt numFmtId="${firstFormat + index}" formatCode="${code}"/>`)
  .join(
    '',
  )}</numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="${
  formats.length + 2
}"><xf/><xf fontId="1" applyFont="1"/>${formats
  .map((_code, index) => `<xf numFmtId="${firstFormat + index}" applyNumberFormat="1"/>`)
  .join('')}</cellXfs></styleSheet>`
