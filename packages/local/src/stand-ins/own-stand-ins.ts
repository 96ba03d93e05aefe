import { afterAll } from 'vitest'
import { startStandIns } from './start-stand-ins.ts'

// Keys in the environment mean Stripe itself; here they are those of the stand-ins that other tests share.
delete process.env.STRIPE_SECRET_KEY
delete process.env.STRIPE_PUBLISHABLE_KEY

/** Stand-ins that one proof has to itself: it may pump, hold and drop messages as it likes. Started before its imports. */
export const standIns = await startStandIns({ directory: null })
Object.assign(process.env, standIns.env)
afterAll(() => standIns.stop())
