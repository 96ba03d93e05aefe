import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import wasmAddress from 'zxing-wasm/reader/zxing_reader.wasm?url'
import { createFrameCanvas, type FrameDecoder } from './frame-canvas.ts'

/** Enough pixels to read a code across a table. More would slow a phone down. */
const longestSide = 800

/** ZXing in WebAssembly, served from Foyer's own site. It also reads codes that stand still (docs/decisions/0056). */
export function createZxingDecoder(): FrameDecoder {
  prepareZXingModule({ overrides: { locateFile: () => wasmAddress } })
  const draw = createFrameCanvas()
  return async (video) => {
    const frame = draw(video, longestSide)
    if (!frame) return null
    const { width, height } = frame.canvas
    const pixels = frame.context.getImageData(0, 0, width, height)
    const [code] = await readBarcodes(pixels, { formats: ['QRCode'], maxNumberOfSymbols: 1 })
    return code?.text ?? null
  }
}
