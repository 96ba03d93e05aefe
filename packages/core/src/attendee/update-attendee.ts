import { type Attendee, updateAttendeeBody } from '@foyer/contracts/attendee/attendee'
import type { updateAttendee as endpoint } from '@foyer/contracts/attendee/attendee-endpoints'
import type { ParsedInput } from '@foyer/contracts/endpoint'
import { type Context, nowInstant } from '../context.ts'
import type { AttendeeItem } from '../store/attendee/attendee-entity.ts'
import { changed } from '../update/changed.ts'
import { changeAttendee } from './change-attendee.ts'
import { requireListedAttendee } from './require-attendee.ts'
import { toAttendee } from './to-attendee.ts'

/**
 * Corrects an attendee's name, email, notes and language; takes no stock and sends nothing (F12).
 * Errors: those of `changed`, event.not_found, attendee.not_found, order.not_completed.
 */
export async function updateAttendee(
  ctx: Context,
  { params, body }: ParsedInput<typeof endpoint>,
): Promise<Attendee> {
  const { short_id } = await requireListedAttendee(ctx, params)
  const change = (current: AttendeeItem) => {
    const fields = changed(ctx, updateAttendeeBody, current, body)
    return { set: { ...fields, ...notesChange(ctx, current, fields.notes) } }
  }
  return toAttendee(ctx, await changeAttendee(short_id, change))
}

/** Who changed the notes and when, if they are other than before. */
function notesChange(ctx: Context, { notes: before }: AttendeeItem, notes: string) {
  if (notes === before) return {}
  const user_id = ctx.actor.kind === 'user' ? ctx.actor.user_id : null
  return { notes_change: { at: nowInstant(ctx), user_id } }
}
