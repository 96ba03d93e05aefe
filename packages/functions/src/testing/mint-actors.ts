import { apiKeyScopes } from '@foyer/contracts/api-key/api-key'
import type { Endpoint } from '@foyer/contracts/endpoint'
import { type Permission, permissions, type ReadScope, readScopes } from '@foyer/contracts/permission'
import { permissionTable } from '@foyer/core/authorize'
import { mintApiKey } from '@foyer/core/testing/mint-api-key'
import { mintEvent } from '@foyer/core/testing/mint-event'
import { mintMember } from '@foyer/core/testing/mint-member'
import { updateUser } from '@foyer/core/user/account-users'
import { mintWorld, type World } from './mint-world.ts'
import { tokenOf } from './token-of.ts'

/** How an endpoint must answer: the status of a refusal, or any other answer. `OWN`: 404 for things of another account. */
export type Verdict = 401 | 403 | 'OWN' | 'ALLOWED'

export interface Actor {
  name: string
  /** The owner of everything that the paths and bodies name. */
  world: World
  /** The actor's own user id, if they are a person who may call endpoints about themselves. */
  user_id?: string
  bearer: (endpoint: Endpoint) => string | Promise<string>
  verdict: (endpoint: Endpoint) => Verdict
}

/** All callers of endpoints that are not public. The last one can destroy the most. */
export async function mintActors(): Promise<Actor[]> {
  const [own, foreign, ofOrganizer, ofKey, ofReader] = await Promise.all([
    mintWorld(),
    mintWorld(),
    mintWorld(),
    mintWorld(),
    mintWorld(),
  ])
  const [orderKey, eventKey, foreignKey, key, otherEventKey, readingKey] = await Promise.all([
    mintApiKey(own.ctx, ['order.manage']),
    mintApiKey(own.ctx, ['event.manage']),
    mintApiKey(foreign.ctx, [...apiKeyScopes]),
    mintApiKey(ofKey.ctx, [...apiKeyScopes]),
    mintApiKey(own.ctx, [...apiKeyScopes], { event_ids: [(await mintEvent(own.ctx)).id] }),
    mintApiKey(ofReader.ctx, Object.keys(readScopes) as ReadScope[]),
  ])
  const organizer = { ...ofOrganizer, user_id: (await mintMember(ofOrganizer.ctx)).user_id }
  const anHourAgo = new Date(Date.now() - 3_600_001)
  const stranger = { world: own, verdict: (): Verdict => 401 }
  return [
    { ...stranger, name: 'anonymous', bearer: () => '' },
    { ...stranger, name: 'forged token', bearer: async () => forged(await tokenOf(own)) },
    { ...stranger, name: 'expired token', bearer: () => tokenOf(own, anHourAgo) },
    { ...stranger, name: 'inactive user', bearer: await inactiveToken(own) },
    { ...stranger, name: 'forged key', bearer: () => forged(orderKey.key) },
    { ...stranger, name: 'check-in link', bearer: () => own.ids.check_in_list_short_id ?? '' },
    { name: 'other’s admin', world: own, bearer: () => tokenOf(foreign), verdict: () => 'OWN' },
    {
      name: 'other’s key',
      world: own,
      bearer: () => foreignKey.key,
      verdict: (endpoint) => (isForKeys(endpoint) ? 'OWN' : 403),
    },
    {
      name: 'key without scope',
      world: own,
      bearer: ({ access }) => (access.startsWith('order.') ? eventKey.key : orderKey.key),
      verdict: ({ access }) => (access === 'signed_in' ? 'ALLOWED' : 403),
    },
    {
      name: 'key for another event',
      world: own,
      bearer: () => otherEventKey.key,
      verdict: (endpoint) => ofOtherEvent(endpoint),
    },
    {
      name: 'key that reads',
      world: ofReader,
      bearer: () => readingKey.key,
      verdict: (endpoint) => (isReadable(endpoint) ? 'ALLOWED' : 403),
    },
    {
      name: 'organizer',
      world: ofOrganizer,
      user_id: organizer.user_id,
      bearer: () => tokenOf(organizer),
      verdict: (endpoint) => (permissionOf(endpoint)?.ORGANIZER === false ? 403 : 'ALLOWED'),
    },
    {
      name: 'key with scopes',
      world: ofKey,
      bearer: () => key.key,
      verdict: (endpoint) => (isForKeys(endpoint) ? 'ALLOWED' : 403),
    },
    {
      name: 'admin',
      world: own,
      user_id: own.user_id,
      bearer: () => tokenOf(own),
      verdict: () => 'ALLOWED',
    },
  ]
}

/** The permission that decides about an endpoint, if any. */
function permissionOf({ access }: Endpoint) {
  const isPermission = (name: string): name is Permission => permissions.some((known) => known === name)
  return isPermission(access) ? permissionTable[access] : undefined
}

function isForKeys(endpoint: Endpoint): boolean {
  return endpoint.access === 'signed_in' || permissionOf(endpoint)?.API_KEY === true
}

/** What names an event is not found; lists of the account's events have only its own; all else of the account is refused. */
function ofOtherEvent(endpoint: Endpoint): Verdict {
  if (endpoint.path.includes(':event_id')) return isForKeys(endpoint) ? 'OWN' : 403
  const isList = ['listEvents', 'listOrganizerEvents'].includes(endpoint.name)
  return endpoint.access === 'signed_in' || isList ? 'ALLOWED' : 403
}

function isReadable({ access, method }: Endpoint): boolean {
  const managed: readonly string[] = Object.values(readScopes)
  return access === 'signed_in' || (method === 'GET' && managed.includes(access))
}

/** The token with another secret or signature: its second-to-last character is changed. */
function forged(token: string): string {
  return `${token.slice(0, -2)}${token.at(-2) === 'a' ? 'b' : 'a'}${token.slice(-1)}`
}

async function inactiveToken({ ctx }: World): Promise<() => string> {
  const { user_id, token } = await mintMember(ctx, { role: 'ADMIN' })
  await updateUser(ctx, { params: { user_id }, body: { role: 'ADMIN', status: 'INACTIVE' } })
  return () => token
}
