const pixelsPerModule = 24

/** A QR code as a PNG that is sharp in print: black on white, with the quiet border that scanners need. */
export async function drawQrCode(value: string): Promise<Blob> {
  const { encode } = await import('uqr')
  const { data, size } = encode(value, { border: 4, ecc: 'M' })
  const canvas = document.createElement('canvas')
  canvas.width = size * pixelsPerModule
  canvas.height = canvas.width
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser draws no pictures.')
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = 'black'
  data.forEach((row, y) => {
    row.forEach((isDark, x) => {
      if (isDark) context.fillRect(x * pixelsPerModule, y * pixelsPerModule, pixelsPerModule, pixelsPerModule)
    })
  })
  return new Promise((resolve, reject) => {
    canvas.toBlob((file) => (file ? resolve(file) : reject(new Error('No picture was made.'))), 'image/png')
  })
}
