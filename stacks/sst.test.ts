import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import config from '../sst.config.ts'
import { queueNames } from './limit/lanes.ts'
import { type AwsStandIn, startAwsStandIn } from './testing/aws-stand-in.ts'
import { atStandIn, buildWebWhereMissing, runSst, runTool } from './testing/run-tool.ts'

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

/** What the template gives the function; values that only CloudFormation knows are made up. */
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

/** SST's own command, against the given stand-in. */
function sst(at: AwsStandIn, ...args: string[]): Promise<string> {
  return runSst(at.url, [...args, '--stage', 'test'])
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
    expect(functions).toHaveLength(queueNames.length + 8)
    for (const it of functions) expect(it).toMatchObject({ Runtime: 'nodejs24.x', Architectures: ['arm64'] })
  })

  it('makes bundles that start alone: without node_modules, with the environment that their template gives', async () => {
    const start =
      'const { handler } = await import(process.argv[1]); process.exit(typeof handler === "function" ? 0 : 1)'
    for (const it of builtFunctions()) {
      const env = { ...environmentOf(it), ...atStandIn(aws.url) }
      const started = runTool('node', ['--input-type=module', '-e', start, bundle(it)], { env })
      await expect(started, it.FunctionName).resolves.toBeDefined()
    }
  }, 120_000)

  it('lays sharp for Lambda’s processors beside the two functions that need it', () => {
    const packagesOf = ({ Code }: FunctionProperties) =>
      join(out, `asset.${Code.S3Key.replace('.zip', '')}`, 'node_modules')
    const withSharp = builtFunctions().filter((it) => existsSync(packagesOf(it)))
    expect(withSharp.map(({ FunctionName }) => FunctionName)).toEqual([
      'test-foyer-page',
      'test-foyer-file-consumer',
    ])
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
  it('refuses an untouched production stage, with a sentence for each thing that it lacks', async () => {
    const refused = runSst(aws.url, ['deploy', '--stage', 'production'])
    await expect(refused).rejects.toThrow(/production: Set `emailFrom`.*\n.*production: Set `alarmEmail`/)
    expect(aws.stacks.statuses()).toEqual({})
  }, 120_000)

  it('refuses a shell that means another region than the settings', () => {
    vi.stubEnv('AWS_REGION', 'eu-west-1')
    onTestFinished(() => void vi.unstubAllEnvs())
    expect(() => config.config({ stage: 'test' })).toThrow(
      'AWS_REGION is eu-west-1 in this shell, but the stage test is in',
    )
  })

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

  it('leaves the old pages where the API cannot be updated', async () => {
    aws.stacks.outdate()
    aws.stacks.takeOrder()
    aws.stacks.fail(/-api$/)
    await expect(sst(aws, 'deploy', '--from', out)).rejects.toThrow(/pages DEPENDENCY_FAILED/)
    aws.stacks.fail(null)
    expect(aws.stacks.statuses()).toMatchObject({ 'test-foyer-api': 'UPDATE_ROLLBACK_COMPLETE' })
    expect(aws.stacks.takeOrder()).not.toContain('test-foyer-pages')
  }, 120_000)

  it('goes on when it can, and updates every stack, the pages after the API that they ask', async () => {
    aws.stacks.outdate()
    await sst(aws, 'deploy', '--from', out)
    expect(new Set(Object.values(aws.stacks.statuses()))).toEqual(new Set(['UPDATE_COMPLETE']))
    const order = aws.stacks.takeOrder().map((name) => name.replace('test-foyer-', ''))
    expect(order.filter((name) => /^(assets|consumers|relay|api|pages)$/.test(name))).toEqual([
      'assets',
      'consumers',
      'relay',
      'api',
      'pages',
    ])
  }, 120_000)

  it('removes every stack, in the opposite order', async () => {
    await sst(aws, 'remove')
    expect(aws.stacks.statuses()).toEqual({})
    expect(aws.stacks.takeOrder().indexOf('test-foyer-pages')).toBe(0)
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
