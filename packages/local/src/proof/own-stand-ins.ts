import { afterAll } from 'vitest'
import { startStandIns } from '../stand-ins/start-stand-ins.ts'

/** Stand-ins that one proof has to itself: it may pump, hold and drop messages as it likes. Started before its imports. */
export const standIns = await startStandIns({ directory: null })
Object.assign(process.env, standIns.env)
afterAll(() => standIns.stop())
