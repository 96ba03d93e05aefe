import type { Endpoint, EndpointAnswer } from '@foyer/contracts/endpoint'
import type { AppError, Context, ParsedInput } from '@foyer/core/verb'
import type { Context as HonoContext } from 'hono'

/** What a verb returns for an endpoint: the `data` of `{ data }`; `{ data, meta }` of a list; bytes; or nothing. */
export type VerbAnswer<E extends Endpoint> =
  EndpointAnswer<E> extends { data: unknown; meta: unknown }
    ? EndpointAnswer<E>
    : EndpointAnswer<E> extends { data: infer Data }
      ? Data
      : EndpointAnswer<E> extends Uint8Array
        ? Uint8Array
        : // biome-ignore lint/suspicious/noConfusingVoidType: what an async function without a result returns
          void

export type Verb<E extends Endpoint> = (ctx: Context, input: ParsedInput<E>) => Promise<VerbAnswer<E>>

/** What is special about a page's own form, which a browser sends without script (docs/decisions/0079). */
export interface PageForm {
  /** Its fields, with what the browser sends beside them: a cookie, the page's address. */
  complete: (c: HonoContext, fields: Record<string, unknown>) => Record<string, unknown>
  /** Notes for the browser's next request what was answered. */
  answered: (c: HonoContext, answer: unknown) => void
  /** Where a browser is led that was refused. */
  refusedAddress: (c: HonoContext, fields: Record<string, unknown>, refusal: AppError) => Promise<string>
}

/** An endpoint with the verb behind it. */
export interface Route {
  endpoint: Endpoint
  verb: (ctx: Context, input: never) => Promise<unknown>
  form?: PageForm
}

/** The routes at the same address that read and update the thing. */
export interface Siblings {
  read?: Route | undefined
  update?: Route | undefined
}

/** Joins an endpoint of the contract and the verb of core that answers it; everything between is `answerRoute`'s. */
export function mount<E extends Endpoint>(endpoint: E, verb: Verb<E>, form?: PageForm): Route {
  return { endpoint, verb, ...(form && { form }) }
}
