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

/** Bytes that importing the function reads at once: its entry and the entry's static imports. */
export function eagerBytes(bundled: BundledFunction): number {
  return eagerOutputs(bundled).reduce((sum, file) => sum + (bundled.metafile.outputs[file]?.bytes ?? 0), 0)
}

/** The source files of the code that importing the function reads at once. */
export function eagerInputs(bundled: BundledFunction): string[] {
  return eagerOutputs(bundled).flatMap((file) => Object.keys(bundled.metafile.outputs[file]?.inputs ?? {}))
}

function eagerOutputs({ metafile, entry }: BundledFunction): string[] {
  const outputs = Object.entries(metafile.outputs)
  const start = outputs.find(([file]) => path.basename(file) === path.basename(entry))?.[0]
  const seen = new Set<string>()
  const visit = (file: string | undefined) => {
    if (!file || seen.has(file)) return
    seen.add(file)
    for (const { path: imported, kind } of metafile.outputs[file]?.imports ?? [])
      if (kind === 'import-statement' && metafile.outputs[imported]) visit(imported)
  }
  visit(start)
  return [...seen]
}
