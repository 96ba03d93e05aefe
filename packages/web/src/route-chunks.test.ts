import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { framesOf } from '../vite/screen-frames.ts'

interface Chunk {
  file: string
  css?: string[]
  imports?: string[]
  dynamicImports?: string[]
}

const client = path.join(import.meta.dirname, '../dist/client')
const chunks: Record<string, Chunk> = JSON.parse(
  readFileSync(path.join(client, '.vite/manifest.json'), 'utf8'),
)
const most = 250
/** A screen made about 150 requests before its parts were merged (docs/decisions/0096). */
const mostFiles = 25

/** A reader loads the texts of one language. French has the most, so it stands for all. */
const isOthersWords = (name: string) =>
  /locales\/.*\.po$|(?:buyer|login)-words\//.test(name) && !/\/fr(\.po)?$/.test(name)

/** Chunks with all their imports, except the `known` ones. `isWhole` adds what they may load later. */
function withImports(names: readonly string[], known = new Set<string>(), isWhole = false): Set<string> {
  const found = new Set<string>()
  const visit = (name: string) => {
    const chunk = chunks[name]
    if (!chunk || found.has(name) || known.has(name) || isOthersWords(name)) return
    found.add(name)
    for (const next of [...(chunk.imports ?? []), ...(isWhole ? (chunk.dynamicImports ?? []) : [])])
      visit(next)
  }
  for (const name of names) visit(name)
  return found
}

function scripts(names: Iterable<string>): string[] {
  return [...names].map((name) => chunks[name]?.file ?? '').filter((file) => file.endsWith('.js'))
}

function kilobytes(names: Iterable<string>): number {
  return scripts(names).reduce((sum, file) => sum + compressed(file), 0) / 1024
}

/** Roughly the size that CloudFront sends to current browsers. */
function compressed(file: string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }
  return brotliCompressSync(readFileSync(path.join(client, file)), { params }).length
}

/** What the app starts with, and before it the script that chooses between the app and sign-in. */
const app = ['index.html', 'src/start-app.tsx']
const shell = withImports(app)
const screens = Object.keys(chunks).flatMap((name) =>
  /^src\/routes\/(manage|account|welcome)\/[\w-]+-page\.tsx$/.test(name) ? [[...framesOf(name), name]] : [],
)
/** What a screen opens by itself once it is there, with the words of one language. */
const atOnce = (name: string) => [
  'src/locales/app/fr.po',
  ...(name.endsWith('/dashboard-page.tsx')
    ? ['src/features/statistics/sales-chart.tsx', 'src/features/statistics/check-in-chart.tsx']
    : []),
]

describe('the management screens', () => {
  it(`load less than ${most} KB of compressed script beyond the shell, whatever is opened in them`, () => {
    const sizes = screens.map((names) => ({
      name: names.at(-1),
      alone: Math.round(kilobytes(withImports(names, shell))),
      whole: Math.round(kilobytes(withImports(names, shell, true))),
    }))
    const largest = sizes.toSorted((one, other) => other.whole - one.whole)[0]
    console.log(
      `# largest screen: ${largest?.name}, ${largest?.whole} KB beyond the shell (${largest?.alone} at first)`,
    )
    expect(screens.length).toBeGreaterThan(20)
    expect(sizes.filter(({ whole }) => whole >= most)).toEqual([])
  })

  it(`ask for ${mostFiles} files of script or fewer`, () => {
    const counts = screens.map((names) => {
      const name = names.at(-1) ?? ''
      return { name, files: scripts(withImports([...app, ...names, ...atOnce(name)])).length }
    })
    const largest = counts.toSorted((one, other) => other.files - one.files)[0]
    console.log(`# most files of script: ${largest?.name}, ${largest?.files}`)
    expect(counts.length).toBeGreaterThan(20)
    expect(counts.filter(({ files }) => files > mostFiles)).toEqual([])
  })

  it('leave the editor, the charts and the scanner to be loaded where they are used', () => {
    const later = Object.keys(chunks).filter((name) =>
      /rich-text-editor|-chart\.tsx|html5-decoder/.test(name),
    )
    expect(later.length).toBeGreaterThanOrEqual(3)
    const first = screens.map((names) => withImports(names))
    expect(later.filter((name) => first.some((loaded) => loaded.has(name)))).toEqual([])
  })
})

it('no file of script imports itself through others, which would run modules before what they need', () => {
  const circles = Object.keys(chunks).filter((name) =>
    (chunks[name]?.imports ?? []).some((next) => withImports([next]).has(name)),
  )
  expect(circles).toEqual([])
})

