import { type StandIns, startStandIns } from './start-stand-ins.ts'

// Keys in the environment usually mean Stripe itself. Here they belong to the stand-ins that other tests share.
delete process.env.STRIPE_SECRET_KEY
delete process.env.STRIPE_PUBLISHABLE_KEY

const shared = globalThis as { ownStandIns?: StandIns }

/**
 * Stand-ins of this process alone: its tests may pump, hold and drop messages. Start them before the imports of tests. They end with the
 * process, and files that share it share them.
 */
shared.ownStandIns ??= await startStandIns({ directory: null })
export const standIns = shared.ownStandIns
Object.assign(process.env, standIns.env)
