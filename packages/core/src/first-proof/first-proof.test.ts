import { afterEach, describe, expect, it, vi } from 'vitest'
import { updateAccount } from '../account/account.ts'
import { createApiKey } from '../api-key/api-keys.ts'
import { readApiKey } from '../api-key/read-api-key.ts'
import {
  getEventDefaults,
  getEventSettings,
  updateEventDefaults,
  updateEventSettings,
} from '../event/event-settings.ts'
import { getEvent } from '../event/read-events.ts'
import { getInvitation } from '../invitation/require-invitation.ts'
import { updateOrganizer } from '../organizer/write-organizer.ts'
import { getPasswordReset } from '../session/password-reset.ts'
import { passwordResetLink } from '../session/password-reset-link.ts'
import { login } from '../session/sign-in.ts'
import { readSession } from '../session/token.ts'
import { readAccount } from '../store/account/account-entity.ts'
import { readLinkedCheckInList } from '../store/check-in-list/check-in-list-entity.ts'
import { OrganizerEntity } from '../store/organizer/organizer-entity.ts'
import { readIdentity, SignUpEntity, UserEntity } from '../store/user/user-entity.ts'
import { readWebhooks, WebhookEntity } from '../store/webhook/webhook-entity.ts'
import { mintApiKey } from '../testing/mint-api-key.ts'
import { mintCheckInList } from '../testing/mint-check-in-list.ts'
import { connectAccount, mintLiveEvent } from '../testing/mint-live-event.ts'
import { linkTokenOf, mintInvited, mintMember, newPerson } from '../testing/mint-member.ts'
import { mintOwner, testPassword } from '../testing/mint-owner.ts'
import { mintWebhook } from '../testing/mint-webhook.ts'
import { testContext } from '../testing/test-context.ts'
import { unproveAddress } from '../testing/unprove-address.ts'
import { getUser } from '../user/account-users.ts'
import { dismissEndedByProof, getMe } from '../user/me.ts'
import type { Context } from '../verb.ts'
import { createWebhook } from '../webhook/webhooks.ts'
import { acceptInvitation } from './accept-invitation.ts'
import { resetPassword } from './reset-password.ts'

const newPassword = 'a new horse'
const elsewhere = 'strangers@example.com'

afterEach(() => vi.restoreAllMocks())

async function linkOf(user_id: string): Promise<string> {
  const identity = await readIdentity(user_id)
  const link = identity && (await passwordResetLink(testContext(), identity.user))
  return link?.split('/').at(-1) ?? ''
}

function reset(token: string): Promise<void> {
  const body = { password: newPassword, password_confirmation: newPassword }
  return resetPassword(testContext(), { params: { token }, body })
}

async function signIn(email: string, password: string): Promise<Context> {
  const { token } = await login(testContext(), { body: { email, password } })
  return testContext({ actor: await readSession(token ?? '', new Date()) })
}

/** An account with a key and a webhook, of a person who signed up with an address that is not theirs. */
async function mintPrepared() {
  const owner = await mintOwner()
  const { ctx: key, key: secret } = await mintApiKey(owner.ctx, ['webhook.manage', 'event.manage'])
  await mintWebhook(owner.ctx)
  await unproveAddress(owner.user)
  return { ...owner, account_id: owner.user.account_id, key, secret }
}

const webhookBody = { url: 'https://hooks.example.com/more', description: '', is_on: true, has_subject: true }

