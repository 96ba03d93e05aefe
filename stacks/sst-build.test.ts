import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startAwsStandIn } from './testing/aws-stand-in.ts'

interface Resource {
  Type: string
  Properties: Record<string, unknown>
}

const out = mkdtempSync(join(tmpdir(), 'foyer-sst-build-'))

/** Runs a tool of the workspace and gives its output back when it fails. */
function run(command: string, args: string[], env: Record<string, string> = {}): Promise<void> {
  const { NODE_ENV: _testing, ...inherited } = process.env
  const child = spawn(command, args, { env: { ...inherited, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${command} ${args[0]}\n${output}`)),
    )
  })
}

function builtFunctions(): Resource['Properties'][] {
  const templates = readdirSync(out).filter((file) => file.endsWith('.template.json'))
  const resources = templates.flatMap((file) => {
    const template = JSON.parse(readFileSync(join(out, file), 'utf8'))
    return Object.values<Resource>(template.Resources)
  })
  return resources
    .filter((it) => it.Type === 'AWS::Lambda::Function')
    .map((it) => it.Properties)
    .filter((it) => String(it.FunctionName).startsWith('test-foyer-'))
}

describe('sst build', () => {
  beforeAll(async () => {
    if (!existsSync('packages/web/dist/client/index.html')) {
      await run('node', ['../../node_modules/vite/bin/vite.js', 'build'])
    }
    const aws = await startAwsStandIn()
    try {
      await run('node', ['node_modules/sst/cli/sst.js', 'build', '--stage', 'test', '--to', out], {
        AWS_ENDPOINT_URL: aws.url,
        AWS_ACCESS_KEY_ID: 'test',
        AWS_SECRET_ACCESS_KEY: 'test',
        AWS_REGION: 'eu-central-1',
        SST_TELEMETRY_DISABLED: '1',
        SST_BUILD_CONCURRENCY: '2',
      })
    } finally {
      await aws.stop()
    }
  }, 120_000)

  afterAll(() => rmSync(out, { recursive: true, force: true }))

  it('bundles every handler for Node 24 on arm64', () => {
    const functions = builtFunctions()
    expect(functions).toHaveLength(9)
    for (const it of functions) expect(it).toMatchObject({ Runtime: 'nodejs24.x', Architectures: ['arm64'] })
  })
})
