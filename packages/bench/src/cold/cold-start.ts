import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { zipSync } from 'fflate'
import { median } from '../median.ts'
import type { BundledFunction } from './bundle-function.ts'

const run = promisify(execFile)

/** The environment that a function needs to be imported. The function calls none of these addresses. */
const environment = {
  PATH: process.env.PATH,
  SITE_URL: 'https://foyer.example',
  TABLE_NAME: 'foyer-bench',
  MEDIA_BUCKET: 'foyer-bench-media',
  EMAIL_FROM: 'tickets@foyer.example',
  TOKEN_SECRET: 'x'.repeat(48),
  STRIPE_SECRET_KEY: 'sk_test_bench',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_bench',
  STRIPE_WEBHOOK_SECRET: 'whsec_bench',
  AWS_REGION: 'eu-central-1',
  AWS_ACCESS_KEY_ID: 'bench',
  AWS_SECRET_ACCESS_KEY: 'bench',
}

const program = [
  'const before = process.cpuUsage()',
  'await import(process.argv[1])',
  'const { user, system } = process.cpuUsage(before)',
  'console.log((user + system) / 1000)',
  'process.exit(0)',
].join('\n')

/** CPU milliseconds that a new process takes to import the function: the median of `times` processes. */
export async function importMilliseconds({ entry }: BundledFunction, times: number): Promise<number> {
  const measured: number[] = []
  for (let time = 0; time < times; time += 1) {
    const { stdout } = await run(process.execPath, ['--input-type=module', '-e', program, entry], {
      env: environment,
    })
    measured.push(Number(stdout.trim().split('\n').at(-1)))
  }
  return median(measured)
}

/** Bytes of the zip with the function's code and maps, without fonts and native code. */
export function zipBytes({ directory }: BundledFunction): number {
  const files = readdirSync(directory).filter((name) => /\.mjs(\.map)?$/.test(name))
  return zipSync(Object.fromEntries(files.map((name) => [name, readFileSync(path.join(directory, name))])))
    .length
}

/** Bytes that importing the function reads at once: its entry and the entry's static imports; `later`: a file that it imports later, too. */
export function eagerBytes(bundled: BundledFunction, later?: string): number {
  const { outputs } = bundled.metafile
  return eagerOutputs(bundled, later).reduce((sum, file) => sum + (outputs[file]?.bytes ?? 0), 0)
}

/** The source files of the code that importing the function, and then `later`, reads. */
export function eagerInputs(bundled: BundledFunction, later?: string): string[] {
  const { outputs } = bundled.metafile
  return eagerOutputs(bundled, later).flatMap((file) => Object.keys(outputs[file]?.inputs ?? {}))
}

function eagerOutputs({ metafile, entry }: BundledFunction, later?: string): string[] {
  const outputs = Object.entries(metafile.outputs)
  const isStart = ([file, { entryPoint = '' }]: (typeof outputs)[number]) =>
    path.basename(file) === path.basename(entry) || (later && entryPoint.endsWith(later))
  const seen = new Set<string>()
  const visit = (file: string | undefined) => {
    if (!file || seen.has(file)) return
    seen.add(file)
    for (const { path: imported, kind } of metafile.outputs[file]?.imports ?? [])
      if (kind === 'import-statement' && metafile.outputs[imported]) visit(imported)
  }
  for (const [file] of outputs.filter(isStart)) visit(file)
  return [...seen]
}
