/** Looks for a QR code in what a video shows now. */
export type FrameDecoder = (video: HTMLVideoElement) => Promise<string | null>

/** The browser's own detector where there is one; else html5-qrcode's, which is loaded only then. */
export async function createFrameDecoder(): Promise<FrameDecoder> {
  const native = await nativeDecoder()
  if (native) return native
  const { createHtml5Decoder } = await import('./html5-decoder.ts')
  return createHtml5Decoder()
}

interface BarcodeDetector {
  detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]>
}

/** Not in TypeScript's library yet. */
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
