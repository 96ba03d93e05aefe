/** Apple's wallet takes that many passes in one file, so an order with more is offered in parts, counted from 1. */
export const mostPassesAtOnce = 10

const partQuery = (part: number) => (part === 1 ? '' : `?part=${part}`)

/** Addresses of the wallet function below the site, as pages and emails link to them; plain links, not calls of the API. */
export const walletPaths = {
  applePass: (attendee_short_id: string) => `/api/public/wallet/tickets/${attendee_short_id}/ticket.pkpass`,
  applePasses: (order_short_id: string, part = 1) =>
    `/api/public/wallet/orders/${order_short_id}/tickets.pkpasses${partQuery(part)}`,
  googlePass: (attendee_short_id: string) => `/api/public/wallet/tickets/${attendee_short_id}/google`,
  googlePasses: (order_short_id: string, part = 1) =>
    `/api/public/wallet/orders/${order_short_id}/google${partQuery(part)}`,
} as const
