import { Html5Qrcode, Html5QrcodeSupportedFormats } from 'html5-qrcode'
import { createFrameCanvas, type FrameDecoder } from './frame-canvas.ts'

/**
 * More pixels slow a phone down and make no code easier to read. The sizes take turns, because a code that stands
 * perfectly still can be unreadable at one of them.
 */
const longestSides = [800, 600, 680]

/**
 * Runs html5-qrcode on Foyer's own video. Its public interface takes files, so each frame becomes one
 * (docs/decisions/0056).
 */
export function createHtml5Decoder(): FrameDecoder {
  const reader = new Html5Qrcode(workplace().id, {
    verbose: false,
    formatsToSupport: [Html5QrcodeSupportedFormats.QR_CODE],
    useBarCodeDetectorIfSupported: false,
  })
  const draw = createFrameCanvas()
  let frames = 0
  return async (video) => {
    const frame = draw(video, longestSides[frames++ % longestSides.length] ?? 800)
    const file = frame && (await fileOf(frame.canvas))
    if (!file) return null
    try {
      return (await withoutLeaks(() => reader.scanFileV2(file, false))).decodedText
    } catch {
      // It throws for every frame without a code.
      return null
    }
  }
}

/** html5-qrcode finds the element for its canvases by id. The page has one, because a steward may open the camera often. */
function workplace(): HTMLElement {
  const id = 'html5-qrcode-workplace'
  const known = document.getElementById(id)
  if (known) return known
  const made = Object.assign(document.createElement('div'), { id, hidden: true })
  document.body.append(made)
  return made
}

function fileOf(canvas: HTMLCanvasElement): Promise<File | null> {
  return new Promise((made) =>
    canvas.toBlob((blob) => made(blob && new File([blob], 'frame.jpg')), 'image/jpeg', 0.92),
  )
}

/**
 * html5-qrcode creates two object URLs per file and revokes only one. At eight frames a second a phone would run out of
 * memory.
 */
async function withoutLeaks<Result>(scan: () => Promise<Result>): Promise<Result> {
  const create = URL.createObjectURL
  const made: string[] = []
  URL.createObjectURL = (file) => {
    made.push(create.call(URL, file))
    return made.at(-1) ?? ''
  }
  let scanning: Promise<Result>
  try {
    scanning = scan()
  } finally {
    URL.createObjectURL = create
  }
  return scanning.finally(() => {
    for (const address of made) URL.revokeObjectURL(address)
  })
}
