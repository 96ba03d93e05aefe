import * as z from 'zod'
import { attendeeReference, id, idempotencyKey, instant, linkId } from '../id.ts'
import { listQuery } from '../list.ts'
import { idFilter, oneOf } from '../list-filter.ts'

/**
 * A ticket that was passed on and admits no longer: a device knows it by the hash of its code or by its reference.
 */
export const formerTicket = z.object({
  code_hash: z.string(),
  reference: attendeeReference,
  passed_on_at: instant,
})
export type FormerTicket = z.infer<typeof formerTicket>

/** What the door sees of an attendee: no email, no ticket link. An offline device knows a ticket by its `code_hash`. */
export const doorAttendee = z.object({
  code_hash: z.string(),
  reference: attendeeReference,
  first_name: z.string(),
  last_name: z.string(),
  ticket_id: id('ticket'),
  ticket_title: z.string(),
  price_label: z.string(),
  status: z.enum(['RESERVED', 'ACTIVE', 'CANCELLED']),
  checked_in_at: instant.nullable(),
  /** Those that this ticket took the place of. */
  former: z.array(formerTicket),
  /** Hashes of further codes that admit. */
  codes: z.array(z.string()).optional(),
  /** Grows with each change: the higher one is newer. Lists leave it out. */
  version: z.int().optional(),
})
export type DoorAttendee = z.infer<typeof doorAttendee>

export const doorAttendeeListQuery = listQuery({
  sort: ['last_name', 'first_name', 'created_at'],
  filter: { ticket_id: idFilter, status: oneOf(doorAttendee.shape.status.options) },
})

/** Where a device's copy of a door's attendees stands: when the lists were last read again, which tickets are admitted, and up to where the log is in it. */
export const rosterPosition = z.string().regex(/^[0-9a-z]+\.[\w-]+\.\d+(-\d+)*$/)

/** `after`: the `code_hash` of the last whole line that came before the connection broke. */
export const doorRosterQuery = z.strictObject({
  part: z.coerce.number().int().min(0).default(0),
  after: z.string().max(100).optional(),
})
export type DoorRosterQuery = z.infer<typeof doorRosterQuery>

/** Which file it is and until when its address works, signed. */
export const signedDoorFile = z
  .string()
  .max(800)
  .regex(/^[\w.-]+$/)

/** The first line of a door's attendees as a file; each other line is a `DoorAttendee`. */
export const rosterHeader = z.object({
  position: rosterPosition,
  /** How many files all attendees take. */
  parts: z.int(),
  /** Whether these are the lines after the one that was named: what came before them is not repeated. */
  is_rest: z.boolean(),
})
export type RosterHeader = z.infer<typeof rosterHeader>

/** What changed since a position. */
export const rosterChanges = z.object({
  /** Where the copy stands with these changes; null where they do not go back as far: read the file again. */
  position: rosterPosition.nullable(),
  attendees: z.array(doorAttendee),
  /** Of attendees that the list no longer shows, the `code_hash`. */
  gone: z.array(z.string()),
})
export type RosterChanges = z.infer<typeof rosterChanges>

const anyCase = z
  .string()
  .trim()
  .transform((code) => (/^a-/i.test(code) ? code.toUpperCase() : code.toLowerCase()))

/** The code of a ticket from another system: one word with a digit in it, or that begins with A-. Upper and lower case are the same. */
export const oldCode = anyCase.pipe(
  z.string().regex(/^(?=.*\d|A-)[\w.+=-]{6,100}$/, 'This is not a code that a door can scan.'),
)

/**
 * `code` is what the QR holds (the attendee's short id), the reference that people read aloud, or the code of an imported ticket that its
 * holder has from another system.
 */
export const checkInCode = anyCase.pipe(
  z.union([attendeeReference, linkId, oldCode], 'This is not a ticket code.'),
)

export const createCheckInBody = z.strictObject({
  code: checkInCode,
  /** The device's own id of this scan: a retry of the same scan is not a second scan (F19). */
  scan_id: idempotencyKey,
  /** When an offline device scanned it; else the server's clock. */
  scanned_at: instant.optional(),
})
