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
