import { createHash } from 'node:crypto'
import { fieldErrors } from '@foyer/contracts/field-errors'
import { issueSentence } from '@foyer/contracts/issue-sentence'
import { editablePart } from '@foyer/contracts/update-of'
import type * as z from 'zod'
import { AppError, type Context } from '../verb.ts'

/**
 * The editable part of a thing with the body's changes, merged at any depth of objects; lists are replaced
 * (docs/decisions/0042). `whole` is the schema for creating the thing, and its rules apply to the result, because a rule
 * may concern a sent and an unsent field.
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

/** Undefined changes nothing, null sets null. */
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
 * The tag of a thing: a digest of what an update can change. Counts that change on their own, such as sales, do not
 * make it stale (docs/decisions/0042).
 */
export function entityTag(whole: z.ZodType, thing: object): string {
  const part = JSON.stringify(editablePart(whole, thing))
  return `"${createHash('sha256').update(part).digest('base64url').slice(0, 27)}"`
}

/**
 * The `ETag` of an answer with such a thing: its tag, a dot, and a digest of the whole answer, `sent`. An update is held to the first part, a read
 * that asks whether something changed to both (docs/decisions/0123).
 */
export function answerTag(whole: z.ZodType, thing: object, sent: string): string {
  const digest = createHash('sha256').update(sent).digest('base64url').slice(0, 22)
  return entityTag(whole, thing).replace(/"$/, `.${digest}"`)
}

/** How the bytes of an answer may be compressed. */
export type ContentCoding = 'br' | 'gzip'

/** The tag of the compressed answer, because other bytes need another strong tag (RFC 9110, 8.8.3.3). */
export function codedTag(tag: string, coding: ContentCoding): string {
  return tag.replace(/"$/, `-${coding}"`)
}

/**
 * Refuses an update if the thing changed since the caller read it. Without `If-Match` every update is allowed, and `*`
 * only requires that the thing exists. Error: `request.stale` (412), also for a tag that Foyer did not make.
 */
export function requireMatch({ ifMatch }: Context, whole: z.ZodType, thing: object): void {
  if (ifMatch === undefined || ifMatch.trim() === '*') return
  const accepted = ifMatch.split(',').map((tag) => tag.trim().replace(/\.[\w-]{22}(?:-(?:br|gzip))?"$/, '"'))
  if (!accepted.includes(entityTag(whole, thing))) throw new AppError('request.stale')
}
