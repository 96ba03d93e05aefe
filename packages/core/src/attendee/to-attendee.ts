import type { Attendee } from '@foyer/contracts/attendee/attendee'
import { requireMember } from '../authorize.ts'
import type { Context } from '../context.ts'
import { readTicketEmails } from '../mail/read-order-emails.ts'
import type { AttendeeItem } from '../store/attendee/attendee-entity.ts'
import { attendeeRow } from '../store/attendee/attendee-row.ts'
import { readUserNames } from '../user/read-user-names.ts'

/** The attendee as the contract shows it to its team, with the emails that brought the ticket. Error: `session.required`. */
export async function toAttendee(ctx: Context, attendee: AttendeeItem): Promise<Attendee> {
  const { locale, notes, answers = [] } = attendee
  const [emails, notes_change] = await Promise.all([readTicketEmails(attendee), lastChange(ctx, attendee)])
  return { ...attendeeRow(attendee), locale, notes, notes_change, answers, emails }
}

/** When the notes changed last, and today's name of the person who did it. */
async function lastChange(ctx: Context, { notes_change }: AttendeeItem): Promise<Attendee['notes_change']> {
  if (!notes_change) return null
  const { at, user_id } = notes_change
  const names = await readUserNames(requireMember(ctx).account_id, user_id ? [user_id] : [])
  return { at, by: names.get(user_id ?? '') ?? null }
}
