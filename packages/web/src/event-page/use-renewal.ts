import type { PublicEvent } from '@foyer/contracts/event/public-event'
import { useEffect, useState } from 'react'
import { askAtStart } from './ask-at-start.ts'

/** Timers of browsers hold 24 days. A page that is open for longer was surely looked at in between. */
const longestWait = 24 * 86_400_000
/** What is left is counted a moment after it changes (docs/decisions/0091), so it is asked for this long. */
const settles = 15_000

/**
 * Asks again when what the page shows may no longer be true: when somebody comes back to it, and when a sale or the event itself ends. The
 * server's clock decides. Returns what to call after a refusal. `refresh` must be stable.
 */
export function useRenewal(event: PublicEvent, refresh: () => void): () => void {
  const [refusals, setRefusals] = useState(0)
  useEffect(() => (refusals > 0 ? askForAWhile(refresh) : undefined), [refusals, refresh])
  useEffect(() => {
    const seen = () => document.visibilityState === 'visible' && refresh()
    document.addEventListener('visibilitychange', seen)
    return () => document.removeEventListener('visibilitychange', seen)
  }, [refresh])
  const ends = endsOf(event).join()
  const [rounds, setRounds] = useState(0)
  // By what the ends are: an answer that still shows the sale must not stop the asking.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next round looks for the next end
  useEffect(() => {
    const wait = nextEnd(ends.split(','), Date.now()) - Date.now()
    if (!(wait < longestWait)) return
    let end = () => {}
    const timer = setTimeout(() => {
      end = askForAWhile(refresh, () => setRounds((count) => count + 1))
    }, wait)
    return () => {
      clearTimeout(timer)
      end()
    }
  }, [ends, rounds, refresh])
  return () => {
    refresh()
    setRefusals((count) => count + 1)
  }
}

/** Returns how to end it early. */
function askForAWhile(ask: () => void, then = () => {}): () => void {
  const end = askAtStart(ask)
  const timer = setTimeout(() => {
    end()
    then()
  }, settles)
  return () => {
    clearTimeout(timer)
    end()
  }
}

/** When sales and the event end: UTC instants, in no order. */
export function endsOf({ end_date, tickets }: PublicEvent): string[] {
  const sold = tickets.flatMap((ticket) => [ticket, ...ticket.prices])
  return [...sold.map(({ sale_end_date }) => sale_end_date), end_date].filter((at) => at !== null)
}

/** The first that is ahead, in milliseconds; infinity if there is none. */
export function nextEnd(ends: readonly string[], now: number): number {
  return Math.min(...ends.map((at) => Date.parse(at)).filter((at) => at > now))
}
