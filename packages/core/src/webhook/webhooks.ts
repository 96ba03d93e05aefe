import type { ChangeType } from '@foyer/contracts/change/change-type'
import type { ListMeta } from '@foyer/contracts/list'
import { leastScope } from '@foyer/contracts/permission'
import {
  mostWebhooks,
  type NewWebhook,
  secretOverlapSeconds,
  type Webhook,
  webhookBody,
} from '@foyer/contracts/webhook/webhook'
import type * as endpoints from '@foyer/contracts/webhook/webhook-endpoints'
import { createWriteTransaction } from 'electrodb'
import { authorizeForSome, isAllowed, isTestKey, madeForTests, requireOwnAccount } from '../authorize.ts'
import { followFeed, readLast } from '../change-feed/follow-feed.ts'
import { changePermissions } from '../change-feed/list-changes.ts'
import { shortList } from '../list/short-list.ts'
import { requireConfirmedEmail } from '../mail/require-mailing.ts'
import { newId } from '../random-id.ts'
import { AuditReportEntity, reportWrites } from '../store/audit/audit-report-entity.ts'
import { audited } from '../store/audit/audited.ts'
import { ChangeFeedHeadEntity, type FeedHead, feedIdOf } from '../store/change-feed/change-feed-entity.ts'
import {
  readWebhook,
  readWebhooks,
  WebhookEntity,
  type WebhookItem,
} from '../store/webhook/webhook-entity.ts'
import { outbox, transact, untilWritten } from '../table/write.ts'
import { changed } from '../update/changed.ts'
import { AppError, type Context, instantAfter, nowInstant, type ParsedInput } from '../verb.ts'
import { listenerWrite } from './listeners.ts'
import { hostIn, isAllowedUrl } from './public-address.ts'
import { newWebhookSecret } from './webhook-secret.ts'
import { toWake, writeWebhook } from './write-webhook.ts'

/** The account's webhooks, newest first by default. */
export async function listWebhooks(
  ctx: Context,
  { params, query }: ParsedInput<typeof endpoints.listWebhooks>,
): Promise<{ data: Webhook[]; meta: ListMeta }> {
  requireOwnAccount(ctx, params.account_id, 'webhook.manage')
  const items = (await readWebhooks(params.account_id)).filter((item) => mayKnowWebhook(ctx, item))
  const newest = items.toSorted(
    (a, b) => b.created_at.localeCompare(a.created_at) || a.id.localeCompare(b.id),
  )
  return shortList(newest.map(toWebhook), query, { id: 'id', searched: ['url', 'description'] })
}

/** One webhook of the account, without its secret. */
export async function getWebhook(
  ctx: Context,
  { params }: ParsedInput<typeof endpoints.getWebhook>,
): Promise<Webhook> {
  return toWebhook(await requireWebhook(ctx, params))
}

/**
 * Tells an address of what changes from now on; its secret is in this answer only. Errors: `account.unconfirmed`, `webhook.limit_reached`; `request.invalid` for an address that is not https or that
 * the internet cannot reach; `api_key.scope_missing` for a key that may not read what it wants to hear.
 */
export async function createWebhook(
  ctx: Context,
  { params, body }: ParsedInput<typeof endpoints.createWebhook>,
): Promise<NewWebhook> {
  const { account_id } = params
  requireOwnAccount(ctx, account_id, 'webhook.manage')
  requireMayHear(ctx, body.types)
  refuseInnerUrl(body.url)
  await requireConfirmedEmail(ctx, 'account.unconfirmed')
  const secret = newWebhookSecret()
  const id = newId('webhook')
  const { is_test: asked, ...fields } = body
  const is_test = madeForTests(ctx, asked)
  const feed_id = feedIdOf(account_id, is_test)
  const item = await untilWritten(async () => {
    if ((await readWebhooks(account_id)).length >= mostWebhooks) throw new AppError('webhook.limit_reached')
    const head = await followFeed(ctx, feed_id)
    const last = await readLast(feed_id, head)
    const item: WebhookItem = {
      ...{ webhook_account_id: account_id, id, ...fields, secret },
      ...(is_test ? { is_test } : {}),
      ...{ stopped: null, created_at: nowInstant(ctx), epoch: head.epoch },
      position: last.map((seq) => ({ seq, skip: 0 })),
      ...{ waiting: [], failures: 0, failing_since: null, wake_at: null },
      ...{ lease_id: '', lease_until: '', version: 1, news: 0 },
    }
    const report = reportOf(ctx, item, 'webhook.created')
    return (await writeBoth(item, head, { ...item, ...outbox(report) })) ? item : 'lost'
  })
  return { ...toWebhook(item), secret }
}

