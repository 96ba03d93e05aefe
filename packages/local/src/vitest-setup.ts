import { startStandIns } from './stand-ins/start-stand-ins.ts'

/** Starts the stand-ins in memory, once for all test files, and hands their environment to the workers. */
export async function setup() {
  const standIns = await startStandIns({ directory: null })
  Object.assign(process.env, standIns.env)
  return () => standIns.stop()
}
