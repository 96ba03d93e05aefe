import { fieldErrors } from '@foyer/contracts/field-errors'
import { issueSentence } from '@foyer/contracts/issue-sentence'
import { editablePart } from '@foyer/contracts/update-of'
import type * as z from 'zod'
import { AppError } from '../app-error.ts'
import type { Context } from '../context.ts'
import { requireMatch } from './entity-tag.ts'

/**
 * What an update makes of a thing as it stands (docs/decisions/0042): its editable part with what the body names laid over
 * it, at any depth of objects; a list that is named replaces the list. `whole` is the body that creates such a thing: its
 * rules are held against the result, since they may concern a field that was sent and one that was not.
 * Errors: `request.stale`, `request.invalid`.
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
