import { writeFile } from 'node:fs/promises'
import type { Locator } from '@playwright/test'

const width = 640
const height = 480
/** The height of the code in the picture, as of a phone held to the camera. */
const codeHeight = 380
const framesPerSecond = 10
const frames = 10

/** Writes a film (YUV4MPEG2) of the page's QR code for Chromium's fake camera, which repeats it forever. */
export async function filmCode(code: Locator, file: string): Promise<void> {
  const brightness = await photograph(code)
  // YUV 4:2:0: one byte of brightness for each pixel, then two planes of a quarter of that size, here gray.
  const frame = Buffer.concat([Buffer.from('FRAME\n'), brightness, Buffer.alloc(brightness.length / 2, 128)])
  const header = Buffer.from(`YUV4MPEG2 W${width} H${height} F${framesPerSecond}:1 Ip A1:1 C420jpeg\n`)
  await writeFile(file, Buffer.concat([header, ...Array.from({ length: frames }, () => frame)]))
}

/** Takes a picture of the element on white, and answers the brightness of each pixel. */
async function photograph(element: Locator): Promise<Buffer> {
  const picture = (await element.screenshot()).toString('base64')
  const darkroom = await element.page().context().newPage()
  const pixels = await darkroom.evaluate(
    async ([source, size]) => {
      const image = new Image()
      image.src = source
      await image.decode()
      const canvas = new OffscreenCanvas(size.width, size.height)
      const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D
      context.fillStyle = 'white'
      context.fillRect(0, 0, size.width, size.height)
      const side = size.codeHeight
      context.drawImage(image, (size.width - side) / 2, (size.height - side) / 2, side, side)
      const { data } = context.getImageData(0, 0, size.width, size.height)
      return Array.from({ length: size.width * size.height }, (_, index) => data[index * 4] ?? 0)
    },
    [`data:image/png;base64,${picture}`, { width, height, codeHeight }] as const,
  )
  await darkroom.close()
  return Buffer.from(pixels)
}
