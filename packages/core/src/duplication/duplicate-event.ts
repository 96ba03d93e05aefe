import type { DuplicateEventBody, Event, EventCopy } from '@foyer/contracts/event/event'
import type { duplicateEvent as endpoint } from '@foyer/contracts/event/event-endpoints'
import { type Image, showable } from '@foyer/contracts/image/image'
import { createWriteTransaction } from 'electrodb'
import { authorize, madeForTests } from '../authorize.ts'
import { eventMadeBefore, madeByKey } from '../event/event-made-before.ts'
import { toEvent } from '../event/show-events.ts'
import { type EventGraph, requireEventGraph } from '../event-graph/event-graph.ts'
import { onceByKey } from '../kept-answer/answered-request.ts'
import { mediaKey } from '../media/image-key.ts'
import { newId, newLinkId } from '../random-id.ts'
import { slugOf } from '../slug-of.ts'
import { type AffiliateItem, readAffiliates } from '../store/affiliate/affiliate-entity.ts'
import { audited } from '../store/audit/audited.ts'
import { type CheckInListItem, readCheckInLists } from '../store/check-in-list/check-in-list-entity.ts'
import {
  DuplicationEntity,
  EventEntity,
  type EventItem,
  EventSettingsEntity,
  eventListRow,
  readEventDefaults,
} from '../store/event/event-entity.ts'
import { countEvent, OrganizerEntity } from '../store/organizer/organizer-entity.ts'
import { PromoCodeEntity, type PromoCodeItem } from '../store/promo-code/promo-code-entity.ts'
import { outbox, transact } from '../table/write.ts'
import { AppError, type Context, nowInstant, type ParsedInput, toInstant } from '../verb.ts'
import {
  copiedTickets,
  copyAffiliates,
  copyCapacityAssignments,
  copyCheckInLists,
  copyPromoCodes,
  copyQuestions,
  priceIds,
  writeCopiedTickets,
} from './copy-tickets.ts'
import { copyTranslations } from './copy-translations.ts'
import type { Shift } from './shift-wall-time.ts'

/**
 * Duplicates the chosen parts of an event as a draft: sale windows move with its start, stock is full, codes are unused.
 * The event itself is written last, so the copy appears whole or not at all. The same Idempotency-Key returns the same
 * event. A test event can be copied as a real one and the other way round: nothing that was sold comes along (docs/decisions/0146).
 */
export async function duplicateEvent(
  ctx: Context,
  { params, body }: ParsedInput<typeof endpoint>,
): Promise<Event> {
  const graph = await requireEventGraph(ctx, params.event_id)
  // A key for certain events may not make another.
  authorize(ctx, 'event.manage')
  const request = { ...params, body }
  return onceByKey(ctx, {
    find: () => eventMadeBefore(ctx, graph.event.account_id, request),
    make: () => writeCopy(ctx, graph, request),
  })
}

type Request = DuplicatedFrom & { body: DuplicateEventBody }
type DuplicatedFrom = ParsedInput<typeof endpoint>['params']

/** Error: organizer.not_found if the organizer was deleted since the request began. */
async function writeCopy(ctx: Context, graph: EventGraph, request: Request): Promise<Event> {
  const { body } = request
  const copy = await draftOf(ctx, graph, body)
  const { event_id } = copy
  const { wallTimeShift } = await import('./shift-wall-time.ts')
  const shift = wallTimeShift(graph.event.start_date, copy.start_date, copy.timezone)
  const parts = await readParts(graph, body.copy)
  const idOf = await copyEventParts(ctx, parts, { event_id, copy: body.copy, shift })
  await copyTranslations(ctx, graph, { event_id, idOf, withSettings: body.copy.settings })
  const settings = body.copy.settings ? graph.settings : await readEventDefaults(copy.account_id)
  const report = reportCopy(ctx, graph, copy, body.copy.tickets)
  const refusals = await transact(() =>
    createWriteTransaction(
      {
        event: EventEntity,
        settings: EventSettingsEntity,
        organizer: OrganizerEntity,
        duplication: DuplicationEntity,
      },
      (entities) => [
        entities.event
          .create({ ...copy, is_unlisted: !settings.allow_search_indexing, ...outbox(report) })
          .commit(),
        entities.settings.create({ event_id, settings, version: 1 }).commit(),
        countEvent(entities.organizer, graph.organizer, 1),
        ...(ctx.idempotencyKey === null
          ? []
          : [entities.duplication.create(madeByKey(ctx, copy, request)).commit()]),
      ],
    ).go(),
  )
  if (refusals !== null) throw new AppError('organizer.not_found')
  return toEvent(copy, graph.organizer, ctx.now)
}

