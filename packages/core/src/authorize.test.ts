import { readFile } from 'node:fs/promises'
import { apiKeyScopes } from '@foyer/contracts/api-key/api-key'
import { permissions } from '@foyer/contracts/permission'
import { describe, expect, it } from 'vitest'
import { type ApiKeyActor, authorize, permissionTable, requireMember, requireUser } from './authorize.ts'
import { testContext } from './testing/test-context.ts'
import type { Actor } from './verb.ts'

const user = { kind: 'user', user_id: 'us_1', account_id: 'ac_1', is_account_owner: false } as const
const key: ApiKeyActor = {
  ...{ kind: 'api_key', api_key_id: 'ak_1', account_id: 'ac_1' },
  ...{ scopes: apiKeyScopes, event_ids: null },
}
const as = (actor: Actor) => testContext({ actor })
const admin = as({ ...user, role: 'ADMIN' })

/** True if the permission is granted. A refusal must be a 403. */
function may(actor: Actor, permission: (typeof permissions)[number]): boolean {
  try {
    return authorize(as(actor), permission).account_id === 'ac_1'
  } catch (error) {
    expect(error).toMatchObject({ status: 403 })
    return false
  }
}

describe('the permission table', () => {
  // Specification: 6.role-admin 6.role-organizer
  it.each(permissions)('decides who has %s', (permission) => {
    const row = permissionTable[permission]
    expect(may({ ...user, role: 'ADMIN' }, permission)).toBe(row.ADMIN)
    expect(may({ ...user, role: 'ORGANIZER' }, permission)).toBe(row.ORGANIZER)
    expect(may(key, permission)).toBe(row.API_KEY)
    expect(may({ ...key, scopes: [] }, permission)).toBe(false)
    for (const actor of [{ kind: 'anonymous' }, { kind: 'system' }] as const)
      expect(() => authorize(as(actor), permission)).toThrow(expect.objectContaining({ status: 401 }))
  })

  it('is the same in docs/permissions.md', async () => {
    const mark = (granted: boolean) => (granted ? 'yes' : 'no')
    const rows = permissions.map((permission) => {
      const { ADMIN, ORGANIZER, API_KEY } = permissionTable[permission]
      return `${permission} ${[ADMIN, ORGANIZER, API_KEY].map(mark).join(' ')}`
    })
    const page = await readFile(new URL('../../../docs/permissions.md', import.meta.url), 'utf8')
    const listed = page
      .split('\n')
      .filter((line) => line.startsWith('| `'))
      .map((line) => line.replaceAll(/[|`]/g, ' ').trim().split(/\s+/).slice(0, 4).join(' '))
    expect(listed).toEqual(rows)
  })
})

describe('what everybody in an account may do', () => {
  it('is allowed for people and keys, except what concerns one person', () => {
    expect(requireUser(admin).user_id).toBe('us_1')
    expect(requireMember(as({ ...key, scopes: [] })).account_id).toBe('ac_1')
    expect(() => requireUser(as(key))).toThrow(expect.objectContaining({ code: 'api_key.not_a_person' }))
    expect(() => requireMember(as({ kind: 'anonymous' }))).toThrow(expect.objectContaining({ status: 401 }))
  })
})
