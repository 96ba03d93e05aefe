import { announceStandIns } from './kept-stand-ins.ts'
import { startStandIns } from './start-stand-ins.ts'

/** `pnpm stand-ins`: starts what stands in for AWS and Stripe, in memory, and keeps it running between test runs. */
const standIns = await startStandIns({ directory: null })
const withdraw = announceStandIns(standIns.env)
console.log('Stand-ins are up. Tests find them by themselves, until Ctrl-C.')

async function end(): Promise<void> {
  withdraw()
  await standIns.stop()
  process.exit(0)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void end())
