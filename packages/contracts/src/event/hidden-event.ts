/**
 * Why an event of a link is not public. `DRAFT`: not public yet, or taken back. `WITHDRAWN`: archived before its end. `OVER`: archived
 * after it. Only an archived event names its organizer, because a draft is not announced. No zod here: the event page imports it.
 */
export type HiddenEvent =
  | { reason: 'DRAFT' }
  | { reason: 'WITHDRAWN' | 'OVER'; organizer: { id: string; slug: string } }
