import { eventCopy } from '@foyer/contracts/event/event'
import { createWriteTransaction } from 'electrodb'
import { copyTranslations } from '../duplication/copy-translations.ts'
import { copyEventParts } from '../duplication/duplicate-event.ts'
import { draftOf } from '../event/create-event.ts'
import { updateEventSettings } from '../event/event-settings.ts'
import { hasOrders, updateEvent } from '../event/update-event.ts'
import type { Problem } from '../import/reader/given-row.ts'
import { audited } from '../store/audit/audited.ts'
import { EventEntity, EventSettingsEntity } from '../store/event/event-entity.ts'
import {
  EventClaimEntity,
  type EventClaimItem,
  readEventClaim,
  referenceOf,
} from '../store/import/event-claim-entity.ts'
import type { EventsImportItem } from '../store/import/events-import-entity.ts'
import { countEvent, OrganizerEntity } from '../store/organizer/organizer-entity.ts'
import { isConditionRefused, outbox, transact, untilWritten } from '../table/write.ts'
import { AppError, type Context } from '../verb.ts'
import type { PlannedEvent } from './plan-event.ts'

/** What happened to an event of the file, or would happen. */
export interface EventResult {
  outcome: 'created' | 'updated' | 'unchanged' | 'refused'
  problem?: Problem
  /** The event that this import made. */
  made?: string
  /** The event that the line is here. */
  event_id?: string
}

/**
 * Imports one event: makes it as a draft, or corrects the one that an import made before. Any number of times and side by side with the same end;
 * only one of two imports makes it (docs/decisions/0148). A dry run writes nothing.
 */
export async function importEvent(
  ctx: Context,
  item: EventsImportItem,
  planned: PlannedEvent,
): Promise<EventResult> {
  return untilWritten(async () => {
    const claim = await readEventClaim(item.account_id, referenceOf(planned))
    if (claim) return { ...(await again(ctx, item, planned, claim)), event_id: claim.event_id }
    if (item.body.dry_run) return { outcome: 'created' as const }
    const made = await make(ctx, item, planned)
    return made === null ? 'lost' : { outcome: 'created' as const, made, event_id: made }
  })
}

async function again(
  ctx: Context,
  item: EventsImportItem,
  planned: PlannedEvent,
  claim: EventClaimItem,
): Promise<EventResult> {
  if (claim.belongings !== planned.belongings) return { outcome: 'refused', problem: belongingsDiffer }
  if (claim.told === planned.told) {
    if (claim.import_id === item.id) return { outcome: 'created', made: claim.event_id }
    return { outcome: claim.updated_by === item.id ? 'updated' : 'unchanged' }
  }
  if (!(await isUntouchedDraft(claim.event_id))) return { outcome: 'refused', problem: eventInUse }
  if (!item.body.dry_run) await correct(ctx, item, planned, claim)
  return { outcome: 'updated' }
}

const belongingsDiffer = {
  code: 'row.belongings_differ',
  message:
    'This event was imported with other tickets, codes, questions or translations, or in another currency. Change it in Foyer, or undo that import.',
}
const eventInUse = {
  code: 'row.event_in_use',
  message: 'This event is live, archived or has orders. Change it in Foyer.',
}

/** Whether an event is still a draft without orders. */
export async function isUntouchedDraft(event_id: string): Promise<boolean> {
  const { data: event } = await EventEntity.get({ event_id }).go({ consistent: true })
  return event?.status === 'DRAFT' && !(await hasOrders(event_id))
}

/** What belongs to the event is written first, under the id of an event that is not there yet; the event appears whole, with its claim, or not at all. Answers its id; null: another import was first. */
async function make(ctx: Context, item: EventsImportItem, planned: PlannedEvent): Promise<string | null> {
  const { account_id, id: import_id } = item
  const { is_test, organizer, fields, settings, parts, translations, namesakes, belongings, told } = planned
  const draft = await draftOf(ctx, organizer, { ...fields, is_test })
  const { event_id } = draft
  const shift = <Given extends string | null>(instant: Given) => instant
  const idOf = await copyEventParts(ctx, parts, { event_id, copy: eventCopy.parse({}), shift })
  const texts = { translations, taxes_and_fees: parts.taxes_and_fees }
  await copyTranslations(ctx, texts, { event_id, idOf, withSettings: true })
  const details = { external_id: planned.external_id }
  const event = {
    ...draft,
    is_unlisted: !settings.allow_search_indexing,
    ...(translations.length > 0 ? { languages: translations.map(({ language }) => language) } : {}),
    ...outbox(audited(ctx, { account_id, action: 'event.imported', subject_id: event_id, details })),
  }
  const names = namesakes.flatMap(([name, id]) => (idOf.has(id) ? [[name, idOf.get(id) ?? '']] : []))
  const claim = { imported_account_id: account_id, reference: referenceOf(planned), import_id, event_id }
  const refusals = await transact(() =>
    createWriteTransaction(
      {
        event: EventEntity,
        settings: EventSettingsEntity,
        organizer: OrganizerEntity,
        claim: EventClaimEntity,
      },
      (entities) => [
        entities.event.create(event).commit(),
        entities.settings.create({ event_id, settings, version: 1 }).commit(),
        countEvent(entities.organizer, organizer, 1),
        entities.claim
          .put({
            ...claim,
            belongings,
            told,
            ...(names.length > 0 ? { names: Object.fromEntries(names) } : {}),
          })
          .where((is, { notExists }) => notExists(is.event_id))
          .commit(),
      ],
    ).go(),
  )
  if (refusals === null) return event_id
  if (refusals[2] === 'ConditionalCheckFailed') throw new AppError('organizer.not_found')
  return null
}

/** Texts, dates and settings as the file has them. The claim is written last, so that an attempt that dies is repeated. */
async function correct(
  ctx: Context,
  { id }: EventsImportItem,
  { fields: { currency: _fixed, ...fields }, settings, told }: PlannedEvent,
  { imported_account_id, reference, event_id }: EventClaimItem,
): Promise<void> {
  const params = { event_id }
  await updateEvent(ctx, { params, body: fields })
  await updateEventSettings(ctx, { params, body: settings })
  await EventClaimEntity.patch({ imported_account_id, reference })
    .set({ told, updated_by: id })
    .where((is, { eq }) => eq(is.event_id, event_id))
    .go()
    .catch((error) => {
      // Undone meanwhile.
      if (!isConditionRefused(error)) throw error
    })
}
