import { readFileSync } from 'node:fs'
import path from 'node:path'
import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { drawIcon } from './app-icons.ts'

const publicFile = (name: string) => readFileSync(path.join(import.meta.dirname, '../public', name), 'utf8')

/** Red, green, blue, alpha at a place of the mark's 32 × 32 grid. */
function colorAt(png: Uint8Array, size: number, x: number, y: number): number[] {
  const bytes = Buffer.from(png)
  const data = bytes.indexOf('IDAT') + 4
  const rows = inflateSync(bytes.subarray(data, data + bytes.readUInt32BE(data - 8)))
  const scale = size / 32
  const start = Math.floor(y * scale) * (1 + size * 4) + 1 + Math.floor(x * scale) * 4
  return [...rows.subarray(start, start + 4)]
}

test('the icons show the house’s mark as its SVG does, with round corners or as a whole square', () => {
  const [violet, white] = [
    [0x7c, 0x3f, 0xd6, 255],
    [255, 255, 255, 255],
  ]
  expect(publicFile('favicon.svg')).toContain('d="M9 25V11a7 7 0 0 1 14 0v14h-5v-8a2 2 0 0 0-4 0v8z"')
  for (const size of [180, 192, 512]) {
    const rounded = drawIcon(size, { isRounded: true })
    const whole = drawIcon(size, { isRounded: false })
    expect(colorAt(rounded, size, 0.5, 0.5)[3]).toBe(0)
    expect(colorAt(whole, size, 0.5, 0.5)).toEqual(violet)
    for (const icon of [rounded, whole]) {
      expect(colorAt(icon, size, 11, 20)).toEqual(white)
      expect(colorAt(icon, size, 16, 6)).toEqual(white)
      expect(colorAt(icon, size, 16, 20)).toEqual(violet)
      expect(colorAt(icon, size, 4, 28)).toEqual(violet)
    }
  }
})

test.each(['manifest', 'manage'])('%s.webmanifest names icons that the build makes', (name) => {
  const manifest = JSON.parse(publicFile(`${name}.webmanifest`))
  const built = readFileSync(path.join(import.meta.dirname, 'app-icons.ts'), 'utf8')
  for (const { src } of manifest.icons) expect(built).toContain(`'${src.slice(1)}'`)
  expect(manifest.icons.map((icon: { purpose?: string }) => icon.purpose ?? 'any')).toContain('maskable')
})

test('a ticket opens the page that was installed, and the desk its list of events', () => {
  // A ticket on a home screen must open that ticket, so the page itself is where it starts.
  expect(JSON.parse(publicFile('manifest.webmanifest'))).not.toHaveProperty('start_url')
  expect(JSON.parse(publicFile('manage.webmanifest'))).toMatchObject({
    start_url: '/manage/events',
    scope: '/',
  })
})
