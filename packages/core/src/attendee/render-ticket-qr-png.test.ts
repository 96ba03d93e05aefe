import { inflateSync } from 'node:zlib'
import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { renderTicketQrPng } from './render-ticket-qr-png.ts'

test('renderTicketQrPng works: the PNG holds the modules of the code with its quiet zone', () => {
  const png = Buffer.from(renderTicketQrPng('a_9sV4cX7nQb2LkW8tYp3RmE', 10))
  const { data } = encode('a_9sV4cX7nQb2LkW8tYp3RmE', { ecc: 'M', border: 4 })
  const size = data.length * 10
  expect(png.subarray(1, 4).toString('latin1')).toBe('PNG')
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([size, size])
  const pixels = inflateSync(png.subarray(41, 41 + png.readUInt32BE(33)))
  const stride = 1 + Math.ceil(size / 8)
  const isDark = (x: number, y: number) =>
    ((pixels[y * stride + 1 + (x >> 3)] ?? 0) & (0x80 >> (x & 7))) === 0
  const modules = data.map((row, y) => row.map((_, x) => isDark(x * 10 + 5, y * 10 + 5)))
  expect(modules).toEqual(data)
})
