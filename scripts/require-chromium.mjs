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

const shell = '/usr/bin/chromium-headless-shell'

/** Finds what runs the journeys: Chromium's headless shell where Debian has it, else Chromium. Installs it if that is allowed. */
export async function findHeadlessChromium() {
  if (process.env.CHROMIUM_PATH && existsSync(process.env.CHROMIUM_PATH)) return process.env.CHROMIUM_PATH
  if (!existsSync(shell)) await installDebianPackage('chromium-headless-shell')
  return existsSync(shell) ? shell : findChromium()
}
