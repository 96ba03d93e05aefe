import { readFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { root, run } from './command.mjs'
import { StopWithMessage } from './stop-with-message.mjs'

/** Installs exactly the lockfile's versions, with the pnpm that package.json pins. */
export async function installDependencies() {
  const { packageManager } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  console.log('  · Installing dependencies')
  // This call already uses the pinned version, so pnpm must not look for another build of itself.
  const env = { ...process.env, CI: 'true', pnpm_config_pm_on_fail: 'ignore' }
  const { code, output } = await run('npx', ['--yes', packageManager, 'install', '--frozen-lockfile'], {
    env,
  })
  if (code !== 0) throw new StopWithMessage(`${output}\nThe dependencies could not be installed (see above).`)
}
