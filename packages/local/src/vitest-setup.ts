import { keptStandIns } from './stand-ins/kept-stand-ins.ts'
import { startStandIns } from './stand-ins/start-stand-ins.ts'

const mark = 'STAND_INS_OF'

/**
 * Hands the environment of stand-ins to the workers: of those that `pnpm stand-ins` keeps up, or of its own, in memory, started
 * once for all projects. `npm test` always takes its own (`OWN_STAND_INS`).
 */
export async function setup() {
  if (process.env[mark] === String(process.pid)) return
  process.env[mark] = String(process.pid)
  const kept = process.env.OWN_STAND_INS ? null : await keptStandIns()
  const own = kept ? null : await startStandIns({ directory: null })
  Object.assign(process.env, kept ?? own?.env)
  return () => own?.stop()
}
