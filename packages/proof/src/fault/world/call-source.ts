import type { Source } from './source.ts'

/** Lambda repeats a failed call twice. */
const mostTries = 3

/** Calls of one function by another that waits for no answer, one after the other; a call that died is made again, as Lambda does. */
export function callSource(options: {
  take: (next: (name: string, event: unknown) => void) => void
  handle: (event: unknown) => Promise<unknown>
}): Source & { clear: () => void } {
  let waiting: { event: unknown; tries: number }[] = []
  options.take((_name, event) => {
    waiting.push({ event, tries: 0 })
  })
  return {
    async deliver(trust) {
      const [one, ...others] = waiting
      if (!one) return false
      one.tries += 1
      const isLast = trust === 'at most once' || one.tries >= mostTries
      waiting = isLast ? others : [...others, one]
      await options.handle(one.event)
      waiting = waiting.filter((other) => other !== one)
      return true
    },
    clear() {
      waiting = []
    },
  }
}
