import { AsyncLocalStorage } from 'node:async_hooks'
import { takeDatesOffAnswers } from '../../hostile/dateless-answers.ts'

/** How far a world's time is ahead of the machine's. */
export interface WorldClock {
  aheadMs: number
}

const clocks = new AsyncLocalStorage<WorldClock>()

/** Does work in a world's time: whatever asks `Date` in there, however deep, is told that world's moment. */
export function inTimeOf<Answer>(clock: WorldClock, work: () => Promise<Answer>): Promise<Answer> {
  return clocks.run(clock, work)
}

/**
 * Lets several worlds of one process each have a time of their own: verbs, consumers and webhook signatures ask `Date`,
 * which here answers by the world that asks. Timers stay the machine's. Answers how to end it.
 */
export function installWorldClocks(): () => void {
  const MachineDate = Date
  const now = () => MachineDate.now() + (clocks.getStore()?.aheadMs ?? 0)
  globalThis.Date = new Proxy(MachineDate, {
    construct: (target, given) => Reflect.construct(target, given.length === 0 ? [now()] : given),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  })
  const endDateless = takeDatesOffAnswers()
  return () => {
    globalThis.Date = MachineDate
    endDateless()
  }
}
