import { createHash } from 'node:crypto'
import { editablePart } from '@foyer/contracts/update-of'
import type * as z from 'zod'
import { AppError } from '../app-error.ts'
import type { Context } from '../context.ts'

/**
 * The `ETag` of a thing: a digest of what an update of it can change. Counts that move by themselves, such as what was sold,
 * do not make it stale (docs/decisions/0042).
 */
export function entityTag(whole: z.ZodType, thing: object): string {
  const part = JSON.stringify(editablePart(whole, thing))
  return `"${createHash('sha256').update(part).digest('base64url').slice(0, 27)}"`
}

/** How an answer's bytes may be compressed. */
export type ContentCoding = 'br' | 'gzip'

/** The tag of the same thing in compressed bytes: other bytes have another strong tag (RFC 9110, 8.8.3.3). */
export function codedTag(tag: string, coding: ContentCoding): string {
  return tag.replace(/"$/, `-${coding}"`)
}

/**
 * Refuses a change of what somebody else changed since the caller read it. Without `If-Match` everything goes, `*` asks for
 * nothing more than that the thing exists. Error: `request.stale` (412), also for a tag that Foyer did not make.
 */
export function requireMatch({ ifMatch }: Context, whole: z.ZodType, thing: object): void {
  if (ifMatch === undefined || ifMatch.trim() === '*') return
  const accepted = ifMatch.split(',').map((tag) => tag.trim())
  const tag = entityTag(whole, thing)
  const tags = [tag, codedTag(tag, 'br'), codedTag(tag, 'gzip')]
  if (!tags.some((it) => accepted.includes(it))) throw new AppError('request.stale')
}
