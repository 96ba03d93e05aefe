import type { Attendee } from '@foyer/contracts/attendee/attendee'
import type { reactivateAttendee as endpoint } from '@foyer/contracts/attendee/attendee-endpoints'
import type { ParsedInput } from '@foyer/contracts/endpoint'
import { AppError } from '../app-error.ts'
import type { Context } from '../context.ts'
import { poolWants } from '../hold/pool-wants.ts'
import { takeFromEvent } from '../hold/take-from-event.ts'
import { withMailing } from '../mail/require-mailing.ts'
import { changedTicket } from '../order-state/change-ticket.ts'
import { writeTaking } from '../order-state/write-order.ts'
import { poolChanges } from '../pool/pool-change.ts'
import { untilWritten } from '../table/until-written.ts'
import { requireTicketOfOrder } from './require-ticket-of-order.ts'
import { showAttendee } from './show-attendee.ts'

/**
 * Makes a cancelled ticket valid again, if there is stock for it; its holder gets it again (F12; specification §4).
 * Errors: event.not_found, attendee.not_found, attendee.not_cancelled, order.not_completed, order.sold_out,
 * order.too_large, those of `withMailing`.
 */
export async function reactivateAttendee(
  ctx: Context,
  { params }: ParsedInput<typeof endpoint>,
): Promise<Attendee> {
  const { account_id } = (await requireTicketOfOrder(ctx, params)).order
  return withMailing(ctx, { account_id, mails: 1 }, () => reactivate(ctx, params))
}

function reactivate(ctx: Context, params: ParsedInput<typeof endpoint>['params']): Promise<Attendee> {
  return untilWritten(async () => {
    const { order, slot } = await requireTicketOfOrder(ctx, params)
    if (!slot.is_cancelled) throw new AppError('attendee.not_cancelled')
    const quantities = new Map([[slot.price_id, 1]])
    const result = await takeFromEvent(ctx, order.event_id, {
      wants: (graph) => poolWants(graph, { quantities }),
      keeps: order.takes,
      write: (takes, holds) =>
        writeTaking(
          changedTicket(ctx, order, slot.short_id, {
            is_cancelled: false,
            takes: [...order.takes, ...takes],
            pools: [...holds, ...poolChanges('sell', takes)],
          }),
        ),
    })
    return result === 'lost' ? 'lost' : showAttendee(ctx, slot.short_id)
  })
}
