import { fieldErrors } from '@foyer/contracts/field-errors'
import { issueSentence } from '@foyer/contracts/issue-sentence'
import type * as z from 'zod'
import type { Problem } from '../import/reader/given-row.ts'
import { refusalIn } from '../verb.ts'

type Path = readonly PropertyKey[]

/** An event that is not imported, and why. The import reports it. */
export class RefusedEvent extends Error {
  readonly problem: Problem
  constructor(code: string, message: string, about: Path = []) {
    super(message)
    const path = about.map(String).join('.')
    this.problem = { code, message, ...(path === '' ? {} : { about: path }) }
  }
}

/** Why an event is refused for good; null for what a later attempt may do. */
export function problemOf(error: unknown): Problem | null {
  if (error instanceof RefusedEvent) return error.problem
  const refusal = refusalIn(error)
  return refusal && refusal.code !== 'server.busy' ? { code: refusal.code, message: refusal.message } : null
}

/** What a schema makes of a part of a line. Error: `RefusedEvent` at the first field that it refuses. */
export function parsed<Schema extends z.ZodType>(
  schema: Schema,
  given: unknown,
  at: Path = [],
): z.output<Schema> {
  const { success, data, error } = schema.safeParse(given, { error: issueSentence })
  if (success) return data
  const [[field = '', [sentence = '']] = ['', []]] = Object.entries(fieldErrors(error.issues))
  const about = [...at, ...(field === '' ? [] : [field])]
  throw new RefusedEvent(
    'row.invalid',
    [...(field === '' ? [] : [about.join('.')]), sentence].join(': '),
    about,
  )
}

/** What a check makes of a part of a line. Error: `RefusedEvent` at the field at which it refuses. */
export async function checked<Result>(at: Path, check: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await check()
  } catch (error) {
    const refusal = refusalIn(error)
    if (!refusal) throw error
    const [[field, sentences] = [], ...others] = Object.entries(refusal.errors ?? {})
    const sentence = others.length === 0 ? (sentences?.[0] ?? refusal.message) : refusal.message
    throw new RefusedEvent(refusal.code, sentence, field === undefined ? at : [...at, field])
  }
}
