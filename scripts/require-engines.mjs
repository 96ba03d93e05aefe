import { existsSync } from 'node:fs'
import process from 'node:process'
import { installDebianPackage } from './debian-package.mjs'

/** Debian's packages for the smokes, each with the file that they use. Ubuntu's Firefox is a snap, which cannot be driven. */
const needed = {
  'firefox-esr': '/usr/bin/firefox-esr',
  'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
  xvfb: '/usr/bin/Xvfb',
  'python3-gi': '/usr/lib/python3/dist-packages/gi/__init__.py',
  'gir1.2-webkit2-4.1': 'WebKit2-4.1.typelib',
}

const typelibs = ['/usr/lib', '/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu'].map(
  (folder) => `${folder}/girepository-1.0`,
)

const firefox = () =>
  [process.env.FIREFOX_PATH, needed['firefox-esr']].find((place) => place && existsSync(place))

function isThere(name) {
  if (name === 'firefox-esr') return Boolean(firefox())
  const place = needed[name]
  return place.startsWith('/')
    ? existsSync(place)
    : typelibs.some((folder) => existsSync(`${folder}/${place}`))
}

const missing = () => Object.keys(needed).filter((name) => !isThere(name))

export const installHint = `Firefox or WebKitGTK is missing. On Debian, install ${Object.keys(needed).join(', ')}. FIREFOX_PATH may name another Firefox.`

/** The environment of the smokes in Firefox and WebKit. Installs them if that is allowed. Null when something is missing. */
export async function findEngines() {
  for (const name of missing()) await installDebianPackage(name)
  return missing().length === 0 ? { FIREFOX_PATH: firefox() } : null
}
