import * as z from 'zod'

/** What an account's change feed tells of. A `check_in` is a check-in of an attendee, or one that was taken back. */
export const changeTypes = ['event', 'ticket', 'order', 'attendee', 'check_in'] as const
export const changeType = z.enum(changeTypes)
export type ChangeType = z.infer<typeof changeType>
