import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

interface Where {
  env?: Record<string, string>
  cwd?: string
}

/** Runs a tool and returns its output, or throws it as the error's text. */
export function runTool(
  command: string,
  args: string[],
  { env = {}, cwd = '.' }: Where = {},
): Promise<string> {
  // Other tests' stand-ins would otherwise override this one's address.
  const inherited = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(AWS_|NODE_ENV$|VITEST$)/.test(name)),
  )
  const child = spawn(command, args, {
    cwd,
    env: { ...inherited, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk
    })
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code, signal) =>
      code === 0
        ? resolve(output)
        : reject(
            new Error(`${command} ${args[0]} ended with ${code ?? signal}: ${lastSaid(output)}\n${output}`),
          ),
    )
  })
}

/** What a tool said in the end, for the first line of an error: reports of a run show no more. */
function lastSaid(output: string): string {
  const lines = stripVTControlCharacters(output).split('\n')
  return lines
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(-4)
    .join(' | ')
}

/** The environment by which SST's commands and our functions ask a stand-in instead of AWS. */
export function atStandIn(url: string) {
  return {
    AWS_ENDPOINT_URL: url,
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
    AWS_REGION: 'eu-central-1',
  }
}

/** SST's own command, against the stand-in at that address. */
export function runSst(url: string, args: string[], where: Where = {}): Promise<string> {
  const quick = { SST_TELEMETRY_DISABLED: '1', SST_BUILD_CONCURRENCY: '2', CI: 'true' }
  const env = { ...atStandIn(url), ...quick, ...where.env }
  return runTool('node', ['node_modules/sst/cli/sst.js', ...args], { ...where, env })
}

/** A deployment uploads the built web app. */
export async function buildWebWhereMissing(): Promise<void> {
  const built = ['client/index.html', 'server/render-pages.js']
  if (built.every((file) => existsSync(`packages/web/dist/${file}`))) return
  const { packageManager } = JSON.parse(readFileSync('package.json', 'utf8'))
  await runTool('npx', ['--yes', packageManager, '--filter', '@foyer/web', 'build'])
}
