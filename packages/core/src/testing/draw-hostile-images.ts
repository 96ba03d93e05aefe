import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { drawPhoto } from './draw-photo.ts'
import { chunk, drawPng } from './draw-png.ts'

const size = { width: 900, height: 450 }
const html = Buffer.from('<html><script>steal(document.cookie)</script></html>')
/** A zip file of nothing, as a program finds it at the end of any other file. */
const zip = Buffer.concat([Buffer.from('PK\x03\x04steal.jar'), Buffer.from('PK\x05\x06'), Buffer.alloc(18)])

/**
 * What no served file may contain: scripts, archives, locations, cameras, color profiles. Each is so long that the compressed picture itself does not
 * have it by chance, as it had three letters in one run of fifty.
 */
export const hostileMarks = [
  '<script',
  'PK\x03\x04steal',
  'steal',
  'Exif\0\0',
  '<GPS>',
  'Camera',
  'ICC_PROFILE',
  'iCCP',
  'ns.adobe.com/xap',
  'xmpmeta',
]

/** Pictures that are good as pictures and more than that: each is shown, and nothing else of it is left. */
export async function drawPolyglots(): Promise<Record<string, Uint8Array>> {
  const photo = await drawPhoto(size)
  const png = Buffer.from(drawPng(size.width, size.height))
  return {
    'a JPEG with a web page behind it': Buffer.concat([photo, html]),
    'a JPEG with an archive behind it': Buffer.concat([photo, zip]),
    'a JPEG with a script as its comment': afterStart(photo, [segment(0xfe, html)]),
    'a JPEG that is a script as well': afterStart(photo, [segment(0xfe, Buffer.from('*/=1;steal();/*'))]),
    'a PNG with a script as its text': beforeEnd(
      png,
      chunk('tEXt', Buffer.concat([Buffer.from('a\0'), html])),
    ),
    'a PNG with a web page behind it': Buffer.concat([png, html]),
    'a PNG with a text that unfolds to 200 MB': beforeEnd(png, unfoldingText(200_000_000)),
    'a GIF with a script as its comment': await scriptedGif(),
    'a JPEG of a camera, with its place, profile and notes': await drawNotedPhoto(),
  }
}

/** A photograph in the wide colors of a phone, with place, camera and notes in each of the ways that there are. */
async function drawNotedPhoto(): Promise<Buffer> {
  const photo = await sharp(await drawPhoto(size))
    .keepExif()
    .withIccProfile('p3')
    .jpeg()
    .toBuffer()
  const xmp = Buffer.from(
    'http://ns.adobe.com/xap/1.0/\0<x:xmpmeta xmlns:x="adobe:ns:meta/"><GPS>52,13</GPS></x:xmpmeta>',
  )
  return afterStart(photo, [segment(0xe1, xmp)])
}

/** Three frames, of which only the first is kept. */
export async function drawMovingPicture(format: 'gif' | 'webp'): Promise<Buffer> {
  const frames = ['#f00', '#0f0', '#00f'].map((background) =>
    sharp({ create: { ...size, channels: 3, background } })
      .png()
      .toBuffer(),
  )
  return sharp(await Promise.all(frames), { join: { animated: true } })
    [format]()
    .toBuffer()
}

/** Files that pretend to be of another type, or that unpack to far more than they declare. None may be shown. */
export async function drawBombs(): Promise<Record<string, Uint8Array>> {
  const gif = await sharp({ create: { ...size, channels: 3, background: '#000' } })
    .gif()
    .toBuffer()
  const scans = await sharp(await drawPhoto(size))
    .jpeg({ progressive: true })
    .toBuffer()
  return {
    'a GIF of 900 by 450 pixels with a frame of 65,535 by 65,535': withLargeFrame(gif),
    'a JPEG with 3,000 scans': repeatLastScan(scans, 3000),
  }
}

function afterStart(jpeg: Buffer, segments: readonly Buffer[]): Buffer {
  return Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)])
}

function segment(marker: number, data: Buffer): Buffer {
  const length = Buffer.alloc(2)
  length.writeUInt16BE(data.length + 2)
  return Buffer.concat([Buffer.from([0xff, marker]), length, data])
}

function beforeEnd(png: Buffer, added: Buffer): Buffer {
  return Buffer.concat([png.subarray(0, -12), added, png.subarray(-12)])
}

function unfoldingText(bytes: number): Buffer {
  return chunk('zTXt', Buffer.concat([Buffer.from('a\0\0'), deflateSync(Buffer.alloc(bytes, 'steal'))]))
}

async function scriptedGif(): Promise<Buffer> {
  const gif = await sharp({ create: { ...size, channels: 3, background: '#080' } })
    .gif()
    .toBuffer()
  const comment = Buffer.concat([Buffer.from([0x21, 0xfe, html.length]), html, Buffer.from([0])])
  return Buffer.concat([gif.subarray(0, -1), comment, gif.subarray(-1)])
}

/** The width and height of the first image descriptor, behind its separator and its place. */
function withLargeFrame(gif: Buffer): Buffer {
  const descriptor = gif.indexOf(Buffer.from([0x2c, 0, 0, 0, 0]))
  const large = Buffer.from(gif)
  large.fill(0xff, descriptor + 5, descriptor + 9)
  return large
}

function repeatLastScan(jpeg: Buffer, times: number): Buffer {
  const scan = jpeg.subarray(jpeg.lastIndexOf(Buffer.from([0xff, 0xda])), -2)
  return Buffer.concat([
    jpeg.subarray(0, -2),
    ...Array.from({ length: times }, () => scan),
    jpeg.subarray(-2),
  ])
}
