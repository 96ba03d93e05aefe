/** Looks for a QR code in what a video shows now. */
export type FrameDecoder = (video: HTMLVideoElement) => Promise<string | null>

/** Draws what a video shows now, no larger than `longestSide` pixels; null where it shows nothing yet. */
export function createFrameCanvas() {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })
  return (video: HTMLVideoElement, longestSide: number) => {
    const scale = Math.min(1, longestSide / Math.max(video.videoWidth, video.videoHeight, 1))
    canvas.width = Math.round(video.videoWidth * scale)
    canvas.height = Math.round(video.videoHeight * scale)
    if (!context || canvas.width === 0) return null
    context.drawImage(video, 0, 0, canvas.width, canvas.height)
    return { canvas, context }
  }
}
