import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parse } from 'csv-parse/sync'
import Papa from 'papaparse'

/** Readers of CSV files that others wrote; each answers the rows of a file, with the heading first. */
export const csvReaders = {
  /** Ends a row at every line break outside of quotation marks, as spreadsheets do. */
  'csv-parse': (bytes: Uint8Array): string[][] =>
    parse(Buffer.from(bytes), { bom: true, record_delimiter: ['\r\n', '\n', '\r'] }),
  papaparse: (bytes: Uint8Array): string[][] =>
    Papa.parse<string[]>(textOf(bytes), { delimiter: ',', newline: '\r\n', skipEmptyLines: true }).data,
}

/** The cells that a reader sees which takes another sign for the end of a cell, as spreadsheets of some countries do. */
export function readWith(delimiter: string, bytes: Uint8Array): string[][] {
  return Papa.parse<string[]>(textOf(bytes), { delimiter }).data
}

function textOf(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes)
}

/** The path of LibreOffice. Undefined on a machine without it. */
export const libreOffice = [
  '/usr/bin/soffice',
  '/usr/local/bin/soffice',
  process.env.SOFFICE_PATH ?? '',
].find((file) => file !== '' && existsSync(file))

/** A CSV file as LibreOffice understands it: its rows, and how many of its cells are formulas. */
export function readWithLibreOffice(bytes: Uint8Array): { rows: string[][]; formulas: number } {
  const folder = mkdtempSync(path.join(tmpdir(), 'foyer-csv-'))
  try {
    writeFileSync(path.join(folder, 'export.csv'), bytes)
    convert(folder, 'export.csv', 'fods')
    const sheet = readFileSync(path.join(folder, 'export.fods'), 'utf8')
    convert(folder, 'export.fods', 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,true', 'out')
    const rows = csvReaders['csv-parse'](readFileSync(path.join(folder, 'out/export.csv')))
    return { rows, formulas: sheet.split('table:formula=').length - 1 }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function convert(folder: string, file: string, format: string, into = '.'): void {
  const profile = `-env:UserInstallation=file://${folder}/profile`
  const given = ['--infilter=CSV:44,34,76', '--convert-to', format, '--outdir', path.join(folder, into)]
  const input = file.endsWith('.csv') ? given : given.slice(1)
  execFileSync(libreOffice ?? 'soffice', [profile, '--headless', ...input, path.join(folder, file)], {
    stdio: 'ignore',
  })
}
