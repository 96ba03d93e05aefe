import type * as endpoints from '@foyer/contracts/event/event-endpoints'
import { type LiveEvent, type PublicEvent, publicEvent } from '@foyer/contracts/event/public-event'
import { showable } from '@foyer/contracts/image/image'
import type { ListMeta } from '@foyer/contracts/list'
import type { PublicOrganizer } from '@foyer/contracts/organizer/organizer'
import type * as organizerEndpoints from '@foyer/contracts/organizer/organizer-endpoints'
import {
  type PublicOrganizerEvent,
  publicOrganizerEvent,
} from '@foyer/contracts/organizer/public-organizer-event'
import type { getLiveEventIn as getLiveEventInEndpoint } from '@foyer/contracts/translation/translation-endpoints'
import { filterEventRows, toEvent } from '../event/show-events.ts'
import {
  type EventGraph,
  readEventGraph,
  requireEvent,
  requireLiveEvent,
} from '../event-graph/event-graph.ts'
import { graphIn, readEventGraphIn } from '../event-graph/graph-in.ts'
import type { Stock } from '../event-graph/known-stock.ts'
import { toPublicOrganizer } from '../organizer/read-organizers.ts'
import { siteLinks } from '../site-links.ts'
import { viewSample } from '../statistics/view-sample.ts'
import { EventEntity, type EventListRow, eventLifecycle, readEventRows } from '../store/event/event-entity.ts'
import { OrganizerEntity, type OrganizerItem } from '../store/organizer/organizer-entity.ts'
import type { PromoCodeItem } from '../store/promo-code/promo-code-entity.ts'
import { AppError, type Context, type ParsedInput } from '../verb.ts'
import { checkPromoCode } from './check-promo-code.ts'
import { countNow, readStock } from './read-stock.ts'
import { toPublicTickets } from './to-public-ticket.ts'

/**
 * A live event as anybody may see it, with what can be bought now; what is for staff or buyers only is not in it. A promo
 * code opens its hidden tickets and shows its prices; one that cannot be used changes nothing, and the answer says why.
 */
export async function getPublicEvent(
  ctx: Context,
  { params, query }: ParsedInput<typeof endpoints.getPublicEvent>,
): Promise<PublicEvent> {
  const graph = graphIn(await requireLiveEvent(params.event_id), query.language ?? ctx.locale)
  const code = query.promo_code || null
  if (code === null) return toPublicEvent(ctx, graph)
  const { state, promoCode } = await checkPromoCode(ctx, params.event_id, code)
  const max_tickets_discounted = promoCode?.max_tickets_discounted ?? null
  return toPublicEvent(ctx, graph, {
    shown: { code: promoCode?.code ?? code, state, max_tickets_discounted },
    promoCode,
  })
}

/** The same without a promo code and in the event's own language, so that any cache may keep the answer for a second (docs/decisions/0091). */
export async function getLiveEvent(
  ctx: Context,
  { params }: ParsedInput<typeof endpoints.getLiveEvent>,
): Promise<LiveEvent> {
  return toLiveEvent(ctx, await requireLiveEvent(params.event_id))
}

/** The same in one of its further languages. */
export async function getLiveEventIn(
  ctx: Context,
  { params }: ParsedInput<typeof getLiveEventInEndpoint>,
): Promise<LiveEvent> {
  return toLiveEvent(ctx, graphIn(await requireLiveEvent(params.event_id), params.language))
}

async function toLiveEvent(ctx: Context, graph: EventGraph): Promise<LiveEvent> {
  const [event, view_sample] = await Promise.all([toPublicEvent(ctx, graph), viewSample(ctx, graph.event)])
  return { ...event, view_sample }
}

/** An event of the caller's account as its page shows it in its own language, or would once it is live (specification 2.screen-designer-preview). */
export async function previewEvent(
  ctx: Context,
  { params }: ParsedInput<typeof endpoints.previewEvent>,
): Promise<PublicEvent> {
  await requireEvent(ctx, params.event_id)
  const graph = await readEventGraph(params.event_id, { fresh: true })
  if (!graph) throw new AppError('event.not_found')
  return toPublicEvent(ctx, graph, undefined, await countNow(ctx, graph))
}

/**
 * An event as its page would show it, for the holders of the secret link to its draft (docs/decisions/0100). Of a live event
 * the same, so that the caller can lead on to its page. Error: `event.not_available` for another link, and for an archived event.
 */
export async function openDraft(
  ctx: Context,
  { event_id, preview_id }: { event_id: string; preview_id: string },
): Promise<PublicEvent> {
  const graph = await readEventGraph(event_id, { fresh: true })
  if (graph?.event.preview_id !== preview_id || graph.event.status === 'ARCHIVED')
    throw new AppError('event.not_available')
  return toPublicEvent(ctx, graphIn(graph, ctx.locale), undefined, await countNow(ctx, graph))
}

