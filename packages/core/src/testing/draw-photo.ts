import sharp from 'sharp'

interface Photo {
  width: number
  height: number
  /** The camera's orientation in EXIF. 6 is a quarter turn. */
  orientation?: number
}

/** A JPEG as a camera makes it: with colors, a location and an orientation. */
export function drawPhoto({ width, height, orientation = 1 }: Photo): Promise<Buffer> {
  const background = { r: 240, g: 80, b: 20 }
  return sharp({ create: { width, height, channels: 3, background } })
    .withExif({
      IFD0: { Make: 'Camera' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '52/1 30/1 0/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '13/1 24/1 0/1',
      },
    })
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer()
}
