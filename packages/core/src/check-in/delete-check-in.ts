import type { deleteCheckIn as endpoint } from '@foyer/contracts/check-in/check-in-endpoints'
import type { ParsedInput } from '@foyer/contracts/endpoint'
import { AppError } from '../app-error.ts'
import { changeAttendee } from '../attendee/change-attendee.ts'
import { requireOpenCheckInList } from '../check-in-list/require-open-check-in-list.ts'
import type { Context } from '../context.ts'
import { findByReference } from './find-attendee.ts'

/**
 * Undoes an admission at the door's list; the ticket can be scanned again (specification §4, Attendee).
 * Errors: check_in_list.not_found, .not_active, .expired; attendee.not_found, attendee.cancelled; check_in.not_found; request.too_many.
 */
export async function deleteCheckIn(ctx: Context, { params }: ParsedInput<typeof endpoint>): Promise<void> {
  const list = await requireOpenCheckInList(params.check_in_list_short_id, ctx.now)
  const attendee_short_id = await findByReference(ctx, list, params.attendee_reference)
  await changeAttendee(attendee_short_id, (attendee) => {
    if (attendee.status === 'CANCELLED') throw new AppError('attendee.cancelled')
    const { [list.id]: undone, ...others } = attendee.check_ins
    if (!undone) throw new AppError('check_in.not_found')
    return { set: { check_ins: others } }
  })
}
