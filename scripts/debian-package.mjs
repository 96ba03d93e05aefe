import { existsSync } from 'node:fs'
import process from 'node:process'
import { run } from './command.mjs'

let indexIsFresh = false

/** Whether this is Debian or Ubuntu, as root. */
export function canInstallDebianPackages() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
}

/** Installs a Debian or Ubuntu package if that is allowed. Resolves to whether the package is installed. */
export async function installDebianPackage(name) {
  if (!canInstallDebianPackages()) return false
  console.log(`  · Installing ${name}`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  if (!indexIsFresh) await run('apt-get', ['update', '-qq'], { env })
  indexIsFresh = true
  const { code } = await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { env })
  return code === 0
}
