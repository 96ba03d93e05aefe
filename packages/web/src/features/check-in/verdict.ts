import type { DoorAttendee } from '@foyer/contracts/check-in/check-in'
import { type CallError, isCallError } from '../../lib/call-error.ts'

interface Holder {
  name: string
  ticket: string
}

/**
 * What the steward is told about a scan. `queued`: the server could not be asked yet, so nobody knows whether the
 * ticket is good; the scan is kept and sent later.
 */
export type Verdict =
  | { kind: 'admitted'; holder: Holder; attendeeShortId: string }
  | { kind: 'already'; holder: Holder; at: string | null }
  | { kind: 'refused'; holder: Holder | null; error: CallError }
  | { kind: 'unknown' }
  | { kind: 'queued' }

export function admittedVerdict(attendee: DoorAttendee): Verdict {
  return {
    kind: 'admitted',
    attendeeShortId: attendee.short_id,
    holder: {
      name: nameOf(attendee.first_name, attendee.last_name),
      ticket: [attendee.ticket_title, attendee.price_label].filter(Boolean).join(' · '),
    },
  }
}

/** A refusal as a verdict; null when it says nothing about the ticket, so the scan has to be sent again. */
export function refusedVerdict(error: unknown): Verdict | null {
  if (!isCallError(error) || isPassing(error)) return null
  if (error.code === 'check_in.already')
    return {
      kind: 'already',
      holder: holderOf(error) ?? { name: '', ticket: '' },
      at: textOf(error, 'checked_in_at') || null,
    }
  if (error.code === 'attendee.not_found' || error.code === 'request.invalid') return { kind: 'unknown' }
  return { kind: 'refused', holder: holderOf(error), error }
}

/** No connection, a busy or broken server, or too many calls at once: it passes. */
function isPassing({ status }: CallError): boolean {
  return status === 0 || status === 429 || status >= 500
}

function holderOf(error: CallError): Holder | null {
  const name = nameOf(textOf(error, 'first_name'), textOf(error, 'last_name'))
  return name ? { name, ticket: textOf(error, 'ticket_title') } : null
}

function textOf({ details }: CallError, key: string): string {
  const value = details[key]
  return typeof value === 'string' ? value : ''
}

function nameOf(first: string, last: string): string {
  return [first, last].filter(Boolean).join(' ')
}
