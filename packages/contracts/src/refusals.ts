import type { Endpoint } from './endpoint.ts'
import type { ErrorCode } from './error-code.ts'
import { errors } from './error-table.ts'

/**
 * Every code with which an endpoint can refuse, sorted: those it declares, and those that follow from its shape
 * (specification §8). The API answers no other code. `others`: all endpoints, to find those with the same address.
 */
export function refusalsOf(endpoint: Endpoint, others: readonly Endpoint[]): readonly ErrorCode[] {
  return [...new Set([...shapeRefusals(endpoint, others), ...endpoint.refusals])].sort()
}

/** Codes that follow from an endpoint's method, access, params, body and keys, so that no endpoint declares them. */
export function shapeRefusals(endpoint: Endpoint, others: readonly Endpoint[]): ErrorCode[] {
  return [
    // Any table may be busy, and any header may be wrong.
    ...(['server.unexpected', 'server.busy', 'request.invalid'] as const),
    ...bodyRefusals(endpoint),
    ...accessRefusals(endpoint.access),
    ...Object.keys(endpoint.params?.shape ?? {}).map(paramRefusal),
    ...keyRefusals(endpoint),
    ...siblingRefusals(endpoint, others),
  ]
}

/** Of what changes something, and of what it is sent. */
export function bodyRefusals({ method, body, encoding }: Endpoint): readonly ErrorCode[] {
  return [
    ...(method === 'GET' ? [] : (['request.csrf'] as const)),
    ...(body ? (['request.malformed', 'request.unsupported_media'] as const) : []),
    ...(body && encoding !== 'form' ? (['request.too_large'] as const) : []),
  ]
}

/** What a path is refused with where what should be an id cannot be one of that kind: as an id of nothing. */
export function paramRefusal(name: string): ErrorCode {
  if (name === 'token') return 'user.link_invalid'
  const code = `${name.replace(/(_short)?_id$/, '')}.not_found`
  return code in errors ? (code as ErrorCode) : 'route.not_found'
}

/** Of who calls: a person or a key, and what each may do. */
export function accessRefusals(access: Endpoint['access']): readonly ErrorCode[] {
  if (access === 'public' || access === 'link') return []
  const member = [
    ...(['session.required', 'session.expired'] as const),
    ...(['api_key.invalid', 'api_key.expired', 'api_key.too_many_requests'] as const),
  ]
  if (access === 'signed_in') return member
  if (access === 'person') return [...member, 'api_key.not_a_person']
  return [...member, 'session.forbidden', 'api_key.scope_missing', 'api_key.event_missing']
}

/** Of an Idempotency-Key that was used before (docs/decisions/0042). */
export function keyRefusals({ name, method, keeps_key }: Endpoint): readonly ErrorCode[] {
  // Stripe's events have ids of their own.
  if (name === 'receiveStripeEvent') return []
  if (keeps_key) return ['request.idempotency_conflict']
  if (method !== 'POST') return []
  return ['request.idempotency_conflict', 'request.in_progress', 'request.answer_not_kept']
}

/** A change can be bound to what was read before, by `If-Match`; a deletion then reads the thing first. */
function siblingRefusals(
  { path, method, is_update }: Endpoint,
  others: readonly Endpoint[],
): readonly ErrorCode[] {
  if (is_update) return ['request.stale']
  if (method !== 'DELETE') return []
  const there = others.filter((other) => other.path === path)
  const read = there.find((endpoint) => endpoint.method === 'GET')
  return read && there.some((endpoint) => endpoint.is_update) ? ['request.stale', ...read.refusals] : []
}
