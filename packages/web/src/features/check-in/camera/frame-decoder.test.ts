import { encode } from 'uqr'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createFrameDecoder } from './frame-decoder.ts'
import { createHtml5Decoder } from './html5-decoder.ts'

/** A still picture of a code in the middle of a grey one, as a camera sees a phone: pixels of red, green, blue, alpha. */
function photograph(text: string, width: number, height: number) {
  const { data, size } = encode(text, { ecc: 'M', border: 2 })
  const side = Math.round(Math.min(width, height) * 0.8)
  const pixels = new Uint8ClampedArray(width * height * 4).fill(255)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [column, row] = [x - (width - side) / 2, y - (height - side) / 2].map((at) =>
        Math.floor((at * size) / side),
      )
      const module = data[row ?? -1]?.[column ?? -1]
      pixels.fill(
        module === undefined ? 200 : module ? 20 : 235,
        (y * width + x) * 4,
        (y * width + x) * 4 + 3,
      )
    }
  return pixels
}

/** A film that shows that code, and a canvas that draws a film in its own size. */
function show(text: string | null): HTMLVideoElement {
  const canvas = {
    width: 0,
    height: 0,
    getContext: () => ({
      drawImage: () => {},
      getImageData: () => ({
        data: text
          ? photograph(text, canvas.width, canvas.height)
          : new Uint8ClampedArray(canvas.width * canvas.height * 4).fill(128),
      }),
    }),
  }
  vi.stubGlobal('document', { createElement: () => canvas })
  return { videoWidth: 1280, videoHeight: 720 } as HTMLVideoElement
}

/** A browser's own detector that knows those formats and sees that code. */
function stubDetector(formats: string[], seen: string | null) {
  class Detector {
    static getSupportedFormats = async () => formats
    readonly options: { formats: string[] }
    constructor(options: { formats: string[] }) {
      this.options = options
    }
    detect = async () => (seen && this.options.formats.includes('qr_code') ? [{ rawValue: seen }] : [])
  }
  vi.stubGlobal('BarcodeDetector', Detector)
}

afterEach(() => vi.unstubAllGlobals())

describe('what reads codes from the camera', () => {
  it('is the browser’s own detector where it reads QR codes', async () => {
    stubDetector(['code_128', 'qr_code'], 'from the browser')
    const video = show('from html5-qrcode')
    expect(await (await createFrameDecoder())(video)).toBe('from the browser')
  })

  it('is html5-qrcode where the browser has no detector, or one that reads no QR codes', async () => {
    const video = show('A-7K2MPQ9')
    expect(await (await createFrameDecoder())(video)).toBe('A-7K2MPQ9')
    stubDetector(['code_128'], 'from the browser')
    expect(await (await createFrameDecoder())(video)).toBe('A-7K2MPQ9')
  })
})

/** Its decoder is no part of the library's public interface (docs/decisions/0056): a version that moves it fails here. */
describe('the decoder of html5-qrcode', () => {
  it('reads a ticket’s code from a frame, and nothing from a frame without one', async () => {
    const ticket = 'tk_9m2kf7w4qx8zr3vb6hcn5jd1pa'
    const video = show(ticket)
    expect(await createHtml5Decoder()(video)).toBe(ticket)
    const nothing = show(null)
    expect(await createHtml5Decoder()(nothing)).toBeNull()
  })

  // Neither was ever read while each frame was drawn in the same size.
  it.each(['tk_5asn5asn5asn5asn5asn5asn', 'tk_7c4b7c4b7c4b7c4b7c4b7c4b'])(
    'reads a code that stands perfectly still within three frames: %s',
    async (ticket) => {
      const video = show(ticket)
      const decode = createHtml5Decoder()
      expect([await decode(video), await decode(video), await decode(video)]).toContain(ticket)
    },
  )

  it('reads nothing before the camera shows anything', async () => {
    const video = { ...show('early'), videoWidth: 0, videoHeight: 0 }
    expect(await createHtml5Decoder()(video)).toBeNull()
  })
})