async function draftOf(
  ctx: Context,
  { event }: EventGraph,
  { title, start_date: start, end_date, copy, is_test: asked }: DuplicateEventBody,
): Promise<EventItem> {
  const { outbox: _sent, outbox_id: _sentId, row: _row, is_test: wasTest, ...original } = event
  const isTest = madeForTests(ctx, asked, wasTest)
  const event_id = newId('event')
  const start_date = toInstant(start)
  const { wallTimeShift } = await import('./shift-wall-time.ts')
  const shift = wallTimeShift(event.start_date, start_date, event.timezone)
  const copies = (images: readonly Image[] = []) =>
    Promise.all((copy.cover ? showable(images) : []).map((image) => copyImage(image, event_id)))
  const draft = {
    ...original,
    ...(isTest ? { is_test: true } : {}),
    event_id,
    id: event_id,
    title,
    slug: await slugOf(title, 'event'),
    start_date,
    end_date: end_date === undefined ? shift(event.end_date) : toInstant(end_date),
    status: 'DRAFT' as const,
    preview_id: newLinkId(),
    images: await copies(event.images),
    banners: await copies(event.banners),
    created_at: nowInstant(ctx),
    updated_at: nowInstant(ctx),
    version: 1,
  }
  return { ...draft, row: eventListRow(draft) }
}

/** One audit entry says where the copy's stock came from, whatever the number of tickets. */
function reportCopy(
  ctx: Context,
  { event, tickets }: EventGraph,
  { account_id, event_id: subject_id }: EventItem,
  withTickets: boolean,
) {
  const stock = withTickets
    ? tickets.flatMap(({ prices }) => prices.map((price) => price.quantity_available))
    : []
  const details = {
    from: event.event_id,
    original: event.title,
    quantity_available: stock.reduce((sum: number, quantity) => sum + (quantity ?? 0), 0),
    unlimited_prices: stock.filter((quantity) => quantity === null).length,
  }
  return audited(ctx, { account_id, action: 'event.duplicated', subject_id, details })
}

/** What belongs to an event, as it is copied. */
export interface EventParts
  extends Pick<EventGraph, 'tickets' | 'questions' | 'capacity_assignments' | 'taxes_and_fees'> {
  check_in_lists: readonly CheckInListItem[]
  affiliates: readonly AffiliateItem[]
  promo_codes: readonly PromoCodeItem[]
}

async function readParts(graph: EventGraph, copy: EventCopy): Promise<EventParts> {
  const { event_id } = graph.event
  const codes = () => PromoCodeEntity.query.primary({ event_id }).go({ consistent: true, pages: 'all' })
  return {
    ...graph,
    check_in_lists: copy.tickets && copy.check_in_lists ? await readCheckInLists(event_id) : [],
    affiliates: copy.affiliates ? await readAffiliates(event_id) : [],
    promo_codes: copy.promo_codes ? (await codes()).data : [],
  }
}

/**
 * Writes the parts of an event in batches, under the id of an event that does not exist yet. None of them is visible
 * before that event is written. Answers which ids their things have there.
 */
export async function copyEventParts(
  ctx: Context,
  parts: EventParts,
  { event_id, copy, shift }: { event_id: string; copy: EventCopy; shift: Shift },
): Promise<ReadonlyMap<string, string>> {
  const { tickets, questions, capacity_assignments, taxes_and_fees } = parts
  const isKnown = (tax_id: string) => taxes_and_fees.some(({ id }) => id === tax_id)
  const sold = tickets.map((ticket) => ({
    ...ticket,
    tax_and_fee_ids: ticket.tax_and_fee_ids.filter(isKnown),
  }))
  const copied = copy.tickets ? copiedTickets(sold, event_id, shift) : null
  const idOf = copied?.idOf ?? null
  if (copied) {
    const limited = copy.capacity_assignments
      ? await copyCapacityAssignments(capacity_assignments, event_id, copied)
      : copied.tickets
    await writeCopiedTickets(limited)
    if (copy.check_in_lists)
      await copyCheckInLists(parts.check_in_lists, { event_id, idOf: copied.idOf, shift })
  }
  const questionIds = copy.questions ? await copyQuestions(questions, event_id, idOf) : []
  if (copy.affiliates) await copyAffiliates(ctx, parts.affiliates, event_id)
  if (copy.promo_codes) await copyPromoCodes(ctx, parts.promo_codes, { event_id, idOf, shift })
  return new Map([...(copied?.idOf ?? []), ...(copied ? priceIds(sold, copied.tickets) : []), ...questionIds])
}

/** Copies an image with its files to another owner, so that deleting one image never breaks the other. */
export async function copyImage(image: Image, owner_id: string): Promise<Image> {
  const { copyObject } = await import('../media/s3.ts')
  const id = newId('image')
  const copyFile = async <File extends { url: string }>(file: File): Promise<File> => {
    const url = `/media/${owner_id}/${id}/${file.url.split('/').at(-1)}`
    await copyObject(mediaKey(file.url), mediaKey(url))
    return { ...file, url }
  }
  const { variants, ...original } = image
  const copied = { ...(await copyFile(original)), id }
  return variants ? { ...copied, variants: await Promise.all(variants.map(copyFile)) } : copied
}
