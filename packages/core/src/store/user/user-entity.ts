import type { Locale } from '@foyer/contracts/locale'
import type { Message } from '@foyer/contracts/message'
import type { AcceptedTerms } from '@foyer/contracts/stage/stage'
import type { EndedThing, Hint, UserRole, UserStatus } from '@foyer/contracts/user/user'
import type { EntityItem } from 'electrodb'
import { kept, LazyEntity, LazyService, onTable } from '../../table/entity.ts'
import { outbox, outboxAttributes } from '../../table/write.ts'
import { type Context, nowInstant } from '../../verb.ts'
import { readAccount } from '../account/account-entity.ts'

/** An address that a user wants to sign in with. Its link works once, by the nonce. */
export interface PendingEmail {
  email: string
  nonce: string
}

/**
 * A person, in any number of accounts. Tokens with an older `token_version` are void. `confirmation_nonce` makes the
 * emailed link work once, and is null afterwards. Access patterns: the user by id; the user with all memberships
 * (collection `identity`), one strongly consistent Query per authenticated request.
 */
export const UserEntity = new LazyEntity(
  {
    model: { entity: 'user', version: '1', service: 'foyer' },
    attributes: {
      user_id: { type: 'string', required: true },
      first_name: { type: 'string', required: true },
      last_name: { type: 'string', required: true },
      email: { type: 'string', required: true },
      pending_email: { type: kept<PendingEmail | null>(), required: true },
      is_email_confirmed: { type: 'boolean', required: true },
      confirmation_nonce: { type: kept<string | null>(), required: true },
      password_hash: { type: kept<string | null>(), required: true },
      locale: { type: kept<Locale>(), required: true },
      timezone: { type: 'string', required: true },
      /** The terms that the user accepted. Missing if the stage had none, or before stages had terms. */
      accepted_terms: { type: kept<AcceptedTerms>() },
      token_version: { type: 'number', required: true },
      last_login_at: { type: kept<string | null>(), required: true },
      /** Missing before the first one is dismissed. */
      dismissed_hints: { type: kept<Hint[]>() },
      /**
       * What the first proof of the address by a reset or an invitation ends. Written before it begins, and emptied once the person has
       * seen it.
       */
      ended_by_proof: { type: kept<EndedThing[]>() },
      created_at: { type: 'string', required: true },
      version: { type: 'number' },
      ...outboxAttributes,
    },
    indexes: {
      primary: {
        collection: 'identity',
        pk: { field: 'pk', composite: ['user_id'] },
        sk: { field: 'sk', composite: [] },
      },
    },
  },
  onTable,
)
export type UserItem = EntityItem<typeof UserEntity>

/** Whether the address of an unproved sign-up is being proved: until that is done, its sessions and its password are good for nothing. */
export function isBeingProved({ is_email_confirmed, ended_by_proof }: UserItem): boolean {
  return !is_email_confirmed && ended_by_proof !== undefined
}

/** What the inviter typed. It is shown for the person until they accept. */
export interface Invited {
  first_name: string
  last_name: string
  email: string
  expires_at: string
}

/** What the users list reads of a membership without opening it. */
export interface MembershipRow {
  user_id: string
  role: UserRole
  status: UserStatus
  is_account_owner: boolean
  /** Null for members: their names and addresses are their own and change. */
  invited: Invited | null
  created_at: string
}

/**
 * A user's place in an account, as a member or invited, and their role. `created_at`: since when. Tokens from before
 * `deactivated_at` stay void after a reactivation. Access patterns: a user's memberships (collection `identity`);
 * an account's members (index `list`).
 */
export const MembershipEntity = new LazyEntity(
  {
    model: { entity: 'membership', version: '1', service: 'foyer' },
    attributes: {
      user_id: { type: 'string', required: true },
      account_id: { type: 'string', required: true },
      role: { type: kept<UserRole>(), required: true },
      status: { type: kept<UserStatus>(), required: true },
      is_account_owner: { type: 'boolean', required: true },
      invited: { type: kept<Invited | null>(), required: true },
      deactivated_at: { type: kept<string | null>(), required: true },
      created_at: { type: 'string', required: true },
      row: { type: kept<MembershipRow>(), required: true },
      version: { type: 'number', required: true },
      ...outboxAttributes,
    },
    indexes: {
      primary: {
        collection: 'identity',
        pk: { field: 'pk', composite: ['user_id'] },
        sk: { field: 'sk', composite: ['account_id'] },
      },
      list: {
        index: 'gsi1',
        scope: 'membership',
        pk: { field: 'gsi1pk', composite: ['account_id'] },
        sk: { field: 'gsi1sk', composite: ['user_id'] },
      },
    },
  },
  onTable,
)
export type MembershipItem = EntityItem<typeof MembershipEntity>

