import * as z from 'zod'
import type { ErrorExtras } from './error-details.ts'
import { errors } from './error-table.ts'

export type ErrorCode = keyof typeof errors

/** The facts that a refusal carries, if its code has any. */
export type ErrorDetails<Code extends ErrorCode> = (typeof errors)[Code] extends readonly [
  number,
  string,
  { details: (...given: never) => infer Details extends z.ZodObject },
]
  ? z.infer<Details>
  : never

/** What a person reads of an error, in English. */
export function shownSentence(code: ErrorCode): string {
  const [, sentence, more = {}]: readonly [number, string, ErrorExtras?] = errors[code]
  return more.shown ?? sentence
}

export const errorCode = z.enum(Object.keys(errors) as [ErrorCode, ...ErrorCode[]])

/** The body of every error answer; `errors` maps dotted field paths to messages. */
export const errorBody = z.object({
  code: errorCode,
  message: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
  details: z.record(z.string(), z.unknown()).optional(),
  request_id: z.string().optional(),
})
export type ErrorBody = z.infer<typeof errorBody>
