/** A file of an archive: where its header is, its checksum, and its size before and after compression, in bytes. */
export interface ZipEntry {
  path: string
  at: number
  crc: number
  plain_bytes: number
  packed_bytes: number
}

/** Version 2.0, sizes after the contents, names in UTF-8, deflated, at the beginning of 1980. */
const kind = [20, 0x0808, 8, 0, 0x21]

/** What comes before a file's deflated contents (APPNOTE 4.3.7). */
export function zipHeader(path: string): Buffer {
  const name = Buffer.from(path)
  return Buffer.concat([signature(0x04034b50), shorts(...kind), longs(0, 0, 0), shorts(name.length, 0), name])
}

/** What comes after them (4.3.9). */
export function zipDescriptor({ crc, plain_bytes, packed_bytes }: ZipEntry): Buffer {
  return Buffer.concat([signature(0x08074b50), longs(crc, packed_bytes, plain_bytes)])
}

/** The end of an archive with these files; `at` says where it begins (4.3.12, 4.3.16). */
export function zipDirectory(entries: readonly ZipEntry[], at: number): Buffer {
  const files = entries.map(({ path, at: header, crc, plain_bytes, packed_bytes }) => {
    const name = Buffer.from(path)
    return Buffer.concat([
      signature(0x02014b50),
      shorts(20, ...kind),
      longs(crc, packed_bytes, plain_bytes),
      shorts(name.length, 0, 0, 0, 0),
      longs(0, header),
      name,
    ])
  })
  const directory = Buffer.concat(files)
  const counts = shorts(0, 0, entries.length, entries.length)
  return Buffer.concat([directory, signature(0x06054b50), counts, longs(directory.length, at), shorts(0)])
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
