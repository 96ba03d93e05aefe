import { organizerBody } from '@foyer/contracts/organizer/organizer'
import { taxOrFeeBody } from '@foyer/contracts/tax-or-fee/tax-or-fee'
import { config } from '@foyer/core/config'
import { createOrganizer } from '@foyer/core/organizer/write-organizer'
import { createTaxOrFee } from '@foyer/core/tax-or-fee/taxes-and-fees'
import { type CreatedDemoEvent, createDemoEvent } from './create-demo-event.ts'
import { type DemoOwner, openDemoAccount } from './demo-account.ts'
import type { DemoClock } from './demo-clock.ts'
import type { DemoEvent, DemoTaxesAndFees } from './demo-event.ts'
import { onlineEvent } from './online-event.ts'
import { archivedEvent, draftEvent, endedEvent, ongoingEvent } from './other-events.ts'
import { sellingEvent } from './selling-event.ts'

/** The demo's events that are or were on sale. There is also a draft. */
export interface DemoEvents {
  selling: CreatedDemoEvent
  online: CreatedDemoEvent
  ongoing: CreatedDemoEvent
  ended: CreatedDemoEvent
  /** Still live, since its past orders are placed first. It is archived later. */
  archived: CreatedDemoEvent
}

/** Creates the account, its organizer, its taxes and fees, and its events. */
export async function createDemoEvents(clock: DemoClock): Promise<{ owner: DemoOwner; events: DemoEvents }> {
  // With real test keys, no program can finish Stripe's onboarding, so all tickets are free.
  const isPayable = config().STRIPE_API_BASE !== undefined
  const { owner, account_id } = await openDemoAccount(clock, isPayable)
  const founded = owner(clock.daysFromNow(-123, 10))
  const organizer = await createOrganizer(founded, {
    body: organizerBody.parse({
      name: 'Lumen Collective',
      email: 'hello@lumen.example',
      description: '<p>Evenings of light and music, made with the neighbourhoods of Lisbon.</p>',
      website: 'https://lumen.example',
      currency: 'EUR',
      timezone: 'Europe/Lisbon',
    }),
  })
  const taxesAndFees: DemoTaxesAndFees = {
    booking_fee: await taxOrFee({ name: 'Booking fee', type: 'FEE', calculation_type: 'FIXED', amount: 150 }),
    sales_tax: await taxOrFee({ name: 'VAT', type: 'TAX', calculation_type: 'PERCENTAGE', rate: 6000 }),
  }
  const create = (event: DemoEvent) =>
    createDemoEvent(owner, organizer.id, isPayable ? event : withoutPrices(event))
  const [selling, online, ongoing, ended, archived] = await Promise.all([
    create(sellingEvent(clock, taxesAndFees)),
    create(onlineEvent(clock)),
    create(ongoingEvent(clock)),
    create(endedEvent(clock, taxesAndFees)),
    create(archivedEvent(clock)),
    create(draftEvent(clock)),
  ])
  return { owner, events: { selling, online, ongoing, ended, archived } }

  async function taxOrFee(body: Parameters<typeof taxOrFeeBody.parse>[0]): Promise<string> {
    const given = { params: { account_id }, body: taxOrFeeBody.parse(body) }
    return (await createTaxOrFee(founded, given)).id
  }
}

function withoutPrices({ tickets, ...event }: DemoEvent): DemoEvent {
  return { ...event, tickets: tickets.filter(({ body }) => body.type === 'FREE') }
}
