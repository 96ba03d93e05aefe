import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { describe, expect, it } from 'vitest'

interface Chunk {
  file: string
  imports?: string[]
  dynamicImports?: string[]
}

const client = path.join(import.meta.dirname, '../dist/client')
const chunks: Record<string, Chunk> = JSON.parse(
  readFileSync(path.join(client, '.vite/manifest.json'), 'utf8'),
)
const most = 250

/** A reader loads the texts of one language. French has the most, so it stands for all. */
const isOthersWords = (name: string) => /locales\/.*\.po$/.test(name) && !name.endsWith('/fr.po')

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

function kilobytes(names: Iterable<string>): number {
  const files = [...names].map((name) => chunks[name]?.file ?? '').filter((file) => file.endsWith('.js'))
  return files.reduce((sum, file) => sum + compressed(file), 0) / 1024
}

/** Roughly the size that CloudFront sends to current browsers. */
function compressed(file: string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }
  return brotliCompressSync(readFileSync(path.join(client, file)), { params }).length
}

const shell = withImports(['index.html'])
/** Which screens are in which frame. Those of one event are in `event-layout`. */
const frames: readonly [screen: RegExp, frame: string][] = [
  [/^src\/routes\/welcome\//, 'src/routes/welcome/welcome-page.tsx'],
  [/^src\/routes\/account\//, 'src/routes/manage/manage-layout.tsx'],
  [/^src\/routes\/manage\/(events|organizer|profile)/, 'src/routes/manage/manage-layout.tsx'],
  [/^src\/routes\/manage\//, 'src/routes/manage/event-layout.tsx'],
]
const screens = Object.keys(chunks).flatMap((name) => {
  const [, frame] = frames.find(([screen]) => screen.test(name)) ?? []
  return frame ? [{ name, frame }] : []
})

describe('the management screens', () => {
  it(`load less than ${most} KB of compressed script beyond the shell, whatever is opened in them`, () => {
    const sizes = screens.map(({ name, frame }) => ({
      name,
      alone: Math.round(kilobytes(withImports([frame, name], shell))),
      whole: Math.round(kilobytes(withImports([frame, name], shell, true))),
    }))
    const largest = sizes.toSorted((one, other) => other.whole - one.whole)[0]
    console.log(
      `# largest screen: ${largest?.name}, ${largest?.whole} KB beyond the shell (${largest?.alone} at first)`,
    )
    expect(screens.length).toBeGreaterThan(20)
    expect(sizes.filter(({ whole }) => whole >= most)).toEqual([])
  })

  it('leave the editor, the charts and the scanner to be loaded where they are used', () => {
    const later = Object.keys(chunks).filter((name) =>
      /rich-text-editor|-chart\.tsx|html5-decoder/.test(name),
    )
    expect(later.length).toBeGreaterThanOrEqual(3)
    const first = screens.map(({ name }) => withImports([name]))
    expect(later.filter((name) => first.some((loaded) => loaded.has(name)))).toEqual([])
  })
})