describe('the first proof of an address by a reset (F40)', () => {
  it('ends payments, programs, people, addresses and links of the sign-up, keeps the drafts, and lists what ended', async () => {
    const { ctx, event } = await mintLiveEvent([{ type: 'FREE' }])
    const { account_id, id: event_id, organizer_id } = event
    const me = await getMe(ctx)
    const stripe_account_id = await connectAccount(ctx)
    const { key } = await mintApiKey(ctx, ['event.manage'])
    await mintWebhook(ctx)
    const member = await mintMember(ctx)
    const { email: invited } = await mintInvited(ctx)
    const params = { account_id }
    await updateAccount(ctx, { params, body: { support_email: elsewhere } })
    await updateEventDefaults(ctx, { params, body: { reply_to_email: elsewhere } })
    await updateEventSettings(ctx, { params: { event_id }, body: { reply_to_email: elsewhere } })
    const terms_url = 'https://example.com/terms'
    await updateOrganizer(ctx, { params: { organizer_id }, body: { email: elsewhere, terms_url } })
    const list = await mintCheckInList({ event_id, name: 'Main door' })
    await unproveAddress(me)

    await reset(await linkOf(me.id))

    const owner = await signIn(me.email, newPassword)
    await expect(readApiKey(key, new Date())).rejects.toMatchObject({ code: 'api_key.invalid' })
    expect(await readWebhooks(account_id)).toEqual([])
    const account = await readAccount(account_id)
    expect(account).toMatchObject({
      stripe_account_id: null,
      stripe_connection: 'NOT_CONNECTED',
      support_email: null,
    })
    await expect(readSession(member.token, new Date())).rejects.toMatchObject({ code: 'session.expired' })
    const left = await getUser(owner, { params: { user_id: member.user_id } })
    expect(left.status).toBe('INACTIVE')
    const token = await linkTokenOf(ctx, invited)
    await expect(getInvitation(testContext(), { params: { token } })).rejects.toMatchObject({
      code: 'invitation.revoked',
    })
    expect((await getEventDefaults(owner, { params })).reply_to_email).toBe('')
    expect((await getEventSettings(owner, { params: { event_id } })).reply_to_email).toBe('')
    const { data: organizer } = await OrganizerEntity.get({ account_id, id: organizer_id }).go({
      consistent: true,
    })
    expect(organizer).toMatchObject({ email: me.email, terms_url: '' })
    await expect(readLinkedCheckInList(list.short_id)).rejects.toMatchObject({
      code: 'check_in_list.link_renewed',
    })
    const kept = await getEvent(owner, { params: { event_id } })
    expect(kept).toMatchObject({ title: event.title, status: 'DRAFT' })
    expect(kept.preview_id).not.toBe(event.preview_id)
    const { ended_by_proof } = await getMe(owner)
    expect(ended_by_proof.toSorted((a, b) => a.kind.localeCompare(b.kind))).toEqual([
      { kind: 'api_key', name: 'Till' },
      { kind: 'buyer_page', name: terms_url },
      { kind: 'door_link', name: 'Main door' },
      { kind: 'invitation', name: invited },
      { kind: 'live_event', name: event.title },
      { kind: 'member', name: member.email },
      { kind: 'payment_connection', name: stripe_account_id },
      { kind: 'preview_link', name: event.title },
      { kind: 'reply_address', name: elsewhere },
      { kind: 'webhook', name: 'hooks.example.com' },
    ])
    await dismissEndedByProof(owner)
    expect((await getMe(owner)).ended_by_proof).toEqual([])
  })

  it('ends sessions and password, also for requests that began before it', async () => {
    const { ctx, user, token, account_id, key } = await mintPrepared()
    await reset(await linkOf(user.id))
    await expect(readSession(token, new Date())).rejects.toMatchObject({ code: 'session.expired' })
    await expect(signIn(user.email, testPassword)).rejects.toMatchObject({
      code: 'session.wrong_credentials',
    })
    const params = { account_id }
    const body = { name: 'Late', scopes: [], expires_at: null, event_ids: null, is_test: false }
    await expect(createApiKey(ctx, { params, body })).rejects.toMatchObject({ code: 'session.expired' })
    const late = createWebhook(key, { params, body: { ...webhookBody, types: ['event'] } })
    await expect(late).rejects.toMatchObject({ code: 'api_key.invalid' })
  })

  it('ends an admin that the sign-up had invited, also for requests that began before it', async () => {
    const { ctx, user } = await mintOwner()
    const admin = await mintMember(ctx, { role: 'ADMIN' })
    await unproveAddress(user)
    await reset(await linkOf(user.id))
    const body = { name: 'Late', scopes: [], expires_at: null, event_ids: null, is_test: false }
    const late = createApiKey(admin.ctx, { params: { account_id: user.account_id }, body })
    await expect(late).rejects.toMatchObject({ code: 'session.expired' })
  })

  it('is finished by the same link after it was killed half way, and lists what both runs ended', async () => {
    const { user, token, account_id, secret } = await mintPrepared()
    const link = await linkOf(user.id)
    const killed = vi.spyOn(WebhookEntity, 'get').mockImplementation(() => {
      throw new Error('killed')
    })
    await expect(reset(link)).rejects.toThrow('killed')
    killed.mockRestore()
    await expect(readApiKey(secret, new Date())).rejects.toMatchObject({ code: 'api_key.invalid' })
    expect(await readWebhooks(account_id)).toHaveLength(1)
    await expect(readSession(token, new Date())).rejects.toMatchObject({ code: 'session.expired' })
    await expect(signIn(user.email, testPassword)).rejects.toMatchObject({
      code: 'session.wrong_credentials',
    })
    expect(await getPasswordReset(testContext(), { params: { token: link } })).toEqual({ email: user.email })

    await reset(link)

    expect(await readWebhooks(account_id)).toEqual([])
    const { ended_by_proof } = await getMe(await signIn(user.email, newPassword))
    expect(ended_by_proof).toEqual([
      { kind: 'api_key', name: 'Till' },
      { kind: 'webhook', name: 'hooks.example.com' },
    ])
  })

  it('works once when two links are used at once', async () => {
    const { user, account_id } = await mintPrepared()
    const links = await Promise.all([linkOf(user.id), linkOf(user.id)])
    const results = await Promise.allSettled(links.map(reset))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await readWebhooks(account_id)).toEqual([])
    expect((await getMe(await signIn(user.email, newPassword))).ended_by_proof).toHaveLength(2)
  })

  it('ends nothing of a person who had proved their address before', async () => {
    const { ctx, user } = await mintOwner()
    await mintApiKey(ctx, ['event.manage'])
    await mintWebhook(ctx)
    await reset(await linkOf(user.id))
    expect(await readWebhooks(user.account_id)).toHaveLength(1)
    expect((await getMe(await signIn(user.email, newPassword))).ended_by_proof).toEqual([])
  })
})

