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
  const entry = zipEntries(archive).find(({ path }) => path === name)
  if (!entry) throw new Error(`The workbook has no ${name}.`)
  return inflateAt(Buffer.from(archive), entry.at)
}

/** What the central directory of an archive says of its files. */
export function zipEntries(archive: Uint8Array): { path: string; crc: number; size: number; at: number }[] {
  const bytes = Buffer.from(archive)
  const entries = []
  let at = bytes.readUInt32LE(bytes.lastIndexOf('PK\x05\x06') + 16)
  while (bytes.readUInt32LE(at) === 0x02014b50) {
    const [nameLength = 0, extra = 0, comment = 0] = [28, 30, 32].map((offset) =>
      bytes.readUInt16LE(at + offset),
    )
    const path = bytes.toString('utf8', at + 46, at + 46 + nameLength)
    entries.push({ path, crc: bytes.readUInt32LE(at + 16), size: bytes.readUInt32LE(at + 24), at })
    at += 46 + nameLength + extra + comment
  }
  return entries
}

function inflateAt(bytes: Buffer, directory: number): string {
  const [method, size] = [bytes.readUInt16LE(directory + 10), bytes.readUInt32LE(directory + 20)]
  const local = bytes.readUInt32LE(directory + 42)
  const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
  const content = bytes.subarray(start, start + size)
  return (method === 0 ? content : inflateRawSync(content)).toString('utf8')
}
