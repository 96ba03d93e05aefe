import { StringDecoder } from 'node:string_decoder'
import { crc32 } from 'node:zlib'
import { maxImageBytes } from '@foyer/contracts/image/image'
import { maxImportBytes } from '@foyer/contracts/import/import-row'
import { type Entry, fromRandomAccessReaderPromise, type ZipFile } from 'yauzl'
import { requireReadableLine, UnreadableFile } from '../import/reader/given-row.ts'
import { ObjectChanged, ObjectReader } from './object-reader.ts'

const megabyte = 1024 * 1024
/** How many files an archive may have, with those that are read over. */
export const mostFiles = 200_000
/** How large its files may be together, once they are unpacked. */
const mostBytes = 20 * 1024 * megabyte
/** A line of a file may be this long: an event with all of its promo codes. */
const mostLine = 16 * megabyte

/** The files that an import reads, and how large each may be, unpacked. All other names are read over. */
const known: readonly { name: RegExp; most: number }[] = [
  { name: /^account\.json$/, most: 4 * megabyte },
  { name: /^organizers\.jsonl$/, most: 32 * megabyte },
  { name: /^events\.jsonl$/, most: 1024 * megabyte },
  { name: /^orders\/[^/\\\p{Cc}]{1,100}\.jsonl$/u, most: maxImportBytes },
  { name: /^images\/[^/\\\p{Cc}]{1,200}$/u, most: maxImageBytes },
]
/** Without these, nothing is imported. Of all others a line of the report says what is wrong with them. */
const needed = ['account.json', 'events.jsonl', 'organizers.jsonl']

/** An archive that somebody sent: its files by their names. */
export interface OpenArchive {
  paths: string[]
  has: (path: string) => boolean
  /** All of a file. Errors: `UnreadableFile`. */
  bytes: (path: string) => Promise<Buffer>
  /** A file line by line, with their numbers from 1; empty lines are left out. Errors: `UnreadableFile`. */
  lines: (path: string) => AsyncGenerator<{ row: number; text: string }>
}

interface Sent {
  key: string
  etag: string
  bytes: number
}

/**
 * Opens a ZIP file in S3 that a stranger sent. Its directory is read; of its files nothing before they are asked for, and never more of them than their kind
 * may have, whatever they say of themselves. Error: `UnreadableFile`.
 */
export async function openArchive(sent: Sent): Promise<OpenArchive> {
  const reader = new ObjectReader(sent)
  const at = <Result>(path: string | null, act: () => Promise<Result>) => withProblems(reader, path, act)
  const zip = await at(null, () =>
    // Names stay bytes: the library refuses a whole file for a name that this import would read over.
    fromRandomAccessReaderPromise(reader, sent.bytes, { autoClose: false, decodeStrings: false }),
  )
  const entries = await at(null, () => readDirectory(zip))
  const entryOf = (path: string) => {
    const entry = entries.get(path)
    if (!entry) throw new UnreadableFile('file.lacking', `The archive has no file ${path}.`, path)
    requireReadable(path, entry)
    return entry
  }
  async function* pieces(path: string): AsyncGenerator<Buffer> {
    const entry = entryOf(path)
    let [sum, size] = [0, 0]
    const stream = await at(path, () => zip.openReadStreamPromise(entry))
    const reading = stream[Symbol.asyncIterator]()
    try {
      for (;;) {
        const { done, value } = await at(path, () => reading.next())
        if (done) break
        const piece = value as Buffer
        sum = crc32(piece, sum)
        size += piece.length
        yield piece
      }
    } finally {
      stream.destroy()
    }
    if (sum !== entry.crc32 || size !== entry.uncompressedSize) throw damaged(path)
  }
  return {
    paths: [...entries.keys()],
    has: (path) => entries.has(path),
    async bytes(path) {
      const all: Buffer[] = []
      for await (const piece of pieces(path)) all.push(piece)
      return Buffer.concat(all)
    },
    lines: (path) => linesOf(path, pieces(path)),
  }
}

