import * as z from 'zod'
import { changeType } from '../change/change-type.ts'
import { id } from '../id.ts'
import { message } from '../message.ts'

/** These orders and attendees of an event may have other rows in lists than before. They are read and appended to the event's change log. */
export const rowsChanged = message({
  name: 'rowsChanged',
  queue: 'change-log',
  payload: z.object({
    event_id: id('event'),
    order_short_ids: z.array(z.string()),
    attendee_short_ids: z.array(z.string()),
    /** Those of which the reference or address is new. Messages of earlier releases lack them. */
    renamed_short_ids: z.array(z.string()).optional(),
    /** What the account's change feed tells of it. */
    changes: z.array(z.object({ type: changeType, id: z.string() })).optional(),
  }),
})

/** The rows of the event are written to files, if any has changed since that was last done. */
export const snapshotDue = message({
  name: 'snapshotDue',
  queue: 'snapshot',
  payload: z.object({ event_id: id('event') }),
})
