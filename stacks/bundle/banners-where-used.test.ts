import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build } from 'esbuild'
import { expect, it, onTestFinished } from 'vitest'
import { bannersWhereUsed } from './banners-where-used.ts'

const banner = [
  "import { createRequire } from 'module';",
  'const require = createRequire(import.meta.url);',
].join('\n')

it('a file has the banner if it uses what that declares, and the bundle runs as with it in all', async () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'foyer-banner-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  const source = (name: string, code: string) => writeFileSync(path.join(directory, name), code)
  source(
    'entry.mjs',
    "const [a, b] = await Promise.all([import('./a.mjs'), import('./b.mjs')])\nconsole.log(a.a, b.b)",
  )
  source('a.mjs', "export const a = 'plain'")
  source('b.mjs', "export const b = require('node:path').sep")
  const { metafile } = await build({
    // This esbuild is older than the target that tsconfig.json names, and says so in each build.
    logLevel: 'error',
    entryPoints: [path.join(directory, 'entry.mjs')],
    outdir: path.join(directory, 'out'),
    outExtension: { '.js': '.mjs' },
    ...{ bundle: true, splitting: true, format: 'esm', platform: 'node', metafile: true },
    banner: { js: banner },
    plugins: [bannersWhereUsed],
  })
  const files = Object.entries(metafile.outputs).map(([output, { bytes }]) => {
    const file = path.resolve(output)
    expect(statSync(file).size).toBe(bytes)
    return [path.basename(file).replace(/-\w+/, ''), readFileSync(file, 'utf8')] as const
  })
  const withBanner = files.filter(([, code]) => code.startsWith(banner)).map(([name]) => name)
  // What `b` requires with is shared by all files that do.
  expect(withBanner).toEqual(['chunk.mjs'])
  for (const [, code] of files) expect(code.split('\n').length).toBeGreaterThan(2)
  const out = path.join(directory, 'out/entry.mjs')
  expect(execFileSync(process.execPath, [out], { encoding: 'utf8' })).toBe(`plain ${path.sep}\n`)
})
