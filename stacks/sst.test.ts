import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { queueNames } from './limit/queue-limits.ts'
import { type AwsStandIn, startAwsStandIn } from './testing/aws-stand-in.ts'

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

/** Runs a tool and gives its output back, as the error's text when it fails. */
function run(command: string, args: string[], env: Record<string, string> = {}): Promise<string> {
  // What other tests' stand-ins say of AWS would be stronger than this one's address.
  const inherited = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(AWS_|NODE_ENV$|VITEST$)/.test(name)),
  )
  const child = spawn(command, args, { env: { ...inherited, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk
    })
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) =>
      code === 0 ? resolve(output) : reject(new Error(`${command} ${args}\n${output}`)),
    )
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

function builtTemplates(): string[] {
  return readdirSync(out).filter((file) => file.endsWith('.template.json'))
}

function builtFunctions(): FunctionProperties[] {
  return builtTemplates()
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

let aws: AwsStandIn

/** SST's own command, against the stand-in that is given. */
function sst(at: AwsStandIn, ...args: string[]): Promise<string> {
  const quick = { SST_TELEMETRY_DISABLED: '1', SST_BUILD_CONCURRENCY: '2', CI: 'true' }
  const command = ['node_modules/sst/cli/sst.js', ...args, '--stage', 'test']
  return run('node', command, { ...atStandIn(at.url), ...quick })
}

beforeAll(async () => {
  await buildWebWhereMissing()
  aws = await startAwsStandIn()
  await sst(aws, 'build', '--to', out)
}, 240_000)

afterAll(async () => {
  await aws?.stop()
  rmSync(out, { recursive: true, force: true })
})

describe('sst build', () => {
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

describe('sst deploy', () => {
  it('publishes every asset and creates every stack, each after the stacks that it imports from', async () => {
    await sst(aws, 'deploy', '--from', out)
    expect(aws.stacks.statuses()).toEqual(
      Object.fromEntries(
        builtTemplates().map((file) => [file.replace('.template.json', ''), 'CREATE_COMPLETE']),
      ),
    )
  }, 120_000)

  it('changes nothing when the same build is deployed again', async () => {
    const published = aws.objects.size
    await sst(aws, 'deploy', '--from', out)
    expect(aws.objects.size).toBe(published)
    expect(new Set(Object.values(aws.stacks.statuses()))).toEqual(new Set(['CREATE_COMPLETE']))
  }, 120_000)

  it('fails in a region where an asset did not arrive', async () => {
    const lossy = await startAwsStandIn({ loses: /\.zip$/ })
    try {
      await expect(sst(lossy, 'deploy', '--from', out)).rejects.toThrow(/was not published/)
    } finally {
      await lossy.stop()
    }
  }, 120_000)
})
