import type { Context } from '@foyer/core/verb'
import { send } from './send.ts'

/** Calls the API as `refusal` does and returns the answer's `data`. Throws if the call is refused. */
export async function answered<Data = Record<string, unknown>>(
  ctx: Context | null,
  call: string,
  body?: object,
  headers = {},
): Promise<Data> {
  const answer = await send(ctx, call, body, headers)
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${call} was refused: ${answer.status} ${text}`)
  return (text === '' ? undefined : JSON.parse(text).data) as Data
}
