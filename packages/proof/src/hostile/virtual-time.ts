import { syncBuiltinESMExports } from 'node:module'
import { setImmediate as nextTurn } from 'node:timers/promises'
import FakeTimers from '@sinonjs/fake-timers'
import { takeDatesOffAnswers } from './dateless-answers.ts'

let inMachine = 0

/** Runs work that takes real time, such as a request to a stand-in, while virtual time is stopped. */
export async function inMachineTime<Result>(work: () => Promise<Result>): Promise<Result> {
  inMachine += 1
  try {
    return await work()
  } finally {
    inMachine -= 1
  }
}

/** After this many turns of Node's loop without a request, everybody is waiting for a timer. */
const quietTurns = 4

/**
 * Runs something in a time that passes only while everybody waits: `Date`, `performance.now`, `setTimeout` and that of
 * `node:timers/promises`, of this whole process, so of product and SDK too. Requests to DynamoDB by clients with a layer
 * (`onClient`) take only the layer's time, so the result is what AWS would take, not this machine. Other work that takes
 * real time must run in `inMachineTime`.
 */
export async function inVirtualTime<Result>(run: () => Promise<Result>): Promise<Result> {
  const clock = FakeTimers.install({
    now: Date.now(),
    toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'],
    shouldClearNativeTimers: true,
  })
  syncBuiltinESMExports()
  const endDateless = takeDatesOffAnswers()
  let isOver = false
  const running = run().finally(() => {
    isOver = true
  })
  running.catch(() => {})
  try {
    let quiet = 0
    while (!isOver) {
      await nextTurn()
      quiet = inMachine > 0 ? 0 : quiet + 1
      if (quiet < quietTurns || isOver) continue
      if (clock.countTimers() === 0) throw new Error('Everybody waits, and for nothing: use inMachineTime.')
      clock.next()
      quiet = 0
    }
    return await running
  } finally {
    endDateless()
    clock.uninstall()
    syncBuiltinESMExports()
  }
}
