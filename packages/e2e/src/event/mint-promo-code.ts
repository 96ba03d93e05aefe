import type { MintedEvent } from './mint-event.ts'

interface PromoCodeWish {
  code: string
  discount_type?: 'NONE' | 'PERCENTAGE' | 'FIXED'
  /** Thousandths of a percent, or minor units. */
  discount_amount?: number
  max_uses?: number
  max_tickets_discounted?: number
}

/** Creates a promo code for all tickets of an event. */
export async function mintPromoCode({ organizer, id }: MintedEvent, wish: PromoCodeWish): Promise<void> {
  await organizer.api.post(`/events/${id}/promo-codes`, wish)
}
