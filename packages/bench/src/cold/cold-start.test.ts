import { globSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { password } from '@foyer/contracts/text'
import { config } from '@foyer/core/config'
import { openApiDocument } from '@foyer/functions/open-api/open-api-document'
import { callHttpApi, type HttpFunction } from '@foyer/local/gateway/http-api'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { documentCommands } from '../../../../stacks/bundle/bundle-options.ts'
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
  ...[
    '@aws-sdk/client-s3',
    '@aws-sdk/client-ses',
    '@aws-sdk/client-ssm',
    '@aws-sdk/client-geo-places',
    '@zxcvbn-ts/language-common',
  ],
  ...['@sindresorhus/slugify', 'ical-generator', 'temporal-polyfill'],
]

let api: BundledFunction

beforeAll(async () => {
  api = await bundleFunction('api')
})

afterAll(() => {
  if (api) rmSync(api.directory, { recursive: true })
})

it('the API’s function stays small: it reads 1 MB at a cold start and 0.12 MB more for its secrets, 1.25 MB with an organizer’s first call, and its zip with maps has 1.4 MB', () => {
  expect(eagerBytes(api)).toBeLessThan(1_006_000)
  const withSecrets = eagerBytes(api, 'core/src/secret/fresh-secrets.ts')
  expect(withSecrets).toBeGreaterThan(eagerBytes(api))
  expect(withSecrets).toBeLessThan(eagerBytes(api) + 120_000)
  const withManagement = eagerBytes(api, 'functions/src/management.ts')
  expect(withManagement).toBeGreaterThan(eagerBytes(api))
  expect(withManagement).toBeLessThan(1_250_000)
  expect(zipBytes(api)).toBeLessThan(1_400_000)
})

it('the API’s function does not read libraries that only a few requests need, at a cold start or with an organizer’s first call', () => {
  const packages = eagerInputs(api, 'functions/src/management.ts').map(packageOf)
  expect(packages).toEqual(expect.arrayContaining(['electrodb', 'hono', 'zod']))
  expect(packages.filter((name) => onDemand.includes(name))).toEqual([])
  const all = Object.keys(api.metafile.inputs).map(packageOf)
  const unknown = onDemand.filter((name) => name !== 'sharp' && !all.includes(name))
  expect(unknown).toEqual([])
})

it.each(['brotli', 'bowser', 'jsonschema', 'prettier', 'postcss'])(
  'the API’s function does not contain %s, which it never needs',
  (name) => {
    expect(Object.keys(api.metafile.inputs).map(packageOf)).not.toContain(name)
  },
)

it('a bundle has every command of DynamoDB that ElectroDB calls', () => {
  const core = createRequire(new URL('../../../core/package.json', import.meta.url))
  const electro = path.dirname(core.resolve('electrodb'))
  const source = readFileSync(path.join(electro, 'src/client.js'), 'utf8')
  const called = [...source.matchAll(/lib\.(\w+)/g)].map(([, name]) => name)
  expect(new Set(called)).toEqual(new Set(documentCommands))
})

it('the API’s function knows every common password that is long enough to be chosen', async () => {
  const core = createRequire(new URL('../../../core/package.json', import.meta.url))
  const package_ = '@zxcvbn-ts/language-common'
  const { dictionary } = await import(core.resolve(package_))
  const chosen = dictionary['passwords-common'].filter((text: string) => password.safeParse(text).success)
  const [file = ''] =
    Object.entries(api.metafile.outputs).find(([, { entryPoint }]) => entryPoint?.includes(package_)) ?? []
  const bundled = await import(path.resolve(file))
  expect(chosen).toContain('password1')
  expect(new Set(bundled.dictionary['passwords-common'])).toEqual(new Set(chosen))
})

it('the API’s function works as it is bundled: somebody signs up in a transaction and reads a list', async () => {
  const { handler } = (await import(api.entry)) as Pick<HttpFunction, 'handler'>
  const call = (address: string, given: RequestInit) =>
    callHttpApi(
      { name: 'api', timeoutSeconds: 29, handler },
      new Request(`http://foyer.example/api${address}`, given),
    )
  const password = crypto.randomUUID()
  const person = { first_name: 'Ada', last_name: 'Bundle', email: `${crypto.randomUUID()}@example.com` }
  const registered = await call('/auth/register', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...person, password, password_confirmation: password }),
  })
  const { data } = (await registered.json()) as { data: { token: string } }
  const listed = await call('/organizers', { headers: { authorization: `Bearer ${data.token}` } })
  expect([registered.status, listed.status]).toEqual([201, 200])
})

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

it('the API’s function describes every schema as it is bundled, although its schemas only parse', async () => {
  const { handler } = (await import(api.entry)) as Pick<HttpFunction, 'handler'>
  const request = new Request('http://foyer.example/api/openapi.json')
  const answer = await callHttpApi({ name: 'api', timeoutSeconds: 29, handler }, request)
  const { components, paths } = (await answer.json()) as ReturnType<typeof openApiDocument>
  const document = openApiDocument(config().SITE_URL)
  expect(components.schemas).toEqual(document.components.schemas)
  expect(Object.keys(paths).sort()).toEqual(Object.keys(document.paths).sort())
})
