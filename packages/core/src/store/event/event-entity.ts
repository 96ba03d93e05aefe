import type { EventLifecycle, EventStatus } from '@foyer/contracts/event/event'
import type { EventDefaults } from '@foyer/contracts/event/event-defaults'
import { type EventSettings, eventSettings } from '@foyer/contracts/event/event-settings'
import type { HomepageDesign } from '@foyer/contracts/event/homepage-design'
import type { SelfService } from '@foyer/contracts/event/self-service'
import type { Image } from '@foyer/contracts/image/image'
import type { Locale } from '@foyer/contracts/locale'
import type { Currency } from '@foyer/contracts/money'
import type { EntityItem } from 'electrodb'
import { kept, LazyEntity, onTable } from '../../table/entity.ts'
import { outboxAttributes } from '../../table/write.ts'

/** What the events list reads of an event without opening it. */
export interface EventListRow {
  id: string
  title: string
  start_date: string
  end_date: string | null
  status: EventStatus
  organizer_id: string
  currency: Currency
  created_at: string
  /** Absent in rows that are older than the field. */
  updated_at?: string
  /** Absent in real events. */
  is_test?: boolean | undefined
}

/**
 * An event, in its own partition with all that the event page needs (collection `event_graph`). Read by its id, in the list
 * of its account, and, while it is live and listed, in the public list of the stage.
 * `id` repeats `event_id`, so that the item reads as the contract names it.
 */
export const EventEntity = new LazyEntity(
  {
    model: { entity: 'event', version: '1', service: 'foyer' },
    attributes: {
      event_id: { type: 'string', required: true },
      id: { type: 'string', required: true },
      account_id: { type: 'string', required: true },
      organizer_id: { type: 'string', required: true },
      title: { type: 'string', required: true },
      slug: { type: 'string', required: true },
      description: { type: 'string', required: true },
      start_date: { type: 'string', required: true },
      end_date: { type: kept<string | null>(), required: true },
      timezone: { type: 'string', required: true },
      currency: { type: kept<Currency>(), required: true },
      status: { type: ['DRAFT', 'LIVE', 'ARCHIVED'] as const, required: true },
      images: { type: kept<Image[]>(), required: true },
      /** The banner, apart from the others: a release that does not know the type reads those (docs/decisions/0055). */
      banners: { type: kept<Image[]>() },
      /** The key in the address of the draft's page; missing in events that are older than it. */
      preview_id: { type: 'string' },
      /** Hidden from the stage's list, as from search engines: follows the settings. */
      is_unlisted: { type: 'boolean' },
      /** A test event, from its first write on; absent: a real one (docs/decisions/0146). */
      is_test: { type: 'boolean', readOnly: true },
      /** Its further languages, so that a calendar of many events asks for no translation that is not there. */
      languages: { type: kept<Locale[]>() },
      created_at: { type: 'string', required: true },
      updated_at: { type: 'string', required: true },
      version: { type: 'number', required: true },
      row: { type: kept<EventListRow>(), required: true },
      ...outboxAttributes,
    },
    indexes: {
      primary: {
        collection: 'event_graph',
        pk: { field: 'pk', composite: ['event_id'] },
        sk: { field: 'sk', composite: [] },
      },
      list: {
        index: 'gsi1',
        scope: 'event',
        pk: { field: 'gsi1pk', composite: ['account_id'] },
        sk: { field: 'gsi1sk', composite: ['start_date', 'event_id'] },
      },
      listed: {
        index: 'gsi2',
        scope: 'listed-event',
        condition: (event: Record<string, unknown>) =>
          event.status === 'LIVE' && event.is_unlisted !== true && event.is_test !== true,
        pk: { field: 'gsi2pk', composite: ['status'] },
        sk: { field: 'gsi2sk', composite: ['start_date', 'event_id'] },
      },
    },
  },
  onTable,
)
export type EventItem = EntityItem<typeof EventEntity>

/** All images of an event: its cover and its banner. */
export function imagesOf({ images, banners = [] }: Pick<EventItem, 'images' | 'banners'>): Image[] {
  return [...images, ...banners]
}

/** An event's settings, whole, beside the event. */
export const EventSettingsEntity = new LazyEntity(
  {
    model: { entity: 'settings', version: '1', service: 'foyer' },
    attributes: {
      event_id: { type: 'string', required: true },
      settings: { type: kept<EventSettings>(), required: true },
      /** UTC ISO; absent until somebody changes them. */
      changed_at: { type: 'string' },
      version: { type: 'number', required: true },
      ...outboxAttributes,
    },
    indexes: {
      primary: {
        collection: 'event_graph',
        pk: { field: 'pk', composite: ['event_id'] },
        sk: { field: 'sk', composite: [] },
      },
    },
  },
  onTable,
)

