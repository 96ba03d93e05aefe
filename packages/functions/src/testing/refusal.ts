import { type ErrorCode, errorBody } from '@foyer/contracts/error-code'
import { errors } from '@foyer/contracts/error-table'
import type { Context } from '@foyer/core/verb'
import { send } from './send.ts'

/** What screens show: the messages by field if there are any, else the sentence. */
type Refusal = [status: number, code: string, said: string | Record<string, string[]>]

/**
 * Calls the API over HTTP as this context's user, or without a session, and returns the refusal. `call` as in `PUT
 * /users/me`. Throws if the call succeeds.
 */
export async function refusal(ctx: Context | null, call: string, body?: object): Promise<Refusal> {
  return refusalOf(call, await send(ctx, call, body))
}

/** The same for an existing answer. */
export async function refusalOf(call: string, answer: Response): Promise<Refusal> {
  if (answer.ok) throw new Error(`${call} was not refused: ${answer.status}.`)
  const { code, message, errors: fields } = errorBody.parse(await answer.json())
  return [answer.status, code, fields ?? message]
}

/** The refusal with this code and its own sentence. */
export function refusedAs(code: ErrorCode): Refusal {
  const [status, sentence] = errors[code]
  return [status, code, sentence]
}

/** The refusal of wrong fields. */
export function atFields(said: Record<string, string>): Refusal {
  const fields = Object.entries(said).map(([field, sentence]): [string, string[]] => [field, [sentence]])
  return [422, 'request.invalid', Object.fromEntries(fields)]
}
