import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { PlaywrightTestConfig } from '@playwright/test'

const root = fileURLToPath(new URL('../../../..', import.meta.url))

/**
 * Starts Foyer for the journeys, in memory on a free port, unless `FOYER_URL` names a running one. When it says that it is
 * ready, Playwright puts its address into that variable for the workers.
 */
export function foyerServer({ isSeeded }: { isSeeded: boolean }): PlaywrightTestConfig['webServer'] {
  if (process.env.FOYER_URL) return undefined
  const node = path.join(root, 'node_modules/node/bin/node')
  const options = ['--in-memory', isSeeded ? '--seed' : '--no-seed', '--port', '0']
  return {
    command: ['exec', node, '--import', 'tsx', 'packages/demo/src/start.ts', ...options].join(' '),
    cwd: root,
    wait: { stdout: /Foyer +(?<foyer_url>http\S+)[\s\S]*Ctrl-C/ },
    // The web app may have to be built first.
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  }
}

/** The address of the Foyer under test, inside a journey. */
export function foyerUrl(): string {
  const url = process.env.FOYER_URL
  if (!url) throw new Error('No Foyer was started: run the journeys with playwright.config.ts.')
  return url
}
