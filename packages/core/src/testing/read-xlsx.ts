import { inflateRawSync } from 'node:zlib'

const signs: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>' }

/** The first sheet of a workbook, as its XML says it: texts and numbers of cells, row by row. */
export function readSheet(workbook: Uint8Array): string[][] {
  const sheet = readEntry(workbook, 'xl/worksheets/sheet1.xml')
  return [...sheet.matchAll(/<row .*?<\/row>/gs)].map(([row]) =>
    [...row.matchAll(/<c [^>]*?(?:\/>|>(.*?)<\/c>)/gs)].map(([, content = '']) =>
      content.replace(/<[^>]+>/g, '').replace(/&\w+;/g, (sign) => signs[sign] ?? sign),
    ),
  )
}

/** One file of a zip archive, by its central directory. */
export function readEntry(archive: Uint8Array, name: string): string {
  const bytes = Buffer.from(archive)
  let at = bytes.readUInt32LE(bytes.lastIndexOf('PK\x05\x06') + 16)
  while (bytes.readUInt32LE(at) === 0x02014b50) {
    const [nameLength, extra, comment] = [28, 30, 32].map((offset) => bytes.readUInt16LE(at + offset))
    const entry = at + 46
    if (bytes.toString('utf8', entry, entry + (nameLength ?? 0)) === name) return inflateAt(bytes, at)
    at = entry + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0)
  }
  throw new Error(`The workbook has no ${name}.`)
}

function inflateAt(bytes: Buffer, directory: number): string {
  const [method, size] = [bytes.readUInt16LE(directory + 10), bytes.readUInt32LE(directory + 20)]
  const local = bytes.readUInt32LE(directory + 42)
  const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
  const content = bytes.subarray(start, start + size)
  return (method === 0 ? content : inflateRawSync(content)).toString('utf8')
}
