import type { Message } from '@foyer/contracts/message'
import type { webhookStoppedNoticeDue } from '@foyer/contracts/webhook/webhook-messages'
import { beforeEach, expect, it } from 'vitest'
import { readAccount } from '../store/account/account-entity.ts'
import { UserEntity } from '../store/user/user-entity.ts'
import { WebhookEntity } from '../store/webhook/webhook-entity.ts'
import { accountOf, mintOwner } from '../testing/mint-owner.ts'
import { mintWebhook } from '../testing/mint-webhook.ts'
import { readInbox } from '../testing/read-inbox.ts'
import { testContext } from '../testing/test-context.ts'
import type { Context } from '../verb.ts'
import { sendWebhookStoppedNotice } from './send-stopped-notice.ts'
import { deleteWebhook } from './webhooks.ts'

let ctx: Context
let webhook: Awaited<ReturnType<typeof mintWebhook>>

beforeEach(async () => {
  ctx = (await mintOwner()).ctx
  webhook = await mintWebhook(ctx)
})

const stop = (stopped: 'FAILED' | 'GONE') =>
  WebhookEntity.patch({ webhook_account_id: accountOf(ctx), id: webhook.id })
    .set({ stopped, is_on: false })
    .go()

const owner = async () => {
  const { owner_id } = await readAccount(accountOf(ctx))
  const { data } = await UserEntity.get({ user_id: owner_id }).go({ consistent: true })
  if (!data) throw new Error('There is no owner.')
  return data
}

function notice(): Message<typeof webhookStoppedNoticeDue> & { name: 'webhookStoppedNoticeDue' } {
  const payload = { account_id: accountOf(ctx), webhook_id: webhook.id }
  return { id: crypto.randomUUID(), name: 'webhookStoppedNoticeDue', queue: 'email', payload }
}

/** Without the spaces that keep mail programs from making links of hosts (docs/decisions/0158). */
const plain = (text: string | undefined) => text?.replaceAll('\u200a', '').replaceAll('\n', ' ')

const mails = async () =>
  (await readInbox((await owner()).email)).map(({ subject, body }) => ({
    subject: plain(subject),
    text: plain(body.text),
  }))

it('the owner of an account hears once that a webhook was switched off, why, and what to do', async () => {
  await stop('FAILED')
  const due = notice()
  await sendWebhookStoppedNotice(testContext(), due)
  await sendWebhookStoppedNotice(testContext(), due)
  const [mail, ...others] = await mails()
  expect(others).toEqual([])
  expect(mail?.subject).toBe('Your webhook to hooks.example.com was switched off')
  expect(mail?.text).toContain('No message to hooks.example.com arrived for three days')
  expect(mail?.text).toMatch(/\/account\/webhooks\b/)
})

it('the owner hears in their own language that the address of a webhook is gone', async () => {
  await UserEntity.patch({ user_id: (await owner()).user_id })
    .set({ locale: 'de' })
    .go()
  await stop('GONE')
  await sendWebhookStoppedNotice(testContext(), notice())
  const [mail] = await mails()
  expect(mail?.subject).toBe('Ihr Webhook an hooks.example.com wurde ausgeschaltet')
  expect(mail?.text).toContain('dass es die Adresse nicht mehr gibt')
})

it('no mail tells of a webhook that is on again or was deleted', async () => {
  await sendWebhookStoppedNotice(testContext(), notice())
  await deleteWebhook(ctx, { params: webhook.params })
  await sendWebhookStoppedNotice(testContext(), notice())
  expect(await mails()).toEqual([])
})

it('an owner who switches a webhook on again and again gets five mails a day at most', async () => {
  await stop('GONE')
  for (let time = 0; time < 7; time += 1) await sendWebhookStoppedNotice(testContext(), notice())
  expect(await mails()).toHaveLength(5)
})