export type EventSettingsItem = EntityItem<typeof EventSettingsEntity>

/** How often an event and its settings were changed since they were made, and the UTC ISO instant of the latest change. */
export function changesOf(
  event: Pick<EventItem, 'version' | 'updated_at'>,
  settings: Pick<EventSettingsItem, 'version' | 'changed_at'>,
): { revision: number; changed_at: string } {
  const [, changed_at = event.updated_at] = [settings.changed_at ?? '', event.updated_at].toSorted()
  return { revision: event.version + settings.version - 2, changed_at }
}

const defaults = eventSettings.parse({})

/** What an event had before the setting existed, where that is not what a new event begins with (docs/decisions/0055). */
const earlier: Partial<EventSettings> = { asked_names: 'EVERYBODY' }

type Stored = Partial<Omit<EventSettings, 'self_service' | 'homepage_design'>> & {
  self_service?: Partial<SelfService>
  homepage_design?: Partial<HomepageDesign>
}

/** Settings as stored, with defaults for those that were added later. */
export function completeSettings(stored: Stored = {}): EventSettings {
  return completed({ ...defaults, ...earlier }, stored)
}

function completed(before: EventSettings, stored: Stored): EventSettings {
  return {
    ...before,
    ...stored,
    self_service: { ...before.self_service, ...stored.self_service },
    homepage_design: { ...before.homepage_design, ...stored.homepage_design },
  }
}

/**
 * What an account's new events begin with; none until somebody saves them. Access pattern: by account. It is
 * no part of `account_terms`, which every sale reads: its texts are long and only `createEvent` wants them.
 */
export const EventDefaultsEntity = new LazyEntity(
  {
    model: { entity: 'event_defaults', version: '1', service: 'foyer' },
    attributes: {
      account_id: { type: 'string', required: true },
      defaults: { type: kept<EventDefaults>(), required: true },
      version: { type: 'number' },
    },
    indexes: {
      primary: {
        pk: { field: 'pk', composite: ['account_id'] },
        sk: { field: 'sk', composite: [] },
      },
    },
  },
  onTable,
)

/** The settings that a new event of the account begins with. */
export async function readEventDefaults(account_id: string): Promise<EventSettings> {
  const { data } = await EventDefaultsEntity.get({ account_id }).go({ consistent: true })
  return completed(defaults, data?.defaults ?? {})
}

/** The compact line by which lists know an event. */
export function eventListRow(event: Omit<EventItem, 'row'>): EventListRow {
  const { id, title, start_date, end_date, status, organizer_id, currency, created_at, updated_at } = event
  const test = event.is_test ? { is_test: true } : {}
  return { id, title, start_date, end_date, status, organizer_id, currency, created_at, updated_at, ...test }
}

/** How long an event without an announced end is taken to last. */
const openEndMs = 24 * 60 * 60 * 1000

/** The moment at which an event is over, in ms since 1970; without an announced end, a day after its start. */
export function endOfEvent(event: { start_date: string; end_date: string | null }): number {
  return event.end_date === null ? Date.parse(event.start_date) + openEndMs : Date.parse(event.end_date)
}

/** Where an event stands in time (specification §4, Event: derived labels). */
export function eventLifecycle(
  event: { start_date: string; end_date: string | null },
  now: Date,
): EventLifecycle {
  if (now.getTime() < Date.parse(event.start_date)) return 'UPCOMING'
  return now.getTime() < endOfEvent(event) ? 'ONGOING' : 'ENDED'
}

/** The compact rows of all events of an account, archived ones too, by start. */
export async function readEventRows(account_id: string): Promise<EventListRow[]> {
  const { data } = await EventEntity.query.list({ account_id }).go({ pages: 'all' })
  return data.flatMap(({ row }) => row ?? [])
}

/** Longer than any client repeats a request. */
export const duplicationDays = 2

/**
 * Which event a request to create or duplicate one has made, written in the transaction that makes it appear. Access pattern: by
 * account and hashed Idempotency-Key.
 */
export const DuplicationEntity = new LazyEntity(
  {
    model: { entity: 'duplication', version: '1', service: 'foyer' },
    attributes: {
      account_id: { type: 'string', required: true },
      key_hash: { type: 'string', required: true },
      request_hash: { type: 'string', required: true },
      copy_id: { type: 'string', required: true },
      ttl: { type: 'number', required: true },
    },
    indexes: {
      primary: {
        pk: { field: 'pk', composite: ['account_id', 'key_hash'] },
        sk: { field: 'sk', composite: [] },
      },
    },
  },
  onTable,
)
