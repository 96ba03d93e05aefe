import { isDeepStrictEqual } from 'node:util'
import { type EventDefaults, eventDefaults } from '@foyer/contracts/event/event-defaults'
import type * as endpoints from '@foyer/contracts/event/event-endpoints'
import { type EventSettings, eventSettings } from '@foyer/contracts/event/event-settings'
import { editablePart } from '@foyer/contracts/update-of'
import { eventPassesChanged } from '@foyer/contracts/wallet/wallet-messages'
import { requireOwnAccount } from '../authorize.ts'
import { forgetEventGraph, requireEvent } from '../event-graph/event-graph.ts'
import { requireInSteps } from '../money-text.ts'
import { sanitise } from '../rich-text/sanitise.ts'
import { audited } from '../store/audit/audited.ts'
import {
  completeSettings,
  EventDefaultsEntity,
  type EventItem,
  EventSettingsEntity,
  readEventDefaults,
} from '../store/event/event-entity.ts'
import { isConditionRefused, outbox, toSend, untilWritten } from '../table/write.ts'
import { changed } from '../update/changed.ts'
import { AppError, type Context, type ParsedInput } from '../verb.ts'
import { changeEvent } from './change-event.ts'

/** The settings of an event; settings that did not exist when it was last saved have their defaults. */
export async function getEventSettings(
  ctx: Context,
  { params }: ParsedInput<typeof endpoints.getEventSettings>,
): Promise<EventSettings> {
  await requireEvent(ctx, params.event_id)
  const { data } = await EventSettingsEntity.get({ event_id: params.event_id }).go({ consistent: true })
  return completeSettings(data?.settings)
}

/** Changes the given settings of an event; the others stay. */
export async function updateEventSettings(
  ctx: Context,
  { params, body }: ParsedInput<typeof endpoints.updateEventSettings>,
): Promise<EventSettings> {
  return changeEventSettings(ctx, await requireEvent(ctx, params.event_id), body)
}

type Change = ParsedInput<typeof endpoints.updateEventSettings>['body']

/**
 * Stores the given settings over the current ones, with rich texts sanitized; changes by others in between are kept.
 * Errors: those of `changed`; `amount.not_in_steps`; `event.not_found`; `server.busy` when others keep writing.
 */
export async function changeEventSettings(
  ctx: Context,
  event: EventItem,
  given: Change,
): Promise<EventSettings> {
  const { cancel_fee_per_ticket } = given.self_service ?? {}
  requireInSteps(event.currency, { 'self_service.cancel_fee_per_ticket': cancel_fee_per_ticket })
  const settings = await store(ctx, event, given)
  const is_unlisted = !settings.allow_search_indexing
  // The setting that keeps search engines out also keeps the event out of the stage's list.
  if (is_unlisted !== (event.is_unlisted ?? false)) await changeEvent(ctx, event, () => ({ is_unlisted }))
  return settings
}

async function store(
  ctx: Context,
  { event_id, account_id }: EventItem,
  given: Change,
): Promise<EventSettings> {
  const changes = await sanitiseEventSettings(given)
  return untilWritten(async () => {
    const { data: seen } = await EventSettingsEntity.get({ event_id }).go({ consistent: true })
    if (!seen) throw new AppError('event.not_found')
    const settings = changed(ctx, eventSettings, completeSettings(seen.settings), changes)
    const changed_at = ctx.now.toISOString()
    const before = completeSettings(seen.settings)
    const messages = [
      looksTheSame(before, settings) ? undefined : toSend(eventPassesChanged, { event_id }),
      // It says what buyers may undo of a sale, and what that costs them.
      isDeepStrictEqual(before.self_service, settings.self_service)
        ? undefined
        : audited(ctx, { account_id, action: 'event.self_service_changed', subject_id: event_id }),
    ]
    const item = { event_id, settings, changed_at, ...outbox(...messages) }
    return (await putSettings(item, seen.version)) ? settings : 'lost'
  })
}

/** Whether the passes in people's wallets say the same of both (docs/decisions/0084). */
function looksTheSame(before: EventSettings, after: EventSettings): boolean {
  const shown = ({ is_online_event, location, support_email, homepage_design }: EventSettings) => [
    is_online_event,
    location,
    support_email,
    homepage_design,
  ]
  return isDeepStrictEqual(shown(before), shown(after))
}

async function putSettings(
  item: { event_id: string; settings: EventSettings; changed_at: string },
  seenVersion: number,
): Promise<boolean> {
  try {
    await EventSettingsEntity.put({ ...item, version: seenVersion + 1 })
      .where(({ version }, { eq }) => eq(version, seenVersion))
      .go()
    forgetEventGraph(item.event_id)
    return true
  } catch (error) {
    if (isConditionRefused(error)) return false
    throw error
  }
}

/** What new events of the caller's account start with. */
export async function getEventDefaults(
  ctx: Context,
  { params }: ParsedInput<typeof endpoints.getEventDefaults>,
): Promise<EventDefaults> {
  requireOwnAccount(ctx, params.account_id, 'account.manage')
  return eventDefaults.parse(editablePart(eventDefaults, await readEventDefaults(params.account_id)))
}

/** Changes what new events of the caller's account begin with, rich texts sanitized; existing events keep their own. */
export async function updateEventDefaults(
  ctx: Context,
  { params, body }: ParsedInput<typeof endpoints.updateEventDefaults>,
): Promise<EventDefaults> {
  const { account_id } = params
  requireOwnAccount(ctx, account_id, 'account.manage')
  const given = await sanitiseEventSettings(body)
  return untilWritten(async () => {
    const { data: seen } = await EventDefaultsEntity.get({ account_id }).go({ consistent: true })
    const defaults = changed(ctx, eventDefaults, completeSettings(seen?.defaults), given)
    return (await putDefaults(account_id, defaults, seen?.version)) ? defaults : 'lost'
  })
}

async function putDefaults(account_id: string, defaults: EventDefaults, seen?: number): Promise<boolean> {
  try {
    await EventDefaultsEntity.put({ account_id, defaults, version: (seen ?? 0) + 1 })
      .where(({ version }, { eq, notExists }) =>
        seen === undefined ? notExists(version) : eq(version, seen),
      )
      .go()
    return true
  } catch (error) {
    if (isConditionRefused(error)) return false
    throw error
  }
}

const richTextFields = [
  'online_event_connection_details',
  'email_footer_message',
  'pre_checkout_message',
  'post_checkout_message',
  'ticket_page_message',
] as const satisfies (keyof EventSettings)[]

type RichTexts = { [Field in (typeof richTextFields)[number]]?: string | undefined }

/** The settings that are given, with every rich text among them sanitized. */
export async function sanitiseEventSettings<Given extends RichTexts>(given: Given): Promise<Given> {
  const settings = { ...given }
  for (const field of richTextFields) {
    const html = settings[field]
    if (html !== undefined) settings[field] = await sanitise(html)
  }
  return settings
}
