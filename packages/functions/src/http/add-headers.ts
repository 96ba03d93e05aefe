import type { Context } from 'hono'
import type { AnswerHeaders } from '../../../../stacks/answer/answer-headers.ts'

/** Adds to an answer what it does not say itself, and replaces what is forced. */
export function addHeaders(c: Context, { added, forced }: AnswerHeaders): void {
  for (const [name, value] of Object.entries(added)) {
    if (!c.res.headers.has(name)) c.header(name, value)
  }
  for (const [name, value] of Object.entries(forced)) c.header(name, value)
}
