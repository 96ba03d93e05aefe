import readExcelFile from 'read-excel-file/universal'

/** A sheet: its rows as texts, from the first one on. */
export interface Sheet {
  name: string
  rows: string[][]
}

/**
 * The sheets of an Excel file that have any text. Dates are as 2027-01-16 15:54:00, and whole numbers of more than 15 digits as 1.68937e+22, because Excel does
 * not keep the others. Fails for what is no Excel file.
 */
export async function readWorkbook(file: Blob): Promise<Sheet[]> {
  const sheets = await readExcelFile(file, { trim: false })
  return sheets.flatMap(({ sheet, data }) => {
    const rows = data.map((cells) => cells.map(cellText))
    return rows.some((cells) => cells.some((text) => text.trim() !== '')) ? [{ name: sheet, rows }] : []
  })
}

/** The package's own type calls a date the class of dates. */
function cellText(value: unknown): string {
  if (value instanceof Date) return dateText(value)
  if (typeof value === 'boolean') return value ? '1' : '0'
  if (typeof value !== 'number') return typeof value === 'string' ? value : ''
  return Math.abs(value) >= 1e15 ? value.toExponential(5) : `${Number(value.toPrecision(15))}`
}

/** As its clock shows it: a file names no zone. */
function dateText(value: Date): string {
  const rounded = new Date(Math.round(value.getTime() / 1000) * 1000)
  const [day = '', time = ''] = rounded.toISOString().slice(0, 19).split('T')
  return time === '00:00:00' ? day : `${day} ${time}`
}
