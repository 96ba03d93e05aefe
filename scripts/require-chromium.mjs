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
export async function findChromium() {
  const found = find()
  if (found) return found
  await installDebianPackage('chromium')
  return find()
}
