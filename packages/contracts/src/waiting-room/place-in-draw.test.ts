import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { placeInDraw } from './place-in-draw.ts'

const passes = Array.from({ length: 20_000 }, (_, number) =>
  createHash('sha256').update(`pass ${number}`).digest('hex'),
)
const drawn = passes.length
const placesUnder = (seed: string) => Promise.all(passes.map((id) => placeInDraw({ seed, drawn }, id)))

describe('the draw of a waiting room', () => {
  it('gives each pass any place with the same chance (Kolmogorov–Smirnov, p above 0.01)', async () => {
    const places = (await placesUnder('a'.repeat(64))).sort((one, other) => one - other)
    const gaps = places.map((place, index) => Math.abs(place / drawn - index / drawn))
    expect(Math.max(...gaps)).toBeLessThan(1.628 / Math.sqrt(drawn))
  })

  it('knows nothing of the order in which people came', async () => {
    const places = await placesUnder('b'.repeat(64))
    const mean = (drawn - 1) / 2
    const covariance = places.reduce((sum, place, index) => sum + (place - mean) * (index - mean), 0)
    const variance = (drawn * (drawn ** 2 - 1)) / 12
    expect(Math.abs(covariance / variance)).toBeLessThan(2.58 / Math.sqrt(drawn))
  })

  it('gives the same place again, and another one under another seed', async () => {
    const [id = ''] = passes
    const place = await placeInDraw({ seed: 'a', drawn: 1_000_000 }, id)
    expect(await placeInDraw({ seed: 'a', drawn: 1_000_000 }, id)).toBe(place)
    expect(await placeInDraw({ seed: 'b', drawn: 1_000_000 }, id)).not.toBe(place)
  })

  it('gives the only pass the first place', async () => {
    expect(await placeInDraw({ seed: 'a', drawn: 1 }, passes[0] ?? '')).toBe(0)
  })
})
