import { randomBytes } from 'node:crypto'
import { strFromU8, unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { zipFile } from './zip-file.ts'
import { zipDirectory } from './zip-records.ts'

it('an archive that processes make in turn is read by a reader of ZIP files', () => {
  const picture = randomBytes(5000)
  const first = zipFile()
  first.open('words.txt')
  first.add('One, ')
  const parts = [first.take()]
  const second = zipFile(first.state())
  second.add('two, ')
  const third = zipFile(JSON.parse(JSON.stringify(second.state())), second.take())
  third.close('three.')
  third.open('images/größe.jpg')
  third.close(picture, { isPacked: true })
  third.end()
  parts.push(third.take())
  const files = unzipSync(Buffer.concat(parts))
  expect(strFromU8(files['words.txt'] as Uint8Array)).toBe('One, two, three.')
  expect(Buffer.from(files['images/größe.jpg'] as Uint8Array).equals(picture)).toBe(true)
})

it('an archive of more than four gigabytes, or of more than 65,534 files, says where its files are', () => {
  const entry = { crc: 1, plain_bytes: 10, packed_bytes: 10 }
  const far = zipDirectory([{ ...entry, path: 'far.txt', at: 5e9 }], 6e9)
  const [line, end, locator] = ['PK\x01\x02', 'PK\x06\x06', 'PK\x06\x07'].map((name) => far.indexOf(name))
  expect(far.readUInt32LE((line ?? 0) + 42)).toBe(0xffffffff)
  expect(far.readBigUInt64LE((line ?? 0) + 46 + 'far.txt'.length + 4)).toBe(5_000_000_000n)
  expect(far.readBigUInt64LE((end ?? 0) + 48)).toBe(6_000_000_000n)
  expect(far.readBigUInt64LE((locator ?? 0) + 8)).toBe(BigInt(6e9 + (end ?? 0)))
  const many = zipDirectory(
    Array.from({ length: 70_000 }, (_, index) => ({ ...entry, path: `${index}`, at: index * 100 })),
    7_000_000,
  )
  expect(many.readBigUInt64LE(many.indexOf('PK\x06\x06') + 32)).toBe(70_000n)
})
