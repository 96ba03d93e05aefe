import * as z from 'zod'
import { id, instant } from '../id.ts'
import { message } from '../message.ts'
import { auditAction, auditActorKind, auditDetails } from './audit.ts'

/**
 * Somebody did something that an account's admins may want to know about. `subject_id`: the person or thing that it
 * was done to.
 */
export const actionTaken = message({
  name: 'actionTaken',
  queue: 'audit',
  payload: z.object({
    account_id: id('account'),
    at: instant,
    action: auditAction,
    actor_kind: auditActorKind,
    /** The user's or the key's id; null for the system. */
    actor_id: z.string().nullable(),
    subject_id: z.string(),
    details: auditDetails,
  }),
})
