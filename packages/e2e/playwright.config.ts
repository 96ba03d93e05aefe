import { defineConfig } from '@playwright/test'
import { shellLaunch } from './src/browser/chromium-launch.ts'
import { slowness } from './src/browser/slow-pages.ts'
import { foyerServer } from './src/foyer/foyer-server.ts'

export default defineConfig({
  testDir: 'src/journeys',
  outputDir: 'test-results',
  // Half of a journey is waiting: for an answer, or for a movement to end. Two of them leave two cores idle a fifth of the time.
  workers: 3,
  // A journey that passes only sometimes is mended, never repeated.
  retries: 0,
  // What hangs ends by the times below. This is for the longest journeys.
  timeout: 300_000 * slowness,
  expect: { timeout: 20_000, toPass: { timeout: 60_000 } },
  reporter: 'list',
  use: {
    baseURL: process.env.FOYER_URL,
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
    launchOptions: shellLaunch(),
    // A journey waits for each movement to end, and to draw it costs a tenth of all. Some keep it: `withMotion`.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    // A failure leaves its page as text. `--trace on` records a journey, which takes a sixth longer.
  },
  webServer: foyerServer({ isSeeded: false }),
})