async function readDirectory(zip: ZipFile): Promise<Map<string, Entry>> {
  const most = `${mostFiles}`
  if (zip.entryCount > mostFiles)
    throw new UnreadableFile('file.too_many_files', `An archive may have ${most} files.`, most)
  const entries = new Map<string, Entry>()
  let bytes = 0
  for await (const entry of zip.eachEntry()) {
    const path = entry.fileNameRaw.toString('utf8')
    if (!limitOf(path)) continue
    if (entries.has(path)) throw new UnreadableFile('file.twice', `The archive has two files ${path}.`, path)
    entries.set(path, entry)
    bytes += entry.uncompressedSize
  }
  if (bytes > mostBytes) {
    const gigabytes = `${mostBytes / 1024 / megabyte} GB`
    throw new UnreadableFile('file.too_large', `The files of an archive may have ${gigabytes}.`, gigabytes)
  }
  if (!entries.has('account.json'))
    throw new UnreadableFile('file.not_archive', 'This ZIP file is not an archive: it has no account.json.')
  for (const path of needed)
    if (!entries.has(path)) throw new UnreadableFile('file.lacking', `The archive has no file ${path}.`, path)
  return entries
}

const limitOf = (path: string) => known.find(({ name }) => name.test(path))?.most

function requireReadable(path: string, entry: Entry): void {
  const most = limitOf(path) ?? 0
  if (entry.isEncrypted())
    throw new UnreadableFile(
      'file.encrypted',
      `${path} is encrypted. Send the archive as Foyer made it.`,
      path,
    )
  if (entry.uncompressedSize > most)
    throw new UnreadableFile(
      'file.too_large',
      `${path} is larger than the ${Math.floor(most / megabyte)} MB that it may have.`,
      path,
    )
  // Deflated data is never much larger than what it stands for.
  if (entry.compressedSize > entry.uncompressedSize + entry.uncompressedSize / 100 + 1024) throw damaged(path)
}

function damaged(path: string): UnreadableFile {
  return new UnreadableFile(
    'file.damaged',
    `${path} is damaged, or not packed as Foyer does. Download the archive again.`,
    path,
  )
}

/** What goes wrong while a ZIP file is read is a fault of the file, unless S3 failed. */
async function withProblems<Result>(
  reader: ObjectReader,
  path: string | null,
  act: () => Promise<Result>,
): Promise<Result> {
  try {
    return await act()
  } catch (error) {
    if (error instanceof UnreadableFile) throw error
    if (reader.failure instanceof ObjectChanged)
      throw new UnreadableFile(
        'file.changed',
        'The file was replaced while it was imported. Import it again.',
      )
    if (reader.failure !== undefined) throw reader.failure
    if (path !== null) throw damaged(path)
    if (error instanceof Error && error.message.includes('encryption'))
      throw new UnreadableFile('file.encrypted', 'The file is encrypted. Send the archive as Foyer made it.')
    throw new UnreadableFile(
      'file.not_zip',
      'The file is not a ZIP file, or its end is missing. Download the archive again.',
    )
  }
}

async function* linesOf(
  path: string,
  pieces: AsyncGenerator<Buffer>,
): AsyncGenerator<{ row: number; text: string }> {
  const decoder = new StringDecoder('utf8')
  let row = 0
  // The pieces of a line that has no end yet, and how long it is.
  let open: string[] = []
  let length = 0
  for await (const piece of pieces) {
    const [first = '', ...others] = decoder.write(piece).split('\n')
    open.push(first)
    length += first.length
    if (length > mostLine) throw new UnreadableFile('file.too_large', `A line of ${path} is too long.`, path)
    const last = others.pop()
    if (last === undefined) continue
    for (const text of [open.join(''), ...others]) {
      row += 1
      requireReadableLine(row)
      if (text.trim() !== '') yield { row, text }
    }
    ;[open, length] = [[last], last.length]
  }
  const text = open.join('') + decoder.end()
  if (text.trim() !== '') yield { row: row + 1, text }
}
