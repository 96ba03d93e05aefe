import { bookEvent, type LedgerDrift, rebuildLedger } from '@foyer/core/repair/rebuild-ledger'
import { systemContext } from '@foyer/core/verb'
import type { CommandInput } from './command.ts'
import { counted } from './counted.ts'
import { requireEventId } from './require-event-id.ts'

/** A sale is booked seconds after it, unless its queue is stuck. */
const secondsBetweenLooks = 10

/** Prints what the ledger lacks of an event by its orders and by Stripe, and writes it if asked. Answers whether all is well afterwards. */
export async function checkLedger({ words, options, terminal, say }: CommandInput): Promise<boolean> {
  const event_id = await requireEventId(words[0])
  let found = await rebuildLedger(event_id)
  if (found.length > 0) {
    await terminal.wait(secondsBetweenLooks)
    const seen = new Set(found.map(nameOf))
    found = (await rebuildLedger(event_id)).filter((drift) => seen.has(nameOf(drift)))
  }
  if (options.mend && found.length > 0) {
    await bookEvent(systemContext('check-ledger'), event_id)
    found = await rebuildLedger(event_id)
  }
  for (const { line_id, gross } of found) say(`The ledger lacks ${line_id} of ${gross}.`)
  say(
    found.length === 0
      ? 'The ledger agrees with the orders and with Stripe.'
      : `Wrong: ${counted(found.length, 'line')}.`,
  )
  return found.length === 0
}

const nameOf = ({ line_id }: LedgerDrift) => line_id
