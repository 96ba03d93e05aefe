import { globSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type BundledFunction, bundleFunction } from './bundle-function.ts'
import { eagerBytes, eagerInputs, zipBytes } from './cold-start.ts'

/** Only a few requests need these packages. Those requests import them; the function's start does not. */
const onDemand = [
  ...[
    'stripe',
    'pdfkit',
    'fontkit',
    'nodemailer',
    'react',
    'react-dom',
    'sanitize-html',
    'sharp',
    'image-size',
  ],
  ...['@aws-sdk/client-s3', '@aws-sdk/client-ses', '@aws-sdk/client-ssm', '@zxcvbn-ts/language-common'],
  ...['@sindresorhus/slugify', 'ical-generator', 'temporal-polyfill'],
]

let api: BundledFunction

beforeAll(async () => {
  api = await bundleFunction('api')
})

afterAll(() => {
  if (api) rmSync(api.directory, { recursive: true })
})

it('the API’s function stays small: it reads 1.15 MB at a cold start, and its zip with maps has 1.5 MB', () => {
  expect(eagerBytes(api)).toBeLessThan(1_150_000)
  expect(zipBytes(api)).toBeLessThan(1_500_000)
})

it('the API’s function does not read libraries at a cold start that only a few requests need', () => {
  const packages = eagerInputs(api).map(packageOf)
  expect(packages).toEqual(expect.arrayContaining(['electrodb', 'hono', 'zod']))
  expect(packages.filter((name) => onDemand.includes(name))).toEqual([])
  const all = Object.keys(api.metafile.inputs).map(packageOf)
  const unknown = onDemand.filter((name) => name !== 'sharp' && !all.includes(name))
  expect(unknown).toEqual([])
})

it.each(['brotli', 'bowser', 'jsonschema', 'prettier', 'source-map-js'])(
  'the API’s function does not contain %s, which it never needs',
  (name) => {
    expect(Object.keys(api.metafile.inputs).map(packageOf)).not.toContain(name)
  },
)

it('the API’s function is deployed without test switches', () => {
  const files = globSync('**/*.mjs', { cwd: api.directory })
  const switched = files.filter((file) =>
    readFileSync(path.join(api.directory, file), 'utf8').includes('guardsSwitchedOff'),
  )
  expect(files).not.toEqual([])
  expect(switched).toEqual([])
})

/** The npm package of a bundled file, or an empty text for Foyer's own files. */
function packageOf(file: string): string {
  return file.match(/.*node_modules\/((?:@[^/]+\/)?[^/]+)\//)?.[1] ?? ''
}
