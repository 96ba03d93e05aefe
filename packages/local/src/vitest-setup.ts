import { keptStandIns } from './stand-ins/kept-stand-ins.ts'
import { startStandIns } from './stand-ins/start-stand-ins.ts'

const mark = 'STAND_INS_OF'

/**
 * Gives the workers the environment of stand-ins: of those that `pnpm stand-ins` keeps running, or of new ones in memory,
 * started once for all projects. `npm test` always starts new ones (`OWN_STAND_INS`).
 */
export async function setup() {
  if (process.env[mark] === String(process.pid)) return
  process.env[mark] = String(process.pid)
  const kept = process.env.OWN_STAND_INS ? null : await keptStandIns()
  const own = kept
    ? null
    : await startStandIns({ directory: null, webhookRetrySeconds: [], isDynamoDbCompiledThoroughly: true })
  Object.assign(process.env, kept ?? own?.env)
  return () => own?.stop()
}
