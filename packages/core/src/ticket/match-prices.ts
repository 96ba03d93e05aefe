import type { TicketBody } from '@foyer/contracts/ticket/ticket'
import { AppError } from '../app-error.ts'
import type { KeptPrice } from '../store/ticket/ticket-entity.ts'

type PriceBody = TicketBody['prices'][number]

export interface MatchedPrices {
  /** In the body's order; `before` is missing for a new price. */
  wanted: { body: PriceBody; before: KeptPrice | undefined }[]
  removed: KeptPrice[]
}

/**
 * Which of a ticket's prices a body means, by id: prices keep their ids, and with them their stock. Where there is one price
 * on both sides the id may be left out. Error: `request.invalid` for an id that the ticket lacks, or given twice.
 */
export function matchPrices(before: readonly KeptPrice[], bodies: readonly PriceBody[]): MatchedPrices {
  const isOnlyOne = before.length === 1 && bodies.length === 1
  const wanted = bodies.map((body, index) => {
    const known = before.find(({ id }) => id === body.id)
    const isRepeated = body.id !== undefined && bodies.findIndex(({ id }) => id === body.id) !== index
    if ((body.id !== undefined && !known) || isRepeated) throw unknownPrice(index)
    return { body, before: known ?? (isOnlyOne ? before[0] : undefined) }
  })
  const removed = before.filter((price) => wanted.every((kept) => kept.before?.id !== price.id))
  return { wanted, removed }
}

function unknownPrice(index: number): AppError {
  const errors = { [`prices.${index}.id`]: ['This ticket has no such price.'] }
  return new AppError('request.invalid', { errors })
}
