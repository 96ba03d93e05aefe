/** A file of an archive: where its header is, its checksum, and its size before and after compression, in bytes. */
export interface ZipEntry {
  path: string
  at: number
  crc: number
  plain_bytes: number
  packed_bytes: number
}

/** Sizes after the contents, names in UTF-8, deflated, at the beginning of 1980. */
const kind = [0x0808, 8, 0, 0x21]
/** The version that a reader must know: 2.0, or 4.5 for what lies behind four gigabytes. */
const [usual, large] = [20, 45]
/** Fields of four and of two bytes with these say that the real value stands elsewhere. */
const [elsewhere, countElsewhere] = [0xffffffff, 0xffff]

/** What comes before a file's deflated contents (APPNOTE 4.3.7). */
export function zipHeader(path: string): Buffer {
  const name = Buffer.from(path)
  const start = [signature(0x04034b50), shorts(usual, ...kind), longs(0, 0, 0)]
  return Buffer.concat([...start, shorts(name.length, 0), name])
}

/** What comes after them (4.3.9). */
export function zipDescriptor({ crc, plain_bytes, packed_bytes }: ZipEntry): Buffer {
  return Buffer.concat([signature(0x08074b50), longs(crc, packed_bytes, plain_bytes)])
}

/** The end of an archive with these files; `at` says where it begins (4.3.12, 4.3.14 to 4.3.16). */
export function zipDirectory(entries: readonly ZipEntry[], at: number): Buffer {
  const directory = Buffer.concat(entries.map(directoryLine))
  const isLarge = at + directory.length >= elsewhere || entries.length >= countElsewhere
  const far = isLarge ? farEnd(entries.length, directory.length, at) : Buffer.alloc(0)
  const count = Math.min(entries.length, countElsewhere)
  const place = isLarge ? [elsewhere, elsewhere] : [directory.length, at]
  const end = [signature(0x06054b50), shorts(0, 0, count, count), longs(...place), shorts(0)]
  return Buffer.concat([directory, far, ...end])
}

function directoryLine({ path, at, crc, plain_bytes, packed_bytes }: ZipEntry): Buffer {
  const name = Buffer.from(path)
  const isFar = at >= elsewhere
  const extra = isFar ? Buffer.concat([shorts(1, 8), huge(at)]) : Buffer.alloc(0)
  return Buffer.concat([
    signature(0x02014b50),
    shorts(usual, isFar ? large : usual, ...kind),
    longs(crc, packed_bytes, plain_bytes),
    shorts(name.length, extra.length, 0, 0, 0),
    longs(0, isFar ? elsewhere : at),
    name,
    extra,
  ])
}

/** The end with large numbers, and where it is. */
function farEnd(count: number, length: number, at: number): Buffer {
  return Buffer.concat([
    signature(0x06064b50),
    ...[huge(44), shorts(large, large), longs(0, 0), huge(count), huge(count), huge(length), huge(at)],
    ...[signature(0x07064b50), longs(0), huge(at + length), longs(1)],
  ])
}

const signature = (value: number) => longs(value)

function shorts(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2)
  for (const [index, value] of values.entries()) bytes.writeUInt16LE(value, index * 2)
  return bytes
}

function longs(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4)
  for (const [index, value] of values.entries()) bytes.writeUInt32LE(value, index * 4)
  return bytes
}

function huge(value: number): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64LE(BigInt(value))
  return bytes
}
