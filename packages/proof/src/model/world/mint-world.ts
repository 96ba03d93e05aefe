import { capacityAssignmentBody } from '@foyer/contracts/capacity-assignment/capacity-assignment'
import { type PromoCodeBody, promoCodeBody } from '@foyer/contracts/promo-code/promo-code'
import { taxOrFeeBody } from '@foyer/contracts/tax-or-fee/tax-or-fee'
import { createCapacityAssignment } from '@foyer/core/capacity-assignment/capacity-assignments'
import { updateEventSettings } from '@foyer/core/event/event-settings'
import { updateEventStatus } from '@foyer/core/event/update-event'
import { createPromoCode } from '@foyer/core/promo-code/promo-codes'
import { createTaxOrFee } from '@foyer/core/tax-or-fee/taxes-and-fees'
import { mintEvent } from '@foyer/core/testing/mint-event'
import { connectAccount } from '@foyer/core/testing/mint-live-event'
import { accountOf, mintOwner } from '@foyer/core/testing/mint-owner'
import { bodyOf, mintTicket, type TicketInput } from '@foyer/core/testing/mint-ticket'
import { updateTicket } from '@foyer/core/ticket/tickets'
import { newMailbag } from './mailbag.ts'
import { mintRows } from './mint-rows.ts'
import type { Surroundings } from './start-surroundings.ts'
import { atStripe } from './stripe-controls.ts'
import type { KnownTicket, World } from './world.ts'

/** What a history says about the world it begins in. */
export interface WorldPlan {
  /** Stock of the free ticket, the paid one, and the two tiers. */
  stock: [free: number, paid: number, early: number, late: number]
  /** What the first three tickets share. */
  capacity: number
  promoUses: number
  endsOnLostDispute: boolean
  /** The number of prices of an additional ticket with several capacities. 0 for no such ticket. */
  rows: number
}

/** A fresh account's live event that sells a little of everything that can be sold. */
export async function mintWorld(surroundings: Surroundings, plan: WorldPlan): Promise<World> {
  const { ctx: owner } = await mintOwner()
  const stripe_account_id = await connectAccount(owner)
  const taxes = await mintTaxes(owner)
  const { id: event_id } = await mintEvent(owner)
  const mailbag = newMailbag()
  const { ctx: attacker } = await mintOwner()
  const attackers_account_id = await connectAccount(attacker)
  // In half of the worlds Stripe books charges only at the end.
  if (plan.stock[1] % 2 === 1)
    await atStripe(stripe_account_id, { of: 'accounts', step: 'bookings', body: { late: true } })
  const clock = { aheadMs: 0 }
  surroundings.office.open(event_id, [stripe_account_id, attackers_account_id], { mailbag, clock })
  const tickets: KnownTicket[] = []
  for (const body of ticketsOf(plan)) {
    const ticket = await mintTicket(owner, event_id, { ...body, tax_and_fee_ids: taxes })
    tickets.push({ id: ticket.id, price_ids: ticket.prices.map(({ id }) => id) })
    if (body.type === 'TIERED') await shrinkLateTier(owner, ticket, plan)
  }
  const rows = await mintRows(owner, event_id, { rows: plan.rows, tax_and_fee_ids: taxes })
  const params = { event_id }
  const ticket_ids = tickets.slice(0, 3).map(({ id }) => id)
  const shared = capacityAssignmentBody.parse({ name: 'Hall', capacity: plan.capacity, ticket_ids })
  const capacity = await createCapacityAssignment(owner, { params, body: shared })
  const { id: promo_code_id } = await createPromoCode(owner, { params, body: promoOf(plan.promoUses) })
  const settings = { cancel_on_lost_dispute: plan.endsOnLostDispute }
  await updateEventSettings(owner, { params, body: settings })
  await updateEventStatus(owner, { params, body: { status: 'LIVE' } })
  return {
    surroundings,
    clock,
    mailbag,
    readsMail: false,
    owner,
    event_id,
    stripe_account_id,
    attackers_account_id,
    endsOnLostDispute: plan.endsOnLostDispute,
    tickets,
    rows,
    promo_code_id,
    capacity_ids: [capacity.id],
    cancelledTickets: [],
    orders: [],
    deadlines: new Map(),
    story: [],
    outcomes: new Map(),
    longestAsked: 0,
    faults: [],
  }
}

export const promoCode = 'HALFOFF'

/** Half the price, of two tickets of an order at most. */
export function promoOf(max_uses: number): PromoCodeBody {
  const discount = { discount_type: 'PERCENTAGE', discount_amount: 50_000, max_tickets_discounted: 2 }
  return promoCodeBody.parse({ code: promoCode, ...discount, max_uses })
}

type Owner = World['owner']

async function mintTaxes(owner: Owner): Promise<string[]> {
  const params = { account_id: accountOf(owner) }
  const bodies = [
    { name: 'Service', type: 'FEE', calculation_type: 'FIXED', amount: 35 },
    { name: 'VAT', type: 'TAX', calculation_type: 'PERCENTAGE', rate: 8875 },
    { name: 'Booking', type: 'FEE', calculation_type: 'PERCENTAGE', rate: 2525 },
  ]
  const made = await Promise.all(
    bodies.map((body) => createTaxOrFee(owner, { params, body: taxOrFeeBody.parse(body) })),
  )
  return made.map(({ id }) => id)
}

function ticketsOf({ stock: [free, paid, early] }: WorldPlan): TicketInput[] {
  return [
    { title: 'Free', type: 'FREE', prices: [{ quantity_available: free }] },
    { title: 'Standing', type: 'PAID', prices: [{ price: 2550, quantity_available: paid }] },
    {
      title: 'Seated',
      type: 'TIERED',
      prices: [
        { label: 'Early', price: 1999, quantity_available: early },
        { label: 'Late', price: 4001, quantity_available: manyShards },
      ],
    },
    { title: 'Supporter', type: 'DONATION', prices: [{ price: 500 }] },
  ]
}

/** More than fits one shard: made small afterwards, the pool has few tickets in several shards. */
const manyShards = 6000

async function shrinkLateTier(
  owner: Owner,
  ticket: Parameters<typeof bodyOf>[0],
  { stock }: WorldPlan,
): Promise<void> {
  const prices = bodyOf(ticket).prices.map((price) =>
    price.quantity_available === manyShards ? { ...price, quantity_available: stock[3] } : price,
  )
  const params = { event_id: ticket.event_id, ticket_id: ticket.id }
  await updateTicket(owner, { params, body: bodyOf(ticket, { prices }) })
}
