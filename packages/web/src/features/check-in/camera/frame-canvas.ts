/** Resolves with the text of the QR code in the video's current frame, or null. */
export type FrameDecoder = (video: HTMLVideoElement) => Promise<string | null>

/** Draws the video's current frame, with at most `longestSide` pixels a side. Null before the first frame. */
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
