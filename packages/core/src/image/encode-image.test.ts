import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawPhoto } from '../testing/draw-photo.ts'
import { drawPng } from '../testing/draw-png.ts'
import { encodeImage } from './encode-image.ts'

/** Format and size of each, as its own bytes say. */
async function read(bytes: Uint8Array) {
  const { format, width, height, exif, orientation, hasAlpha } = await sharp(bytes).metadata()
  return { format: format === 'heif' ? 'avif' : format, width, height, exif, orientation, hasAlpha }
}

describe('encodeImage', () => {
  it('makes a cover in every width up to its own, as AVIF and WebP, and a JPEG for everybody else', async () => {
    const { images, placeholder } = await encodeImage(
      await drawPhoto({ width: 1200, height: 600 }),
      'EVENT_COVER',
    )
    expect(images.map(({ format, width, height }) => [format, width, height])).toEqual([
      ['jpeg', 1200, 600],
      ['avif', 480, 240],
      ['avif', 960, 480],
      ['avif', 1200, 600],
      ['webp', 480, 240],
      ['webp', 960, 480],
      ['webp', 1200, 600],
    ])
    for (const { format, width, height, bytes } of images)
      expect(await read(bytes)).toMatchObject({ format, width, height })
    expect(placeholder).toMatch(/^data:image\/webp;base64,[\w+/=]{20,400}$/)
  }, 60_000)

  it('makes of the recommended size four widths, the JPEG at most 1440 wide', async () => {
    const { images } = await encodeImage(drawPng(2160, 1080), 'EVENT_COVER')
    expect(images.map(({ width }) => width)).toEqual([1440, 480, 960, 1440, 2160, 480, 960, 1440, 2160])
  }, 60_000)

  it('rotates a picture to the way the camera was held, and leaves out where it was taken', async () => {
    const photo = await drawPhoto({ width: 400, height: 800, orientation: 6 })
    expect((await read(photo)).exif?.toString('latin1')).toContain('Camera')
    const { images } = await encodeImage(photo, 'EVENT_COVER')
    const [fallback] = images
    expect(fallback).toMatchObject({ width: 800, height: 400 })
    for (const { bytes } of images) {
      const { exif, orientation } = await read(bytes)
      expect([exif, orientation]).toEqual([undefined, undefined])
    }
  }, 60_000)

  it('keeps a logo transparent', async () => {
    const create = {
      width: 500,
      height: 250,
      channels: 4,
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    } as const
    const { images } = await encodeImage(await sharp({ create }).png().toBuffer(), 'ORGANIZER_LOGO')
    expect(images.map(({ format, width }) => [format, width])).toEqual([
      ['png', 400],
      ['avif', 100],
      ['avif', 200],
      ['avif', 400],
      ['webp', 100],
      ['webp', 200],
      ['webp', 400],
    ])
    for (const { bytes } of images) expect((await read(bytes)).hasAlpha).toBe(true)
  }, 60_000)

  it('refuses a picture that would decode to too many pixels, and one that is truncated', async () => {
    await expect(encodeImage(drawPng(5000, 5000), 'EVENT_COVER')).rejects.toThrow(/pixel limit/)
    const photo = await drawPhoto({ width: 1200, height: 600 })
    await expect(encodeImage(photo.subarray(0, 400), 'EVENT_COVER')).rejects.toThrow()
  })
})
