import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { queueNames } from './queues.ts'
import { startAwsStandIn } from './testing/aws-stand-in.ts'

interface FunctionProperties {
  FunctionName: string
  Handler: string
  Runtime: string
  Architectures: string[]
  Code: { S3Key: string }
  Environment: { Variables: Record<string, unknown> }
}

interface Template {
  Resources: Record<string, { Type: string; Properties: FunctionProperties }>
}

const out = mkdtempSync(join(tmpdir(), 'foyer-sst-build-'))

/** Runs a tool and gives its output back when it fails. */
function run(command: string, args: string[], env: Record<string, string> = {}): Promise<void> {
  const { NODE_ENV: _test, VITEST: _vitest, ...inherited } = process.env
  const child = spawn(command, args, { env: { ...inherited, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk
    })
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`${command} ${args}\n${output}`))))
  })
}

async function buildWebWhereMissing(): Promise<void> {
  const built = ['client/index.html', 'server/render-pages.js']
  if (built.every((file) => existsSync(`packages/web/dist/${file}`))) return
  const { packageManager } = JSON.parse(readFileSync('package.json', 'utf8'))
  await run('npx', ['--yes', packageManager, '--filter', '@foyer/web', 'build'])
}

function atStandIn(url: string) {
  return {
    AWS_ENDPOINT_URL: url,
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
    AWS_REGION: 'eu-central-1',
  }
}

/** What the template gives the function; what only CloudFormation knows is made up. */
function environmentOf({ Environment }: FunctionProperties): Record<string, string> {
  const madeUp = (name: string) => (name.endsWith('_URL') ? 'https://example.com' : 'made-up')
  const entries = Object.entries(Environment.Variables)
  return Object.fromEntries(
    entries.map(([name, value]) => [name, typeof value === 'string' ? value : madeUp(name)]),
  )
}

function builtFunctions(): FunctionProperties[] {
  const templates = readdirSync(out).filter((file) => file.endsWith('.template.json'))
  return templates
    .map((file): Template => JSON.parse(readFileSync(join(out, file), 'utf8')))
    .flatMap((template) => Object.values(template.Resources))
    .filter((resource) => resource.Type === 'AWS::Lambda::Function')
    .map((resource) => resource.Properties)
    .filter((properties) => properties.FunctionName?.startsWith('test-foyer-'))
}

/** The file that Lambda would load. */
function bundle({ Code, Handler }: FunctionProperties): string {
  return join(out, `asset.${Code.S3Key.replace('.zip', '')}`, `${Handler.replace(/\.handler$/, '')}.mjs`)
}

describe('sst build', () => {
  let aws: Awaited<ReturnType<typeof startAwsStandIn>>

  beforeAll(async () => {
    await buildWebWhereMissing()
    aws = await startAwsStandIn()
    const quick = { SST_TELEMETRY_DISABLED: '1', SST_BUILD_CONCURRENCY: '2' }
    const build = ['node_modules/sst/cli/sst.js', 'build', '--stage', 'test', '--to', out]
    await run('node', build, { ...atStandIn(aws.url), ...quick })
  }, 240_000)

  afterAll(async () => {
    await aws?.stop()
    rmSync(out, { recursive: true, force: true })
  })

  it('bundles every handler for Node 24 on arm64', () => {
    const functions = builtFunctions()
    expect(functions).toHaveLength(queueNames.length + 5)
    for (const it of functions) expect(it).toMatchObject({ Runtime: 'nodejs24.x', Architectures: ['arm64'] })
  })

  it('makes bundles that start alone: without node_modules, with the environment that their template gives', async () => {
    const start =
      'const { handler } = await import(process.argv[1]); process.exit(typeof handler === "function" ? 0 : 1)'
    for (const it of builtFunctions()) {
      const env = { ...environmentOf(it), ...atStandIn(aws.url) }
      await run('node', ['--input-type=module', '-e', start, bundle(it)], env)
    }
  }, 120_000)

  it('lays sharp for Lambda’s processors beside the one function that needs it', () => {
    const packagesOf = ({ Code }: FunctionProperties) =>
      join(out, `asset.${Code.S3Key.replace('.zip', '')}`, 'node_modules')
    const withSharp = builtFunctions().filter((it) => existsSync(packagesOf(it)))
    expect(withSharp.map(({ FunctionName }) => FunctionName)).toEqual(['test-foyer-image-consumer'])
    for (const it of withSharp) {
      const native = join(packagesOf(it), '@img')
      expect(readdirSync(native).toSorted()).toEqual([
        'colour',
        'sharp-libvips-linux-arm64',
        'sharp-linux-arm64',
      ])
      expect(readdirSync(packagesOf(it)).toSorted()).toEqual(['@img', 'detect-libc', 'semver', 'sharp'])
    }
  })
})
