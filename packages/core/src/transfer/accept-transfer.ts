import { shownName } from '@foyer/contracts/person-name'
import type { Transfer } from '@foyer/contracts/transfer/transfer'
import type * as endpoints from '@foyer/contracts/transfer/transfer-endpoints'
import { settleAttendee } from '../attendee/change-attendee.ts'
import { publicEvent } from '../attendee/get-public-attendee.ts'
import { formerHolder, openOffer } from '../attendee/passing-on.ts'
import { type EventGraph, readEventGraph } from '../event-graph/event-graph.ts'
import { readEventGraphIn } from '../event-graph/graph-in.ts'
import { answersAsAsked, holderIn } from '../event-graph/names-in.ts'
import { passedTicket } from '../order-state/order-states.ts'
import type { PassedTicket } from '../order-state/pass-ticket.ts'
import { writeOrder } from '../order-state/write-order.ts'
import { checkTicketAnswers, ticketQuestions } from '../question/check-order-answers.ts'
import { newLinkId, newReference } from '../random-id.ts'
import {
  type AttendeeItem,
  listedNow,
  readAttendee,
  type TicketOffer,
} from '../store/attendee/attendee-entity.ts'
import type { OrderItem } from '../store/order/order-entity.ts'
import { readTransfer, type TransferItem } from '../store/transfer/transfer-entity.ts'
import { untilWritten } from '../table/write.ts'
import { AppError, type Context, isAppError, nowInstant, type ParsedInput } from '../verb.ts'

/** A ticket that is being passed on, for its next holder. Error: transfer.not_found. */
export async function getTransfer(
  ctx: Context,
  { params }: ParsedInput<typeof endpoints.getTransfer>,
): Promise<Transfer> {
  return toTransfer(ctx, await requireTransfer(params.transfer_short_id))
}

/**
 * Accepts a ticket (docs/decisions/0085): in one write the holder's ticket ends, and a new one with another link, QR and reference takes its
 * place in the order. No stock moves, and nothing is counted again (F12). The same link again answers what it led to.
 * Errors: transfer.not_found; transfer.ended, also where the ticket was used or cancelled first; those of `checkTicketAnswers`.
 */
export async function acceptTransfer(
  ctx: Context,
  { params, body }: ParsedInput<typeof endpoints.acceptTransfer>,
): Promise<Transfer> {
  return untilWritten(async () => {
    const transfer = await requireTransfer(params.transfer_short_id)
    if (transfer.accepted_as) return toTransfer(ctx, transfer)
    const open = await readOpen(ctx, transfer)
    if (!open) return acceptedMeanwhile(ctx, transfer)
    const { attendee, order, graph, offer } = open
    const given = answersAsAsked(graph, ctx.locale, body.answers)
    const answers = checkTicketAnswers(ticketQuestions(graph.questions, attendee.ticket_id), given)
    const named = { first_name: body.first_name, last_name: body.last_name, answers }
    const passed = passing(ctx, { attendee, offer }, named)
    const result = await writeOrder(passedTicket(ctx, order, passed))
    return result === 'written' ? toTransfer(ctx, { ...transfer, accepted_as: passed.to.short_id }) : 'lost'
  })
}

/** Another press of the same link was first: its answer is this one's too. Error: transfer.ended where nothing was accepted. */
async function acceptedMeanwhile(ctx: Context, { short_id }: TransferItem): Promise<Transfer> {
  const transfer = await requireTransfer(short_id)
  if (!transfer.accepted_as) throw new AppError('transfer.ended')
  return toTransfer(ctx, transfer)
}

/** The ticket that ends, and the one in its place: of the same order, but with nothing of the former holder's. */
function passing(
  ctx: Context,
  { attendee, offer }: { attendee: AttendeeItem; offer: TicketOffer },
  {
    answers,
    ...named
  }: Pick<AttendeeItem, 'first_name' | 'last_name'> & Required<Pick<AttendeeItem, 'answers'>>,
): PassedTicket {
  const {
    outbox: _sent,
    outbox_id: _sentId,
    offer: _offer,
    answers: _answers,
    notes_change: _change,
    codes: _codes,
    ...kept
  } = attendee
  const passed_on_at = nowInstant(ctx)
  const next: AttendeeItem = {
    ...kept,
    ...named,
    ...(answers && answers.length > 0 ? { answers } : {}),
    short_id: newLinkId(),
    reference: newReference('A'),
    email: offer.email,
    locale: offer.locale,
    notes: '',
    is_mailed_first: false,
    former_holders: [...(kept.former_holders ?? []), formerHolder(attendee, passed_on_at)],
    version: 1,
  }
  const { short_id, reference, event_id, order_short_id, order_reference } = attendee
  const { ticket_title, price_label, first_name, last_name, email, locale } = attendee
  return {
    from: attendee,
    left: {
      ...{ short_id, reference, event_id, order_short_id, order_reference },
      ...{ ticket_title, price_label, first_name, last_name, email, locale },
      to_first_name: named.first_name,
      passed_on_at,
    },
    to: listedNow(next),
    transfer_short_id: offer.short_id,
  }
}

async function requireTransfer(short_id: string): Promise<TransferItem> {
  const transfer = await readTransfer(short_id)
  if (!transfer) throw new AppError('transfer.not_found')
  return transfer
}

interface OpenTransfer {
  attendee: AttendeeItem
  order: OrderItem
  graph: EventGraph
  offer: TicketOffer
}

/** What an offer is about while it can be accepted: the attendee and its order as last written. */
async function readOpen(ctx: Context, transfer: TransferItem): Promise<OpenTransfer | null> {
  const [settled, graph] = await Promise.all([
    settleAttendee(transfer.attendee_short_id).catch(passedOnMeanwhile),
    readEventGraph(transfer.event_id),
  ])
  if (!settled || !graph) return null
  const offer = openOffer(ctx, settled.attendee, graph)
  if (!offer || offer.short_id !== transfer.short_id || settled.order.status !== 'COMPLETED') return null
  return { ...settled, graph, offer }
}

function passedOnMeanwhile(error: unknown): null {
  if (!isAppError(error, 'attendee.passed_on')) throw error
  return null
}

async function toTransfer(ctx: Context, transfer: TransferItem): Promise<Transfer> {
  const graph = await readEventGraphIn(transfer.event_id, ctx.locale)
  if (!graph) throw new AppError('transfer.not_found')
  const { short_id, accepted_as = null } = transfer
  const open = accepted_as ? null : await readOpen(ctx, transfer)
  const holder = open?.attendee ?? (accepted_as ? await readAttendee(accepted_as) : null)
  const shown = holder && holderIn(graph, holder)
  return {
    short_id,
    status: open ? 'OPEN' : accepted_as ? 'ACCEPTED' : 'ENDED',
    from_name: open ? shownName(open.attendee) : '',
    first_name: open?.offer.first_name ?? shown?.first_name ?? '',
    last_name: open?.offer.last_name ?? shown?.last_name ?? '',
    ticket_title: shown?.ticket_title ?? '',
    price_label: shown?.price_label ?? '',
    expires_at: open?.offer.expires_at ?? null,
    questions: open ? ticketQuestions(graph.questions, open.attendee.ticket_id) : [],
    ticket_short_id: accepted_as,
    event: { ...publicEvent(ctx, graph), online_event_connection_details: '', ticket_page_message: '' },
  }
}
