export interface Pixels {
  width: number
  height: number
}

/** The size of the picture in a file as shown, or null when the browser cannot show it. */
export async function readPixels(file: File): Promise<Pixels | null> {
  try {
    const bitmap = await createImageBitmap(file)
    const { width, height } = bitmap
    bitmap.close()
    return { width, height }
  } catch {
    return null
  }
}
