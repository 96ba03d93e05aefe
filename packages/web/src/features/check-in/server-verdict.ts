import type { DoorAttendee } from '@foyer/contracts/check-in/check-in'
import { fullName } from '@foyer/contracts/person-name'
import { type CallError, isCallError } from '../../lib/api/call-error.ts'
import { holder } from './holder.ts'
import { isPassing } from './is-passing.ts'
import type { Holder, Verdict } from './verdict.ts'

export function admittedVerdict(attendee: DoorAttendee): Verdict {
  return { kind: 'admitted', attendeeReference: attendee.reference, holder: holder(attendee) }
}

/** A refusal as a verdict. Null if it says nothing about the ticket, so that the scan has to be sent again. */
export function refusedVerdict(error: unknown): Verdict | null {
  if (!isCallError(error) || isPassing(error)) return null
  if (error.code === 'check_in.already')
    return { kind: 'already', holder: refusedHolder(error), at: textOf(error, 'checked_in_at') || null }
  if (error.code === 'attendee.not_found' || error.code === 'request.invalid') return { kind: 'unknown' }
  const { status, code, message } = error
  const at = textOf(error, 'passed_on_at')
  return {
    kind: 'refused',
    holder: refusedHolder(error),
    refusal: { status, code, message },
    ...(at && { at }),
  }
}

function refusedHolder(error: CallError): Holder | null {
  const name = fullName({ first_name: textOf(error, 'first_name'), last_name: textOf(error, 'last_name') })
  return name ? { name, ticket: textOf(error, 'ticket_title') } : null
}

function textOf({ details }: CallError, key: string): string {
  const value = details[key]
  return typeof value === 'string' ? value : ''
}
