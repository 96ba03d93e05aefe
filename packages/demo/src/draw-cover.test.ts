import { inspectImage } from '@foyer/core/image/inspect-image'
import { describe, expect, it } from 'vitest'
import { drawCover } from './draw-cover.ts'

describe('a drawn cover', () => {
  it('is a PNG of the recommended size that the upload accepts', async () => {
    const png = await drawCover({
      seed: 1,
      sky: [0, 0, 60],
      horizon: [200, 90, 140],
      glow: [255, 180, 90],
      lanterns: 3,
    })
    expect(await inspectImage(png, 'EVENT_COVER')).toMatchObject({
      media_type: 'image/png',
      width: 2160,
      height: 1080,
    })
    expect(png.byteLength).toBeLessThan(5 * 1024 * 1024)
  })
})
