export interface Pixels {
  width: number
  height: number
}

/** How large the picture in a file is, as it is shown; null where the browser cannot show it. */
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
