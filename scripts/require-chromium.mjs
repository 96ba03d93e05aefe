import { existsSync } from 'node:fs'
import process from 'node:process'
import { installDebianPackage } from './debian-package.mjs'

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const find = () => [process.env.CHROMIUM_PATH, ...places].find((place) => place && existsSync(place)) ?? null

/** Finds Chromium, and installs it if that is allowed. Answers its path, or null when there is none. */
async function findChromium() {
  const found = find()
  if (found) return found
  await installDebianPackage('chromium')
  return find()
}

const shell = () =>
  [process.env.CHROMIUM_SHELL_PATH, '/usr/bin/chromium-headless-shell'].find(
    (place) => place && existsSync(place),
  )

/**
 * The environment of the journeys: Chromium, and its headless shell where Debian has it. Installs them if that is allowed. Null when Chromium is missing.
 */
export async function findBrowsers() {
  const chromium = await findChromium()
  if (!chromium) return null
  if (!shell()) await installDebianPackage('chromium-headless-shell')
  return { CHROMIUM_PATH: chromium, ...(shell() ? { CHROMIUM_SHELL_PATH: shell() } : {}) }
}
