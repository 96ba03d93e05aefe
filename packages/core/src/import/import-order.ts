import type { ImportOutcome } from '@foyer/contracts/import/import-report'
import { changeAttendee, settleAttendee } from '../attendee/change-attendee.ts'
import { takeFromEvent } from '../hold/take-from-event.ts'
import { withMailing } from '../mail/require-mailing.ts'
import { withTakes } from '../order/new-order.ts'
import { completionMessages } from '../order-state/order-states.ts'
import { writeTaking } from '../order-state/write-order.ts'
import { poolChanges } from '../pool/pool-change.ts'
import { writeAttendees } from '../store/attendee/write-attendees.ts'
import { addressHash } from '../store/email/sent-email-entity.ts'
import { type ImportClaimItem, madeClaim, readClaims } from '../store/import/import-claim-entity.ts'
import type { ImportItem } from '../store/import/import-entity.ts'
import { untilWritten } from '../table/write.ts'
import { type AppError, type Context, isAppError, refusalIn } from '../verb.ts'
import { claimBarcodes, releaseBarcodes } from './claim-barcodes.ts'
import { type ImportedOrder, importedOrder, ticketOf } from './imported-order.ts'
import type { PlannedOrder } from './plan-orders.ts'
import { RefusedOrder } from './plan-orders.ts'
import type { Problem } from './reader/given-row.ts'
import { updateImported } from './update-imported.ts'

/** The outcome of an order's rows. `wanted`: places that it would have needed, by pool. */
export interface OrderResult {
  outcome: ImportOutcome
  problem?: Problem
  wanted?: Record<string, number>
}

interface Known {
  /** The claim as it was read with others, a moment ago. */
  claim: ImportClaimItem | undefined
}

/**
 * Imports one order: makes it, or corrects the one that an import made before. Any number of times and side by side with the same end; only
 * one of two imports makes it (docs/decisions/0133).
 */
export async function importOrder(
  ctx: Context,
  item: ImportItem,
  planned: PlannedOrder,
  { claim: known }: Known,
): Promise<OrderResult> {
  return untilWritten(async (attempted) => {
    const claim =
      attempted === 0
        ? known
        : (await readClaims(item.event_id, [planned.external_id])).get(planned.external_id)
    if (claim) return correct(ctx, item, planned, claim)
    const made = await make(ctx, item, planned)
    return made === 'lost' ? 'lost' : made
  })
}

/** What an order that was imported before becomes: what was sold stays, and what is known of people is corrected. */
export function againResult(
  { id }: Pick<ImportItem, 'id'>,
  planned: PlannedOrder,
  claim: ImportClaimItem,
): OrderResult {
  if (claim.sold !== planned.sold) return { outcome: 'refused', problem: soldDiffers }
  if (claim.import_id === id) return { outcome: 'created' }
  if (claim.updated_by === id && claim.told === planned.told) return { outcome: 'updated' }
  return { outcome: claim.told === planned.told ? 'unchanged' : 'updated' }
}

async function correct(
  ctx: Context,
  item: ImportItem,
  planned: PlannedOrder,
  claim: ImportClaimItem,
): Promise<OrderResult> {
  const result = againResult(item, planned, claim)
  if (result.outcome === 'created') await admit(item, planned, claim)
  if (result.outcome === 'updated') {
    try {
      if (claim.told !== planned.told) await updateImported(ctx, item, planned, claim)
    } catch (error) {
      const problem = problemOf(error)
      if (!problem) throw error
      return { outcome: 'refused', problem }
    }
    await admit(item, planned, claim)
  }
  return result
}

const soldDiffers = {
  code: 'row.sold_differs',
  message:
    'This order was imported with other tickets, amounts, dates or codes. Change it in Foyer, or undo that import.',
}

async function make(ctx: Context, item: ImportItem, planned: PlannedOrder): Promise<OrderResult | 'lost'> {
  let last: ImportedOrder | undefined
  try {
    const plan = await mailing(ctx, item, planned, () =>
      takeFromEvent(ctx, item.event_id, {
        plan: (graph) => {
          last = importedOrder(ctx, graph, item, planned)
          return last
        },
        write: async ({ order, holders, claim }, takes, holds) => {
          await writeAttendees(ctx, order, holders)
          await claimBarcodes(item.event_id, holders)
          return writeTaking({
            before: null,
            after: withTakes(order, takes),
            pools: [...holds, ...poolChanges('sell', takes)],
            messages: completionMessages(order),
            claim: madeClaim(claim),
          })
        },
      }),
    )
    if (plan === 'lost') return 'lost'
    await admit(item, planned, plan.plan.claim)
    return { outcome: 'created' }
  } catch (error) {
    const problem = problemOf(error)
    if (!problem) throw error
    await releaseBarcodes(item.event_id, last?.holders ?? [])
    return { outcome: 'refused', problem, wanted: wantedBy(error, last) }
  }
}

/** Takes the emails of an order that is to be sent from the account's budget for the day. */
async function mailing<Done>(
  ctx: Context,
  { account_id, body }: ImportItem,
  { tickets }: PlannedOrder,
  act: () => Promise<Done>,
): Promise<Done> {
  const addresses = tickets.flatMap(({ given }) => [given.email, given.buyer_email])
  const people = new Set(addresses.flatMap((address) => (address ? [addressHash(address)] : [])))
  return withMailing(ctx, { account_id, mails: body.send_tickets ? people.size : 0 }, act)
}

/** Why an order is refused for good; null for what a later attempt may do. */
function problemOf(error: unknown): Problem | null {
  if (error instanceof RefusedOrder) return error.problem
  const refusal = refusalIn(error)
  if (!refusal || refusal.code === 'server.busy') return null
  if (refusal.code === 'order.sold_out') return noPlace
  return { code: refusal.code, message: refusal.message }
}

export const noPlace = {
  code: 'order.sold_out',
  message: 'No place is left. Raise the quantity of the ticket as the report says, then import again.',
}

function wantedBy(error: unknown, last: ImportedOrder | undefined): Record<string, number> {
  if (!isAppError(error, 'order.sold_out') || !last) return {}
  const { pool_ids = [] } = (error as AppError<'order.sold_out'>).details ?? {}
  const short = last.wants.filter(({ pool_id }) => pool_ids.includes(pool_id))
  return Object.fromEntries(short.map(({ pool_id, quantity }) => [pool_id, quantity]))
}

/** Enters the admissions that tickets had in the other system, once each. */
async function admit(item: ImportItem, { tickets }: PlannedOrder, claim: ImportClaimItem): Promise<void> {
  const { check_in_list_id } = item.body
  if (!check_in_list_id) return
  for (const ticket of claim.tickets) {
    const given = ticketOf(tickets, claim, ticket)?.given
    if (!given?.checked_in_at || !(await settleAttendee(ticket.short_id))) continue
    const { checked_in_at } = given
    await changeAttendee(ticket.short_id, ({ check_ins, status }) => {
      if (status !== 'ACTIVE' || check_ins[check_in_list_id]) return null
      const scan_id = `import-${ticket.short_id}`
      return { set: { check_ins: { ...check_ins, [check_in_list_id]: { checked_in_at, scan_id } } } }
    })
  }
}