describe('the first proof of an address by an invitation (F40)', () => {
  it('asks for a new password, and ends what the sign-up made and its password', async () => {
    const [{ ctx }, prepared] = await Promise.all([mintOwner(), mintPrepared()])
    const { email } = prepared.user
    await mintInvited(ctx, { email })
    const params = { token: await linkTokenOf(ctx, email) }
    expect(await getInvitation(testContext(), { params })).toMatchObject({ has_login: false })
    const known = acceptInvitation(testContext(), {
      params,
      body: { has_login: true, password: testPassword },
    })
    await expect(known).rejects.toMatchObject({ code: 'invitation.login_changed' })
    const body = { ...newPerson, password: newPassword, password_confirmation: newPassword }

    const session = await acceptInvitation(testContext(), { params, body })

    expect(session.user).toMatchObject({
      ...{ id: prepared.user.id, is_email_confirmed: true, first_name: 'Mina', locale: 'de' },
      ended_by_proof: [
        { kind: 'api_key', name: 'Till' },
        { kind: 'webhook', name: 'hooks.example.com' },
      ],
    })
    expect(session.accounts).toHaveLength(2)
    expect(await readWebhooks(prepared.account_id)).toEqual([])
    await expect(readApiKey(prepared.secret, new Date())).rejects.toMatchObject({ code: 'api_key.invalid' })
    await expect(signIn(email, testPassword)).rejects.toMatchObject({ code: 'session.wrong_credentials' })
  })

  it('does not take the password of a sign-up for that of the address’s login', async () => {
    const [{ ctx }, owner, stranger] = await Promise.all([mintOwner(), mintOwner(), mintOwner()])
    const { email } = owner.user
    await unproveAddress(stranger.user)
    await UserEntity.patch({ user_id: owner.user.id }).set({ password_hash: null }).go()
    await UserEntity.patch({ user_id: stranger.user.id }).set({ email }).go()
    await SignUpEntity.put({ email, user_id: stranger.user.id }).go()
    await mintInvited(ctx, { email })
    const params = { token: await linkTokenOf(ctx, email) }
    const body = { has_login: true, password: testPassword } as const
    const accepted = acceptInvitation(testContext(), { params, body })
    await expect(accepted).rejects.toMatchObject({ errors: { password: [expect.any(String)] } })
  })
})
