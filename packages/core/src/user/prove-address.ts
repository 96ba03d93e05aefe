import type { Message } from '@foyer/contracts/message'
import { createWriteTransaction } from 'electrodb'
import {
  LoginEntity,
  type MembershipItem,
  SignUpEntity,
  UserEntity,
  type UserItem,
} from '../store/user/user-entity.ts'
import { isConditionRefused, outbox, transact } from '../table/write.ts'
import type { Context } from '../verb.ts'

interface Proof {
  /** The address that got the used link. */
  email: string
  /** The attributes that must not have changed since they were read. */
  unchanged: 'confirmation_nonce' | 'pending_email' | 'password_hash'
  /** What else the link changes. */
  set?: Partial<Omit<UserItem, 'user_id' | 'token_version' | 'outbox' | 'outbox_id'>>
  endsSessions?: boolean
  messages?: Message[]
}

/**
 * Makes an address the user's own, with which they sign in from now on, and applies the link's other changes, in one
 * transaction. False if another user has the address by now, or the link was used already.
 */
export async function proveAddress(user: UserItem, proof: Proof): Promise<boolean> {
  const { user_id } = user
  const { email, unchanged, set = {}, endsSessions = false, messages = [] } = proof
  const isMoved = user.is_email_confirmed && user.email !== email
  const refusals = await transact(() =>
    createWriteTransaction({ login: LoginEntity, user: UserEntity }, (entities) => [
      entities.login
        .put({ email, user_id })
        .where((login, { eq, notExists }) => `${notExists(login.user_id)} OR ${eq(login.user_id, user_id)}`)
        .commit(),
      entities.user
        .patch({ user_id })
        .set({ email, is_email_confirmed: true, confirmation_nonce: null, ...set, ...outbox(...messages) })
        .add({ token_version: endsSessions ? 1 : 0 })
        .where((kept, { eq }) => `${eq(kept.email, user.email)} AND ${eq(kept[unchanged], user[unchanged])}`)
        .commit(),
      ...(isMoved ? [entities.login.delete({ email: user.email }).commit()] : []),
    ]).go(),
  )
  if (refusals) return false
  await forgetSignUp(user.email, user_id)
  return true
}

/** The user needs no second login. What a crash leaves here leads to no other user. */
async function forgetSignUp(email: string, user_id: string): Promise<void> {
  try {
    await SignUpEntity.delete({ email })
      .where((signUp, { eq }) => eq(signUp.user_id, user_id))
      .go()
  } catch (error) {
    if (!isConditionRefused(error)) throw error
  }
}

/** The context of a person who proved their identity by an emailed link, as a member of one of their accounts. */
export function asMember(ctx: Context, membership: MembershipItem): Context {
  const { user_id, account_id, role, is_account_owner } = membership
  return { ...ctx, actor: { kind: 'user', user_id, account_id, role, is_account_owner } }
}
