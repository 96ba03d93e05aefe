import { errorBody } from '@foyer/contracts/error-code'
import type { Context } from '@foyer/core/context'
import { send } from './send.ts'

/** What the screens show: the messages by field where there are any, else the sentence. */
type Refusal = [status: number, code: string, said: string | Record<string, string[]>]

/**
 * Calls the API over HTTP as the person of that context, or as nobody, and answers how it was refused; `call` as in
 * `PUT /users/me`. A call that is not refused throws.
 */
export async function refusal(ctx: Context | null, call: string, body?: object): Promise<Refusal> {
  const answer = await send(ctx, call, body)
  if (answer.ok) throw new Error(`${call} was not refused: ${answer.status}.`)
  const { code, message, errors } = errorBody.parse(await answer.json())
  return [answer.status, code, errors ?? message]
}

/** How a call is refused whose fields are not in order. */
export function atFields(said: Record<string, string>): Refusal {
  const errors = Object.entries(said).map(([field, sentence]): [string, string[]] => [field, [sentence]])
  return [422, 'request.invalid', Object.fromEntries(errors)]
}
