import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startAwsStandIn } from './testing/aws-stand-in.ts'

interface FunctionProperties {
  FunctionName: string
  Handler: string
  Runtime: string
  Architectures: string[]
  Code: { S3Key: string }
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
  const built = ['client/index.html', 'server/render-event-page.js']
  if (built.every((file) => existsSync(`packages/web/dist/${file}`))) return
  const { packageManager } = JSON.parse(readFileSync('package.json', 'utf8'))
  await run('npx', ['--yes', packageManager, '--filter', '@foyer/web', 'build'])
}

async function sstBuild(): Promise<void> {
  const aws = await startAwsStandIn()
  const env = {
    AWS_ENDPOINT_URL: aws.url,
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
    AWS_REGION: 'eu-central-1',
    SST_TELEMETRY_DISABLED: '1',
    SST_BUILD_CONCURRENCY: '2',
  }
  try {
    await run('node', ['node_modules/sst/cli/sst.js', 'build', '--stage', 'test', '--to', out], env)
  } finally {
    await aws.stop()
  }
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
  beforeAll(async () => {
    await buildWebWhereMissing()
    await sstBuild()
  }, 120_000)

  afterAll(() => rmSync(out, { recursive: true, force: true }))

  it('bundles every handler for Node 24 on arm64', () => {
    const functions = builtFunctions()
    expect(functions).toHaveLength(9)
    for (const it of functions) expect(it).toMatchObject({ Runtime: 'nodejs24.x', Architectures: ['arm64'] })
  })

  it('makes bundles that stand alone: each loads without node_modules and has its handler', async () => {
    const loads =
      'const { handler } = await import(process.argv[1]); process.exit(typeof handler === "function" ? 0 : 1)'
    for (const it of builtFunctions()) await run('node', ['--input-type=module', '-e', loads, bundle(it)])
  }, 60_000)
})