/**
 * The live, listed events of the stage, or of one organizer (specification §7, docs/product.md#events). An
 * event is listed unless its settings keep search engines out, or it is a test.
 */
export async function listPublicEvents(
  ctx: Context,
  { query }: ParsedInput<typeof endpoints.listPublicEvents>,
): Promise<{ data: PublicOrganizerEvent[]; meta: ListMeta }> {
  const { organizer_id, ...list } = query
  if (organizer_id) return listPublicOrganizerEvents(ctx, { params: { organizer_id }, query: list })
  const { data, meta } = await filterEventRows(ctx, await readListedRows(), list)
  return { data: await showListedEvents(ctx, data), meta }
}

async function readListedRows(): Promise<EventListRow[]> {
  const { data } = await EventEntity.query.listed({ status: 'LIVE' }).go({ pages: 'all', hydrate: true })
  return data.map(({ row }) => row)
}

/** An organizer as anybody may see it. */
export async function getPublicOrganizer(
  _ctx: Context,
  { params }: ParsedInput<typeof organizerEndpoints.getPublicOrganizer>,
): Promise<PublicOrganizer> {
  return toPublicOrganizer(await requirePublicOrganizer(params.organizer_id))
}

/**
 * A page of an organizer's live events as anybody may see them, with what can be bought now of those that are not over.
 * Costs one read of the account's compact rows and a few of each event shown.
 */
export async function listPublicOrganizerEvents(
  ctx: Context,
  { params, query }: ParsedInput<typeof organizerEndpoints.listPublicOrganizerEvents>,
): Promise<{ data: PublicOrganizerEvent[]; meta: ListMeta }> {
  const { account_id, id } = await requirePublicOrganizer(params.organizer_id)
  const ofOrganizer = { ...query.filter_fields, organizer_id: { eq: id }, status: { eq: 'LIVE' } }
  const real = (await readEventRows(account_id)).filter(({ is_test }) => !is_test)
  const { data, meta } = await filterEventRows(ctx, real, { ...query, filter_fields: ofOrganizer })
  return { data: await showListedEvents(ctx, data), meta }
}

interface GivenCode {
  shown: PublicEvent['promo_code']
  /** Where it can be used. */
  promoCode: PromoCodeItem | null
}

/** An event as anybody may see it, with what can be bought now and with a code, if one is given. */
export async function toPublicEvent(
  ctx: Context,
  graph: EventGraph,
  { shown, promoCode }: GivenCode = { shown: null, promoCode: null },
  known?: Stock,
): Promise<PublicEvent> {
  const { counts, counted_at } = known ?? (await readStock(ctx, graph))
  const event = toEvent(graph.event, graph.organizer, ctx.now)
  return publicEvent.parse({
    ...event,
    images: showable(event.images),
    language: graph.spoken?.language ?? graph.settings.main_language,
    is_translated: graph.spoken !== undefined,
    settings: { ...graph.settings, support_email: graph.settings.support_email || graph.organizer.email },
    tickets: toPublicTickets({ graph, counts, promoCode, now: ctx.now }),
    counted_at,
    promo_code: shown,
  })
}

/** An organizer by its id alone, as anybody may ask for it. */
export async function requirePublicOrganizer(organizer_id: string): Promise<OrganizerItem> {
  const { data } = await OrganizerEntity.query.public({ id: organizer_id }).go({ hydrate: true })
  const [organizer] = data
  if (!organizer) throw new AppError('organizer.not_found')
  return organizer
}

/** The events of these rows as anybody may see them, with what can be bought now of those that are not over. */
export async function showListedEvents(
  ctx: Context,
  rows: readonly EventListRow[],
): Promise<PublicOrganizerEvent[]> {
  const shown = await Promise.all(rows.map((row) => showEvent(ctx, row.id)))
  return shown.flatMap((event) => event ?? [])
}

async function showEvent(ctx: Context, event_id: string): Promise<PublicOrganizerEvent | null> {
  const graph = await readEventGraphIn(event_id, ctx.locale)
  // The row may be a moment older than the event.
  if (graph?.event.status !== 'LIVE' || graph.event.is_test) return null
  const { event, organizer, settings } = graph
  const isOver = eventLifecycle(event, ctx.now) === 'ENDED'
  const tickets = isOver
    ? []
    : toPublicTickets({ graph, ...(await readStock(ctx, graph)), promoCode: null, now: ctx.now })
  const images = showable(event.images)
  const cover = images.find(({ type }) => type === 'EVENT_COVER')
  const addresses = { url: siteLinks.event(event), cover_url: cover ? siteLinks.media(cover.url) : null }
  const shown = toEvent(event, organizer, ctx.now)
  return publicOrganizerEvent.parse({ ...shown, ...addresses, images, settings, tickets })
}
