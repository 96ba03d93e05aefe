import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Browser } from '@playwright/test'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

const { resolve } = createRequire(import.meta.url)
const scripts: Record<string, string> = {
  '/pdf.mjs': resolve('pdfjs-dist/build/pdf.min.mjs'),
  '/pdf.worker.mjs': resolve('pdfjs-dist/build/pdf.worker.min.mjs'),
}
prepareZXingModule({
  overrides: {
    wasmBinary: new Uint8Array(readFileSync(resolve('zxing-wasm/reader/zxing_reader.wasm'))).buffer,
  },
})

/** What a page shows once it is on paper. */
export interface PaperPage {
  /** What its QR codes say to a scanner, from top to bottom. */
  codes: string[]
  text: string
}

/** Draws each page of a PDF, as a printer does, and reads the picture. */
export async function readPaper(browser: Browser, pdf: Buffer): Promise<PaperPage[]> {
  const page = await browser.newPage()
  await page.route('http://printer.example/**', (route) => {
    const script = scripts[new URL(route.request().url()).pathname]
    return script
      ? route.fulfill({ path: script, contentType: 'text/javascript' })
      : route.fulfill({ body: '<!doctype html><title>Printer</title>', contentType: 'text/html' })
  })
  await page.goto('http://printer.example/')
  const drawn = await page.evaluate(drawPages, pdf.toString('base64'))
  await page.close()
  const pages: PaperPage[] = []
  for (const { picture, text } of drawn) {
    const found = await readBarcodes(Buffer.from(picture, 'base64'), { formats: ['QRCode'] })
    found.sort((one, other) => one.position.topLeft.y - other.position.topLeft.y)
    pages.push({ codes: found.map((code) => code.text), text })
  }
  return pages
}

/** Runs in the browser: pictures as PNG at 144 dots per inch, and texts. */
async function drawPages(base64: string): Promise<{ picture: string; text: string }[]> {
  const address = '/pdf.mjs'
  const { getDocument, GlobalWorkerOptions }: typeof import('pdfjs-dist') = await import(address)
  GlobalWorkerOptions.workerSrc = '/pdf.worker.mjs'
  const data = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  const file = await getDocument({ data }).promise
  const pages: { picture: string; text: string }[] = []
  for (let number = 1; number <= file.numPages; number += 1) {
    const page = await file.getPage(number)
    const viewport = page.getViewport({ scale: 2 })
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width: viewport.width, height: viewport.height })
    await page.render({ canvas, viewport }).promise
    const { items } = await page.getTextContent()
    const text = items.map((item) => ('str' in item ? item.str : '')).join(' ')
    pages.push({ picture: canvas.toDataURL('image/png').split(',')[1] ?? '', text })
  }
  return pages
}
