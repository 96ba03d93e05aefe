import type { FrameDecoder } from './frame-canvas.ts'

/**
 * Reads with the browser's own detector where it knows QR codes, else with html5-qrcode. ZXing gets a turn too: it reads
 * codes that stand perfectly still, and fills in where the detector's service does not answer. A decoder is loaded on its
 * first turn.
 */
export async function createFrameDecoder(): Promise<FrameDecoder> {
  const native = await nativeDecoder()
  const zxing = lazyDecoder(async () => (await import('./zxing-decoder.ts')).createZxingDecoder())
  const turns = native
    ? [native, native, native, zxing]
    : [lazyDecoder(async () => (await import('./html5-decoder.ts')).createHtml5Decoder()), zxing]
  let frames = 0
  return (video) => (turns[frames++ % turns.length] ?? zxing)(video)
}

function lazyDecoder(load: () => Promise<FrameDecoder>): FrameDecoder {
  let loaded: Promise<FrameDecoder> | null = null
  return async (video) => {
    loaded ??= load()
    return (await loaded)(video)
  }
}

interface BarcodeDetector {
  detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]>
}

/** TypeScript's library does not declare it yet. */
interface BarcodeDetectorClass {
  new (options: { formats: string[] }): BarcodeDetector
  getSupportedFormats: () => Promise<string[]>
}

async function nativeDecoder(): Promise<FrameDecoder | null> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: BarcodeDetectorClass }
  if (!BarcodeDetector || !(await BarcodeDetector.getSupportedFormats()).includes('qr_code')) return null
  const detector = new BarcodeDetector({ formats: ['qr_code'] })
  return async (video) => (await detector.detect(video))[0]?.rawValue ?? null
}