/**
 * Changes a webhook. Switched on, it goes on where it stopped, as far as its changes were kept meanwhile, and tries at once what waits. Errors: those of `changed`,
 * `requireWebhook` and `createWebhook`.
 */
export async function updateWebhook(
  ctx: Context,
  { params, body }: ParsedInput<typeof endpoints.updateWebhook>,
): Promise<Webhook> {
  const item = await untilWritten(async () => {
    const before = await requireHeardWebhook(ctx, params)
    const fields = changed(ctx, webhookBody, before, body)
    requireMayHear(ctx, fields.types)
    if (fields.url !== before.url) refuseInnerUrl(fields.url)
    const after = { ...before, ...fields }
    const isBegun = fields.is_on && !before.is_on
    const begun = isBegun ? begunAgain(ctx, before) : {}
    const messages = outbox(isBegun ? toWake(before) : undefined, reportOf(ctx, after, 'webhook.changed'))
    const head = await followFeed(ctx, feedOf(before))
    const written = { ...fields, ...begun, ...messages, news: before.news + 1 }
    return (await writeBoth(before, head, written)) ? { ...after, ...begun } : 'lost'
  })
  return toWebhook(item)
}

/** What failed before is tried again at once, and for as long as if it were new. */
function begunAgain(ctx: Context, { waiting }: WebhookItem) {
  const now = nowInstant(ctx)
  return {
    ...{ stopped: null, failures: 0, failing_since: null, wake_at: now },
    waiting: waiting.map((one) => ({ ...one, tries: 0, first_at: now, next_at: now })),
  }
}

/** Gives a webhook another secret, which is in this answer only; for a day messages are signed with both. */
export async function rotateWebhookSecret(
  ctx: Context,
  { params }: ParsedInput<typeof endpoints.rotateWebhookSecret>,
): Promise<NewWebhook> {
  const secret = newWebhookSecret()
  const item = await untilWritten(async () => {
    const before = await requireHeardWebhook(ctx, params)
    const earlier = { secret: before.secret, until: instantAfter(ctx, secretOverlapSeconds) }
    const report = reportOf(ctx, before, 'webhook.rotated')
    return writeWebhook(before, { secret, earlier, news: before.news + 1, ...outbox(report) })
  })
  return { ...toWebhook(item), secret }
}

/** Deletes a webhook. What it was not told of yet is not sent. Errors: those of `requireHeardWebhook`. */
export async function deleteWebhook(
  ctx: Context,
  { params }: ParsedInput<typeof endpoints.deleteWebhook>,
): Promise<void> {
  await untilWritten(async () => {
    const before = await requireHeardWebhook(ctx, params)
    const head = await followFeed(ctx, feedOf(before))
    return (await removeBoth(ctx, before, head)) ? 'deleted' : 'lost'
  })
}

/** A webhook of the caller's account. */
export async function requireWebhook(
  ctx: Context,
  { account_id, webhook_id }: { account_id: string; webhook_id: string },
): Promise<WebhookItem> {
  requireOwnAccount(ctx, account_id, 'webhook.manage')
  const item = await readWebhook(account_id, webhook_id)
  if (!item || !mayKnowWebhook(ctx, item)) throw new AppError('webhook.not_found')
  return item
}

const feedOf = ({ webhook_account_id, is_test }: WebhookItem) => feedIdOf(webhook_account_id, is_test)

