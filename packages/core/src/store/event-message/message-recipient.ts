/** An address that gets a message, and through which ticket or order; `attendee_short_id` null: as the order's buyer. */
export interface MessageRecipient {
  email: string
  order_short_id: string
  attendee_short_id: string | null
}

interface Holder {
  email: string
  order_short_id: string
  short_id: string
}

/** By an attendee of theirs. */
export function asHolder({ email, order_short_id, short_id }: Holder): MessageRecipient {
  return { email, order_short_id, attendee_short_id: short_id }
}

/** By an order of theirs. */
export function asBuyer({ email, short_id }: { email: string; short_id: string }): MessageRecipient {
  return { email, order_short_id: short_id, attendee_short_id: null }
}
