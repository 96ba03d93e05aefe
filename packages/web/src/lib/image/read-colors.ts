const edge = 48

/** The pixels of a small copy of an image of this site, four bytes each. Null when the browser cannot read it. */
export async function readColors(url: string): Promise<Uint8ClampedArray | null> {
  try {
    const image = new Image()
    image.src = url
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = edge
    canvas.height = edge
    const context = canvas.getContext('2d', { willReadFrequently: true })
    if (!context) return null
    context.drawImage(image, 0, 0, edge, edge)
    return context.getImageData(0, 0, edge, edge).data
  } catch {
    return null
  }
}
