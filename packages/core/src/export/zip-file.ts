import { constants, crc32, deflateRawSync } from 'node:zlib'
import { type ZipEntry, zipDescriptor, zipDirectory, zipHeader } from './zip-records.ts'

/** What an archive must know to go on behind its bytes: its files so far, and how many bytes there are. */
export interface ZipState {
  entries: ZipEntry[]
  bytes: number
}

/**
 * A ZIP archive that is made piece by piece and taken away in parts. Each piece ends on a whole byte and is compressed without looking back, so the
 * next one can be made by another process. `rest`: bytes of the state that were not taken.
 */
export function zipFile(
  { entries: known, bytes: before }: ZipState = { entries: [], bytes: 0 },
  rest = noBytes,
) {
  const entries = known.map((entry) => ({ ...entry }))
  let [parts, waiting, bytes]: [Uint8Array[], number, number] = [[rest], rest.length, before]
  const put = (part: Uint8Array) => {
    parts.push(part)
    waiting += part.length
    bytes += part.length
  }
  const deflate = (contents: string | Uint8Array, options: { isLast: boolean; level?: number }) => {
    const entry = entries.at(-1)
    if (!entry) throw new Error('No file is open.')
    const plain = Buffer.from(contents)
    const finishFlush = options.isLast ? constants.Z_FINISH : constants.Z_FULL_FLUSH
    const packed = deflateRawSync(plain, {
      finishFlush,
      level: options.level ?? constants.Z_DEFAULT_COMPRESSION,
    })
    entry.crc = crc32(plain, entry.crc)
    entry.plain_bytes += plain.length
    entry.packed_bytes += packed.length
    put(packed)
  }
  return {
    /** Begins a file of the archive. */
    open(path: string): void {
      entries.push({ path, at: bytes, crc: 0, plain_bytes: 0, packed_bytes: 0 })
      put(zipHeader(path))
    },
    add: (contents: string) => deflate(contents, { isLast: false }),
    /** Ends the open file. `isPacked`: its contents are compressed already. */
    close(contents: string | Uint8Array = '', { isPacked = false } = {}): void {
      deflate(contents, { isLast: true, ...(isPacked && { level: constants.Z_NO_COMPRESSION }) })
      const entry = entries.at(-1)
      if (entry) put(zipDescriptor(entry))
    },
    end: () => put(zipDirectory(entries, bytes)),
    /** How many bytes have not been taken. */
    waiting: () => waiting,
    take(): Buffer {
      const taken = Buffer.concat(parts)
      parts = []
      waiting = 0
      return taken
    },
    state: (): ZipState => ({ entries: entries.map((entry) => ({ ...entry })), bytes }),
  }
}
export type ZipFile = ReturnType<typeof zipFile>

const noBytes: Uint8Array = new Uint8Array()
