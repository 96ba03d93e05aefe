import type { EventPageState } from './event-page-state.ts'
import { latePart } from './late.tsx'
import { saleStanding } from './sale-standing.ts'

// What most visitors never see: an event that sells nothing, or is gone, a donation, tickets that one holds already.
const load = () => import('./rare-parts.ts')
export const saleBanner = latePart(async () => (await load()).SaleBanner)
export const saleBar = latePart(async () => (await load()).SaleBar)
export const saleStart = latePart(async () => (await load()).SaleStart)
export const donationField = latePart(async () => (await load()).DonationField)
export const ownHoldNotice = latePart(async () => (await load()).OwnHoldNotice)
export const eventUnavailable = latePart(
  async () => (await import('./event-unavailable.tsx')).EventUnavailable,
)

/** Loads the late parts that the page shows from the start. */
export async function prepareParts({ event }: Pick<EventPageState, 'event'>): Promise<void> {
  const sellsNothing = event !== null && saleStanding(event) !== null
  const isAwaited = event?.tickets.some(({ prices }) => prices.some(({ state }) => state === 'SALE_STARTS'))
  const asksAmount = event?.tickets.some(({ type }) => type === 'DONATION')
  await Promise.all([
    ...(event ? [] : [eventUnavailable.prepare()]),
    ...(sellsNothing ? [saleBanner.prepare(), saleBar.prepare()] : []),
    ...(isAwaited ? [saleStart.prepare()] : []),
    ...(asksAmount ? [donationField.prepare()] : []),
  ])
}