/** A key knows the webhooks of the events that it knows; people know all. */
function mayKnowWebhook(ctx: Context, { is_test = false }: WebhookItem): boolean {
  return ctx.actor.kind !== 'api_key' || is_test === isTestKey(ctx)
}

/** The same for a caller who may read what it is told of: who moves its address hears it, who deletes it silences it. */
export async function requireHeardWebhook(
  ctx: Context,
  params: { account_id: string; webhook_id: string },
): Promise<WebhookItem> {
  const item = await requireWebhook(ctx, params)
  requireMayHear(ctx, item.types)
  return item
}

function refuseInnerUrl(url: string): void {
  if (isAllowedUrl(url)) return
  throw new AppError('request.invalid', {
    errors: { url: ['Enter an address that begins with https:// and that the internet can reach.'] },
  })
}

/** Writes a webhook and what the feed knows of it. */
async function writeBoth(
  before: WebhookItem,
  head: FeedHead,
  fields: Partial<WebhookItem>,
): Promise<boolean> {
  const { webhook_account_id, id: webhook_id, version: seen } = before
  const { is_on, types } = { ...before, ...fields }
  const isNew = fields.id !== undefined
  const refusals = await transact(() =>
    createWriteTransaction({ webhook: WebhookEntity, head: ChangeFeedHeadEntity }, (of) => [
      isNew
        ? of.webhook.create(fields as WebhookItem).commit()
        : of.webhook
            .patch({ webhook_account_id, id: webhook_id })
            .set({ ...fields, version: seen + 1 })
            .where(({ version }, { eq }) => eq(version, seen))
            .commit(),
      listenerWrite(of.head, feedOf(before), head, { webhook_id, types: is_on ? types : null }),
    ]).go(),
  )
  return refusals === null
}

async function removeBoth(ctx: Context, before: WebhookItem, head: FeedHead): Promise<boolean> {
  const { webhook_account_id, id: webhook_id, version: seen } = before
  const report = reportOf(ctx, before, 'webhook.deleted')
  const entities = { webhook: WebhookEntity, head: ChangeFeedHeadEntity, report: AuditReportEntity }
  const refusals = await transact(() =>
    createWriteTransaction(entities, (of) => [
      of.webhook
        .delete({ webhook_account_id, id: webhook_id })
        .where(({ version }, { eq }) => eq(version, seen))
        .commit(),
      listenerWrite(of.head, feedOf(before), head, { webhook_id, types: null }),
      ...reportWrites(ctx, of.report, [report]),
    ]).go(),
  )
  return refusals === null
}

function reportOf(
  ctx: Context,
  item: WebhookItem,
  action: 'webhook.created' | 'webhook.changed' | 'webhook.rotated' | 'webhook.deleted',
) {
  const { webhook_account_id: account_id, id: subject_id, url } = item
  return audited(ctx, { account_id, action, subject_id, details: { name: hostIn(url) } })
}

/** A webhook as callers see it. */
function toWebhook(item: WebhookItem): Webhook {
  const { id, url, description, types, has_subject, is_on, is_test = false, stopped } = item
  return {
    ...{ id, account_id: item.webhook_account_id, url, description, types, has_subject, is_on, is_test },
    ...{
      stopped,
      failing_since: item.failing_since,
      overlaps_until: item.earlier?.until ?? null,
      created_at: item.created_at,
    },
  }
}

/** Refuses a caller who may not read what a webhook is told of. For a key, the scope to read is enough. Error: `api_key.scope_missing` (403). */
function requireMayHear(ctx: Context, types: readonly ChangeType[]): void {
  const { actor } = ctx
  for (const type of types) {
    const permission = changePermissions[type]
    const scope = leastScope(permission, 'GET')
    if (actor.kind !== 'api_key') authorizeForSome(ctx, permission)
    else if (!isAllowed(ctx, permission) && !actor.scopes.some((own) => own === scope))
      throw new AppError('api_key.scope_missing', { details: { scope } })
  }
}