it('gives other sites a widget of at most 3 KB, compressed', () => {
  const { length } = brotliCompressSync(readFileSync(path.join(client, 'widget.js')))
  expect(length).toBeGreaterThan(1_000)
  expect(length).toBeLessThanOrEqual(3_000)
})

describe('the event page', () => {
  const loader = 'src/event-page/load-event-page.ts'
  const all = withImports([loader, 'src/event-page/hydrate-event-page.tsx'])
  const thousands = (names: Iterable<string>) => (kilobytes(names) * 1024) / 1000

  // The document, a font, the current event, a cover, a banner and a logo are the other six of twelve requests.
  it('loads at most 90 KB of compressed script in at most 6 files, and 10 KB before a touch', () => {
    expect(scripts(all).length).toBeLessThanOrEqual(6)
    expect(thousands(all)).toBeGreaterThan(60)
    expect(thousands(all)).toBeLessThanOrEqual(90)
    expect(thousands(withImports([loader]))).toBeLessThanOrEqual(10)
  })

  it('loads the same for every event and in every language: a countdown, a donation and the words bring no file', () => {
    const texts = scripts(all).map((file) => readFileSync(path.join(client, file), 'utf8'))
    for (const sign of ['role:`timer`', 'data-amount', 'sale-start.ics'])
      expect([sign, texts.some((text) => text.includes(sign))]).toEqual([sign, true])
    const later = new Set([...all].flatMap((name) => chunks[name]?.dynamicImports ?? []))
    expect([...later].toSorted()).toEqual([
      'src/event-page/reserve-tickets.ts',
      'src/event-page/waiting-room.tsx',
    ])
  })

  it('leaves what the server draws for good, and what sends an order, to be loaded later or never', () => {
    for (const file of scripts(all)) {
      const text = readFileSync(path.join(client, file), 'utf8')
      for (const sign of ['calendar.ics', 'x-csrf-token', 'lucide'])
        expect([file, sign, text.includes(sign)]).toEqual([file, sign, false])
    }
  })
})

describe('the sign-in page', () => {
  const loaded = withImports(['index.html', 'src/sign-in-page/start-sign-in.tsx', 'virtual:login-words/fr'])

  it('loads at most 140 KB of compressed script in at most 10 files', () => {
    expect(scripts(loaded).length).toBeLessThanOrEqual(10)
    expect(kilobytes(loaded)).toBeGreaterThan(80)
    expect((kilobytes(loaded) * 1024) / 1000).toBeLessThanOrEqual(140)
  })

  it('leaves the router, schemas, notifications and the words of management to be loaded later', () => {
    for (const file of scripts(loaded)) {
      const text = readFileSync(path.join(client, file), 'utf8')
      for (const sign of ['createBrowserRouter', 'ZodError', 'data-rich-colors', 'Codes promo'])
        expect([file, sign, text.includes(sign)]).toEqual([file, sign, false])
    }
  })
})

/** What every page behind a buyer's link loads, besides its own module. */
const buyersScript = 'src/buyer-page/take-over.tsx'
const buyersWords = 'virtual:buyer-words/fr'
const ofBuyers = ['checkout-details', 'checkout-payment', 'checkout-summary', 'ticket'].map((name) => ({
  name,
  loaded: withImports([buyersScript, buyersWords, `src/routes/public/${name}-page.tsx`]),
}))

describe('the buyers’ pages', () => {
  it('load at most 150 KB of compressed script in at most 9 files, and no stylesheet beside the one in the page', () => {
    for (const { name, loaded } of ofBuyers) {
      const files = [...loaded].filter((key) => chunks[key]?.file.endsWith('.js'))
      expect([name, files.length > 3 && files.length <= 9]).toEqual([name, true])
      expect([name, (kilobytes(loaded) * 1024) / 1000 <= 150]).toEqual([name, true])
      const sheets = [...loaded].flatMap((key) => (key === buyersScript ? [] : (chunks[key]?.css ?? [])))
      expect([name, sheets]).toEqual([name, []])
    }
  })

  it('leave the router, schemas, notifications and forms that few need to be loaded where they are used', () => {
    const loaded = ofBuyers.flatMap((page) => [...page.loaded].map((key) => chunks[key]?.file ?? ''))
    const scripts = new Set(loaded.filter((file) => file.endsWith('.js')))
    for (const file of scripts) {
      const text = readFileSync(path.join(client, file), 'utf8')
      for (const sign of ['createBrowserRouter', 'ZodError', 'data-rich-colors'])
        expect([file, sign, text.includes(sign)]).toEqual([file, sign, false])
    }
  })
})
