import { AsyncLocalStorage } from 'node:async_hooks'
import { takeDatesOffAnswers } from '../../hostile/dateless-answers.ts'

/** How far a world's time is ahead of the machine's. */
export interface WorldClock {
  aheadMs: number
}

const clocks = new AsyncLocalStorage<WorldClock>()

/** Does work in a world's time: every `Date` in it, however deep, has that world's time. */
export function inTimeOf<Answer>(clock: WorldClock, work: () => Promise<Answer>): Promise<Answer> {
  return clocks.run(clock, work)
}

/**
 * Gives each of several worlds in one process its own time: verbs, consumers and webhook signatures use `Date`,
 * which here depends on the calling world. Timers stay the machine's. Returns a function that ends it.
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
