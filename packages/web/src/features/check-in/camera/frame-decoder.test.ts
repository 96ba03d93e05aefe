import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { encode } from 'uqr'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { FrameDecoder } from './frame-canvas.ts'
import { createFrameDecoder } from './frame-decoder.ts'
import { createHtml5Decoder } from './html5-decoder.ts'
import { createZxingDecoder } from './zxing-decoder.ts'

/** A still image, in RGBA pixels, of a code in the middle of a gray picture, as a camera sees a phone. */
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

/** Object URLs that the page has created and not revoked. */
const addresses = new Set<string>()

/** Stubs a video that shows this code, and the canvas calls that draw it, or a file of its frame, at any size. */
function show(text: string | null): HTMLVideoElement {
  const createElement = () => {
    const canvas = {
      ...{ width: 0, height: 0, style: {} },
      toBlob: (made: (blob: Blob) => void) => {
        shown = { width: canvas.width, height: canvas.height }
        made(new Blob(['a frame']))
      },
      getContext: () => ({
        canvas,
        drawImage: () => {},
        getImageData: () => ({
          width: canvas.width,
          height: canvas.height,
          data: text
            ? photograph(text, canvas.width, canvas.height)
            : new Uint8ClampedArray(canvas.width * canvas.height * 4).fill(128),
        }),
      }),
    }
    return canvas
  }
  let shown = { width: 0, height: 0 }
  class FileImage {
    onload = () => {}
    get width() {
      return shown.width
    }
    get height() {
      return shown.height
    }
    set src(address: string) {
      if (addresses.has(address)) queueMicrotask(() => this.onload())
    }
  }
  const place = { id: 'place', clientWidth: 0, clientHeight: 0, innerHTML: '', appendChild: () => {} }
  vi.stubGlobal('Image', FileImage)
  vi.stubGlobal('document', { createElement, getElementById: () => place })
  return { videoWidth: 1280, videoHeight: 720 } as HTMLVideoElement
}

const wasm = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'))

beforeEach(() => {
  const headers = { 'content-type': 'application/wasm' }
  vi.stubGlobal('fetch', async () => new Response(new Uint8Array(wasm), { headers }))
  addresses.clear()
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    const address = `blob:${crypto.randomUUID()}`
    addresses.add(address)
    return address
  })
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((address) => {
    addresses.delete(address)
  })
})

/** What the decoder reads from each of this many frames of the same picture. */
async function readFrames(decode: FrameDecoder, video: HTMLVideoElement, count: number) {
  const seen: (string | null)[] = []
  for (let frame = 0; frame < count; frame++) seen.push(await decode(video).catch(() => null))
  return seen
}

/** Stubs the browser's own detector with these formats and this result. */
function stubDetector(formats: string[], seen: string | Error | null) {
  class Detector {
    static getSupportedFormats = async () => formats
    readonly options: { formats: string[] }
    constructor(options: { formats: string[] }) {
      this.options = options
    }
    detect = async () => {
      if (seen instanceof Error) throw seen
      return seen && this.options.formats.includes('qr_code') ? [{ rawValue: seen }] : []
    }
  }
  vi.stubGlobal('BarcodeDetector', Detector)
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('the decoder of camera frames', () => {
  it('uses the browser’s own detector if it reads QR codes', async () => {
    stubDetector(['code_128', 'qr_code'], 'from the browser')
    const video = show('from html5-qrcode')
    expect(await (await createFrameDecoder())(video)).toBe('from the browser')
  })

  it('gives ZXing every fourth frame when the browser’s own detector finds nothing or fails', async () => {
    const video = show('A-7K2MPQ9')
    stubDetector(['qr_code'], null)
    expect(await readFrames(await createFrameDecoder(), video, 4)).toEqual([null, null, null, 'A-7K2MPQ9'])
    stubDetector(['qr_code'], new Error('The service does not answer.'))
    expect(await readFrames(await createFrameDecoder(), video, 4)).toContain('A-7K2MPQ9')
  })

  // html5-qrcode never reads the first eight codes, at any of the sizes.
  it.each([...['2yyt', '3hqg', '3z8y', '59w8', '63xa', '64yf', '8htg', '8v7c'], ...['5asn', '7c4b']])(
    'reads a code that stands perfectly still within two frames: of %s, six times',
    async (part) => {
      const ticket = `tk_${part.repeat(6)}`
      expect(await readFrames(await createFrameDecoder(), show(ticket), 2)).toContain(ticket)
    },
  )

  it('falls back to html5-qrcode when WebAssembly cannot be loaded', async () => {
    vi.resetModules()
    vi.stubGlobal('fetch', async () => new Response('', { status: 404 }))
    const { createFrameDecoder } = await import('./frame-decoder.ts')
    expect(await readFrames(await createFrameDecoder(), show('A-7K2MPQ9'), 2)).toEqual(['A-7K2MPQ9', null])
  })

  it('uses html5-qrcode when the browser’s detector is missing or reads no QR codes', async () => {
    const video = show('A-7K2MPQ9')
    expect(await (await createFrameDecoder())(video)).toBe('A-7K2MPQ9')
    stubDetector(['code_128'], 'from the browser')
    expect(await (await createFrameDecoder())(video)).toBe('A-7K2MPQ9')
  })
})

describe('html5-qrcode', () => {
  it('reads a ticket’s code from a frame, and nothing from a frame without one', async () => {
    const ticket = 'tk_9m2kf7w4qx8zr3vb6hcn5jd1pa'
    const video = show(ticket)
    expect(await createHtml5Decoder()(video)).toBe(ticket)
    const nothing = show(null)
    expect(await createHtml5Decoder()(nothing)).toBeNull()
  })

  // html5-qrcode read neither code while every frame was drawn at the same size.
  it.each(['tk_5asn5asn5asn5asn5asn5asn', 'tk_7c4b7c4b7c4b7c4b7c4b7c4b'])(
    'reads a code that stands perfectly still within three frames: %s',
    async (ticket) => {
      const video = show(ticket)
      const decode = createHtml5Decoder()
      expect([await decode(video), await decode(video), await decode(video)]).toContain(ticket)
    },
  )

  it('revokes every object URL that it causes', async () => {
    const [code, nothing] = [show('A-7K2MPQ9'), show(null)]
    const decode = createHtml5Decoder()
    await readFrames(decode, code, 3)
    await readFrames(decode, nothing, 3)
    expect(URL.createObjectURL).toHaveBeenCalledTimes(12)
    expect(addresses).toEqual(new Set())
  })

  it('reads nothing before the camera shows a frame, and neither does ZXing', async () => {
    const video = { ...show('early'), videoWidth: 0, videoHeight: 0 }
    expect(await createHtml5Decoder()(video)).toBeNull()
    expect(await createZxingDecoder()(video)).toBeNull()
  })
})