type NewMembership = Pick<MembershipItem, 'user_id' | 'account_id' | 'role' | 'status'> &
  Partial<Pick<MembershipItem, 'is_account_owner' | 'invited'>>

/** A membership that begins now. */
export function newMembership(ctx: Context, given: NewMembership): MembershipItem {
  const fields = { is_account_owner: false, invited: null, deactivated_at: null, ...given }
  return membershipItem({ ...fields, created_at: nowInstant(ctx), version: 0 }, [])
}

/** A membership as its next write puts it: with its row, its next version, and the messages that the write causes. */
export function membershipItem(
  membership: Omit<MembershipItem, 'row'>,
  messages: readonly (Message | undefined)[],
): MembershipItem {
  const { outbox: _sent, outbox_id: _sentId, ...kept } = membership
  const { user_id, role, status, is_account_owner, invited, created_at } = kept
  const row = { user_id, role, status, is_account_owner, invited, created_at }
  return { ...kept, row, version: kept.version + 1, ...outbox(...messages) }
}

/** A person with all their accounts, in any status. */
export interface Identity {
  user: UserItem
  memberships: MembershipItem[]
}

const service = new LazyService({ user: UserEntity, membership: MembershipEntity })

/** A user and all their memberships, strongly consistent. Null if the user is unknown. */
export async function readIdentity(user_id: string): Promise<Identity | null> {
  const { data } = await service.collections.identity({ user_id }).go({ consistent: true, pages: 'all' })
  const user = data.user[0]
  return user ? { user, memberships: data.membership } : null
}

/** The person who owns an account, strongly consistent. Null if the user is gone. Error: `account.not_found`. */
export async function readOwner(account_id: string): Promise<UserItem | null> {
  const { owner_id } = await readAccount(account_id)
  return (await readIdentity(owner_id))?.user ?? null
}

/**
 * The owner of an email address (lower case): the user who proved it by a link sent there. This item's key ensures that no two users
 * have it (docs/decisions/0016). Access patterns: the user of an address; claim an address, in the transaction that writes the
 * user.
 */
export const LoginEntity = new LazyEntity(
  {
    model: { entity: 'login', version: '1', service: 'foyer' },
    attributes: {
      email: { type: 'string', required: true },
      user_id: { type: 'string', required: true },
    },
    indexes: {
      primary: {
        pk: { field: 'pk', composite: ['email'] },
        sk: { field: 'sk', composite: [] },
      },
    },
  },
  onTable,
)

/**
 * The newest user who signed up with an address (lower case) without having proven it; `LoginEntity` is for those who have
 * (docs/decisions/0016). Access patterns: the newest sign-up of an address; replace it.
 */
export const SignUpEntity = new LazyEntity(
  {
    model: { entity: 'sign_up', version: '1', service: 'foyer' },
    attributes: {
      email: { type: 'string', required: true },
      user_id: { type: 'string', required: true },
    },
    indexes: {
      primary: {
        pk: { field: 'pk', composite: ['email'] },
        sk: { field: 'sk', composite: [] },
      },
    },
  },
  onTable,
)

/** Looked up where an address has no user, so that an unknown address takes as long as a known one. */
const noUser = 'us_nobody'

/**
 * The people who may sign in with an address, each with their own password: the one who proved it, then the newest who
 * signed up with it. The reads are the same whether or not one exists (docs/decisions/0016).
 */
export async function findPeople(email: string): Promise<Identity[]> {
  const found = await Promise.all([
    LoginEntity.get({ email }).go({ consistent: true }),
    SignUpEntity.get({ email }).go({ consistent: true }),
  ])
  const people = await Promise.all(found.map(({ data }) => readIdentity(data?.user_id ?? noUser)))
  return people.filter((person) => person?.user.email === email) as Identity[]
}

/** The one of them who has proved the address. A sign-up that has not is no login for an invitation (docs/decisions/0157). */
export function ownerOf(people: readonly Identity[]): Identity | undefined {
  return people.find(({ user }) => user.is_email_confirmed)
}

/**
 * A request for a new password, for any address; the email's consumer finds out whether it has a login, so that
 * the call does the same for every address (docs/decisions/0016). Vanishes by TTL. Access pattern: by its id.
 */
export const PasswordResetRequestEntity = new LazyEntity(
  {
    model: { entity: 'password_reset_request', version: '1', service: 'foyer' },
    attributes: {
      request_id: { type: 'string', required: true },
      email: { type: 'string', required: true },
      ttl: { type: 'number', required: true },
      ...outboxAttributes,
    },
    indexes: {
      primary: {
        pk: { field: 'pk', composite: ['request_id'] },
        sk: { field: 'sk', composite: [] },
      },
    },
  },
  onTable,
)
