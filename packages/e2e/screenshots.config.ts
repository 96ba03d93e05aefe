import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'
import { foyerServer } from './src/foyer/foyer-server.ts'

/** Takes pictures of the screens with the demo account's data, into `screenshots/` of the repository. */
export default defineConfig({
  ...journeys,
  testDir: 'src/screenshots',
  retries: 0,
  timeout: 900_000,
  webServer: foyerServer({ isSeeded: true }),
})
