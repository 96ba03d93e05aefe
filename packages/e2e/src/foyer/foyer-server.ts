import { createServer } from 'node:net'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { PlaywrightTestConfig } from '@playwright/test'

const root = fileURLToPath(new URL('../../../..', import.meta.url))

interface FoyerServer {
  url: string
  start: PlaywrightTestConfig['webServer']
}

/**
 * A Foyer of the journeys' own, in memory on a free port; or the running one that `FOYER_URL` names. Each worker
 * reads the configuration again, so the first one leaves the address in the environment for them.
 */
export async function foyerServer({ isSeeded }: { isSeeded: boolean }): Promise<FoyerServer> {
  const running = process.env.FOYER_URL
  if (running) return { url: running, start: undefined }
  process.env.FOYER_JOURNEY_PORT ??= String(await freePort())
  const port = process.env.FOYER_JOURNEY_PORT
  const url = `http://localhost:${port}`
  process.env.FOYER_JOURNEY_URL = url
  const node = path.join(root, 'node_modules/node/bin/node')
  const options = ['--in-memory', isSeeded ? '--seed' : '--no-seed', '--port', port]
  return {
    url,
    start: {
      command: ['exec', node, '--import', 'tsx', 'packages/local/src/main.ts', ...options].join(' '),
      cwd: root,
      url,
      // The web app may have to be built first.
      timeout: 240_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
      stdout: process.env.FOYER_LOG ? 'pipe' : 'ignore',
      stderr: 'pipe',
    },
  }
}

/** The address of the Foyer under test, inside a journey. */
export function foyerUrl(): string {
  const url = process.env.FOYER_URL ?? process.env.FOYER_JOURNEY_URL
  if (!url) throw new Error('playwright.config.ts was not read.')
  return url
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
