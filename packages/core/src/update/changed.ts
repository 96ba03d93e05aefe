import { createHash } from 'node:crypto'
import { fieldErrors } from '@foyer/contracts/field-errors'
import { issueSentence } from '@foyer/contracts/issue-sentence'
import { editablePart } from '@foyer/contracts/update-of'
import type * as z from 'zod'
import { AppError, type Context } from '../verb.ts'

/**
 * What an update makes of a thing as it stands (docs/decisions/0042): its editable part with what the body names laid over
 * it, at any depth of objects; a list that is named replaces the list. `whole` is the body that creates such a thing: its
 * rules are held against the result, since they may concern a field that was sent and one that was not.
 */
export function changed<Shape extends z.core.$ZodShape>(
  ctx: Context,
  whole: z.ZodObject<Shape, z.core.$strict>,
  before: object,
  given: object,
): z.output<z.ZodObject<Shape, z.core.$strict>> {
  requireMatch(ctx, whole, before)
  const after = laidOver(editablePart(whole, before), given)
  const { error } = whole.safeParse(after, { error: issueSentence })
  const issues =
    error?.issues.filter((issue) => issue.code === 'custom' || String(issue.path[0]) in given) ?? []
  if (error && issues.length > 0) {
    throw new AppError('request.invalid', { errors: fieldErrors(issues) })
  }
  return after as z.output<z.ZodObject<Shape, z.core.$strict>>
}

/** Undefined says nothing; null says null. */
export function laidOver(before: unknown, given: unknown): unknown {
  if (!isRecord(before) || !isRecord(given)) return given
  const named = Object.entries(given).filter(([, value]) => value !== undefined)
  return {
    ...before,
    ...Object.fromEntries(named.map(([name, value]) => [name, laidOver(before[name], value)])),
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

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
