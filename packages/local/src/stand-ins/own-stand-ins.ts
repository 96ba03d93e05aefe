import { afterAll } from 'vitest'
import { startStandIns } from './start-stand-ins.ts'

// Keys in the environment usually mean Stripe itself. Here they belong to the stand-ins that other tests share.
delete process.env.STRIPE_SECRET_KEY
delete process.env.STRIPE_PUBLISHABLE_KEY

/** Stand-ins for one proof alone, which may pump, hold and drop messages. Start them before its imports. */
export const standIns = await startStandIns({ directory: null })
Object.assign(process.env, standIns.env)
afterAll(() => standIns.stop())
