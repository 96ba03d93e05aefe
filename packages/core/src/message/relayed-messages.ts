import type { Message } from '@foyer/contracts/message'
import { moneyMessages } from './money-changes.ts'
import { type ItemChange, newMessages } from './new-messages.ts'
import { rowMessages } from './row-changes.ts'
import { stockMessages } from './stock-changes.ts'
import { sumMessages } from './sum-changes.ts'
import { useMessages } from './use-changes.ts'

/**
 * What follows from each of these changes: the messages that it added to its item (docs/decisions/0003), that its event is to be
 * counted again (0091), that rows of lists have changed (0092), that an organizer's sums have (0115), that uses of promo codes
 * have (0111), and that an order's money has moved (0136).
 */
export function relayedMessages(changes: readonly (ItemChange | undefined)[], now: Date): Message[][] {
  const [stock, rows] = [stockMessages(changes, now), rowMessages(changes)]
  const [sums, uses] = [sumMessages(changes, now), useMessages(changes)]
  const moved = moneyMessages(changes)
  return changes.map((change, index) => [
    ...newMessages(change),
    ...(stock[index] ?? []),
    ...(rows[index] ?? []),
    ...(sums[index] ?? []),
    ...(uses[index] ?? []),
    ...(moved[index] ?? []),
  ])
}
