import { existsSync } from 'node:fs'
import process from 'node:process'
import { run } from './command.mjs'

let indexIsFresh = false

/** On Debian and Ubuntu, as root. */
export function canInstallDebianPackages() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
}

/** Installs a Debian or Ubuntu package where that is allowed; resolves to whether it is there afterwards. */
export async function installDebianPackage(name) {
  if (!canInstallDebianPackages()) return false
  console.log(`  · Installing ${name}`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  if (!indexIsFresh) await run('apt-get', ['update', '-qq'], { env })
  indexIsFresh = true
  const { code } = await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { env })
  return code === 0
}
