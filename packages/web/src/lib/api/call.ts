import type { Endpoint, EndpointAnswer, EndpointInput } from '@foyer/contracts/endpoint'
import type { ErrorBody } from '@foyer/contracts/error-code'
import { proofHeader } from '@foyer/contracts/proof-of-work/proof-header'
import type { ProofChallenge } from '@foyer/contracts/proof-of-work/proof-of-work'
import { redirectToLoginIfNeeded } from '../session/login-redirect.ts'
import { readToken, storeToken } from '../session/session.ts'
import { CallError } from './call-error.ts'
import { proofWait } from './proof-of-work/proof-wait.ts'
import { requestProgress } from './request-progress.ts'
import { requestUrl } from './request-url.ts'

export interface CallOptions {
  /** The same key gets the same answer. Use one per attempt of a person (F8), not per request. */
  idempotencyKey?: string
  signal?: AbortSignal
  /** `no-store`: the browser keeps nothing of the answer. */
  cache?: RequestCache
  /** The request goes on when the page is left or loaded again. */
  keepalive?: boolean
}

/**
 * Calls an endpoint of the contracts and returns its whole answer (`{ data }`, `{ data, meta }`, or undefined for 204).
 * Throws `CallError`. A 401 or 403 on a private page leads to login (specification §6). Solves a proof of work that the
 * server asks for, so the caller only waits a little longer.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E> & CallOptions,
): Promise<EndpointAnswer<E>> {
  const token = readToken()
  const { response, body } = await sendProven(endpoint, { ...(input as LooseInput) }, token)
  if (!response.ok) return refuse(response.status, body)
  keepToken(endpoint, response, body, token)
  return body as EndpointAnswer<E>
}

/** Calls an endpoint that answers a file, such as a PDF. Throws `CallError`. */
export async function callFile<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E> & CallOptions,
): Promise<Blob> {
  return (await openFile(endpoint, input)).blob()
}

/** The same as it begins to come, for a reader that does not wait for all of it. */
export async function openFile<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E> & CallOptions,
): Promise<Response> {
  const token = readToken()
  const response = await send(endpoint, { ...(input as LooseInput) }, token)
  if (!response.ok) return refuse(response.status, await readJson(response))
  keepToken(endpoint, response, undefined, token)
  return response
}

/** A call's input without the endpoint's types, which matter only to the caller. */
interface LooseInput extends CallOptions {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
  proof?: string
}

/** The maximum number of proofs for a call. Each refusal may bring a harder challenge, but the call must end. */
const mostProofs = 3

async function sendProven(endpoint: Endpoint, input: LooseInput, token: string | null) {
  for (let proofs = 0; ; proofs += 1) {
    const response = await send(endpoint, input, token)
    const body = await readJson(response)
    const challenge = response.status === 429 ? challengeOf(body) : undefined
    if (!challenge || proofs === mostProofs) return { response, body }
    const { solveProof } = await import('./proof-of-work/solve-proof.ts')
    input.proof = await proofWait.during(() => solveProof(challenge, input.signal))
  }
}

function challengeOf(body: unknown): ProofChallenge | undefined {
  if (!isErrorBody(body) || body.code !== 'client.proof_required') return undefined
  return body.details?.proof as ProofChallenge | undefined
}

async function send(endpoint: Endpoint, input: LooseInput, token: string | null): Promise<Response> {
  const { params, query, body, idempotencyKey, proof, signal, cache, keepalive } = input
  const headers = new Headers({ accept: 'application/json' })
  if (token) headers.set('authorization', `Bearer ${token}`)
  const csrf = readCookie('csrf')
  if (csrf) headers.set('x-csrf-token', csrf)
  if (body !== undefined) headers.set('content-type', 'application/json')
  if (idempotencyKey) headers.set('idempotency-key', idempotencyKey)
  if (proof) headers.set(proofHeader, proof)
  const url = requestUrl(endpoint, params, query)
  requestProgress.started()
  try {
    return await fetch(url, {
      method: endpoint.method,
      headers,
      credentials: 'include',
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
      ...(cache ? { cache } : {}),
      ...(keepalive ? { keepalive } : {}),
    })
  } catch (error) {
    if (signal?.aborted) throw error
    throw new CallError(0, {
      code: navigator.onLine ? 'network.unreachable' : 'network.offline',
      message: 'The server could not be reached.',
    })
  } finally {
    requestProgress.ended()
  }
}

async function readJson(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined
  try {
    return await response.json()
  } catch {
    throw new CallError(response.status, {
      code: 'network.unreadable',
      message: 'The answer could not be read.',
    })
  }
}

/** A page that is being left shows no error meanwhile. A browser that does not leave shows it after all. */
const leavingMs = 10_000

async function refuse(status: number, body: unknown): Promise<never> {
  if ((status === 401 || status === 403) && redirectToLoginIfNeeded(status))
    await new Promise((resolve) => setTimeout(resolve, leavingMs))
  const known = isErrorBody(body)
    ? body
    : { code: 'server.unexpected' as const, message: 'An unexpected error occurred.' }
  throw new CallError(status, known)
}

function isErrorBody(body: unknown): body is ErrorBody {
  return typeof body === 'object' && body !== null && 'code' in body && 'message' in body
}

/**
 * A renewed token arrives in `x-auth-token`, a new one in the answer to signing in (specification §6). The new one wins,
 * because a changed password ends the renewed one. A renewal is dropped if another token was stored since the request.
 */
function keepToken(endpoint: Endpoint, response: Response, body: unknown, sent: string | null): void {
  const data = (body as { data?: unknown } | undefined)?.data as { token?: unknown } | null | undefined
  const renewed = sent === readToken() ? response.headers.get('x-auth-token') : null
  const token = (endpoint.path.startsWith('/auth/') ? data?.token : undefined) ?? renewed
  if (typeof token === 'string' && token) storeToken(token)
}

function readCookie(name: string): string | undefined {
  const pair = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`))
  return pair && decodeURIComponent(pair.slice(name.length + 1))
}
