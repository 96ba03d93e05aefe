import { defineConfig } from '@playwright/test'
import type { EngineOptions } from './src/engine/engine-test.ts'
import { foyerServer } from './src/foyer/foyer-server.ts'

/** Smokes that every release must pass in the engines of Firefox and Safari. */
export default defineConfig<EngineOptions>({
  testDir: 'src/smokes',
  outputDir: 'test-results/engines',
  workers: 1,
  // A smoke that passes only sometimes is mended, never repeated.
  retries: 0,
  timeout: 300_000,
  reporter: 'list',
  use: { baseURL: process.env.FOYER_URL },
  projects: [
    { name: 'firefox', use: { engine: 'firefox' } },
    { name: 'webkit', use: { engine: 'webkit' } },
  ],
  webServer: foyerServer({ isSeeded: false }),
})
