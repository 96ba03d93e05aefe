export interface Pixels {
  width: number
  height: number
}

/** How large the picture in a file is, as it is shown; null where the browser cannot show it. */
export async function readPixels(file: File): Promise<Pixels | null> {
  const address = URL.createObjectURL(file)
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    return { width: image.naturalWidth, height: image.naturalHeight }
  } catch {
    return null
  } finally {
    URL.revokeObjectURL(address)
  }
}
