import { promisify } from 'node:util'
import { crc32, deflate } from 'node:zlib'
import { type SeededRandom, seededRandom } from '@foyer/core/testing/seeded-random'

type Colour = readonly [red: number, green: number, blue: number]

/** What a cover shows: a sky down to the horizon, hills in front of it, and glowing lanterns mirrored in water. */
export interface CoverScene {
  seed: number
  sky: Colour
  horizon: Colour
  glow: Colour
  lanterns: number
}

/** The recommended size of a cover (specification §5). */
const width = 2160
const height = 1080
const waterline = 760
/** Colors come in steps too small to see, which halves the file. */
const step = 4
/** How far a lantern shines, as a multiple of its radius. */
const shine = 3.5

/** Draws a cover image as a PNG. */
export function drawCover(scene: CoverScene): Promise<Uint8Array> {
  const random = seededRandom(scene.seed)
  const light = new Float32Array(width * height * 3)
  paintSky(light, scene)
  paintHills(light, scene, random)
  for (let lantern = 0; lantern < scene.lanterns; lantern += 1) paintLantern(light, scene, random)
  return encodePng(light)
}

function paintSky(light: Float32Array, { sky, horizon }: CoverScene): void {
  for (let y = 0; y < height; y += 1) {
    // Below the waterline the sky is upside down and darker.
    const depth = y < waterline ? y / waterline : 1 - (y - waterline) / (height - waterline)
    const dim = y < waterline ? 1 : 0.55
    const colour = sky.map((from, channel) => dim * (from + ((horizon[channel] ?? 0) - from) * depth ** 2))
    const start = y * width * 3
    light.set(colour, start)
    // Doubling the filled part fills the row with a dozen copies.
    for (let filled = 3; filled < width * 3; filled *= 2) {
      light.copyWithin(start + filled, start, start + Math.min(filled, width * 3 - filled))
    }
  }
}

function paintHills(light: Float32Array, { sky }: CoverScene, random: SeededRandom): void {
  for (const [crest, shade] of [
    [130, 0.75],
    [60, 0.45],
  ] as const) {
    const phase = random.fraction() * 6
    const colour = sky.map((channel) => channel * shade)
    for (let x = 0; x < width; x += 1) {
      const rise = crest * (0.6 + 0.3 * Math.sin(x / 260 + phase) + 0.1 * Math.sin(x / 90 + 2 * phase))
      for (let y = Math.floor(waterline - rise); y < waterline; y += 1) {
        light.set(colour, (y * width + x) * 3)
      }
    }
  }
}

function paintLantern(light: Float32Array, { glow }: CoverScene, random: SeededRandom): void {
  const nearness = random.fraction()
  const [x, y] = [random.fraction() * width, waterline - 60 - random.fraction() * (waterline - 140)]
  const radius = 10 + 26 * nearness ** 2
  addGlow(light, { x, y, radius, strength: 0.5 + 0.5 * nearness, glow })
  const mirrored = waterline + (waterline - y) * 0.4
  addGlow(light, { x, y: mirrored, radius: radius * 0.8, strength: 0.16 + 0.16 * nearness, glow })
}

interface Glow {
  x: number
  y: number
  radius: number
  strength: number
  glow: Colour
}

function addGlow(light: Float32Array, { x, y, radius, strength, glow }: Glow): void {
  const reach = Math.ceil(radius * shine)
  for (let row = Math.max(0, Math.floor(y - reach)); row < Math.min(height, y + reach); row += 1) {
    for (let column = Math.max(0, Math.floor(x - reach)); column < Math.min(width, x + reach); column += 1) {
      const distance = Math.hypot(column - x, row - y) / radius
      if (distance > shine) continue
      const fall = distance < 1 ? 1 : Math.exp(-1.4 * (distance - 1)) * (1 - distance / shine)
      const at = (row * width + column) * 3
      for (let channel = 0; channel < 3; channel += 1) {
        light[at + channel] = (light[at + channel] ?? 0) + (glow[channel] ?? 0) * fall * strength
      }
    }
  }
}

async function encodePng(light: Float32Array): Promise<Uint8Array> {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // 8 bits each for red, green and blue.
  header.set([8, 2, 0, 0, 0], 8)
  const pixels = await promisify(deflate)(filteredRows(light), { level: 7 })
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** Encodes each row as its difference from the row above (PNG's filter 2), which compresses gradients well. */
function filteredRows(light: Float32Array): Buffer {
  const stride = width * 3
  const rows = Buffer.alloc((stride + 1) * height)
  const above = new Uint8Array(stride)
  for (let y = 0; y < height; y += 1) {
    const start = y * (stride + 1)
    rows[start] = 2
    for (let byte = 0; byte < stride; byte += 1) {
      const value = Math.min(255, step * Math.round((light[y * stride + byte] ?? 0) / step))
      rows[start + 1 + byte] = value - (above[byte] ?? 0)
      above[byte] = value
    }
  }
  return rows
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'ascii'), content])
  const framed = Buffer.alloc(body.length + 8)
  framed.writeUInt32BE(content.length, 0)
  framed.set(body, 4)
  framed.writeUInt32BE(crc32(body), body.length + 4)
  return framed
}
