import { config } from './config.ts'

/** Addresses of the site's pages as emails and calendar entries carry them (specification §2). */
export const siteLinks = {
  event: (event: { id: string; slug: string }) => `${config().SITE_URL}/e/${event.id}/${event.slug}`,
  organizer: (organizer: { id: string; slug: string }) =>
    `${config().SITE_URL}/o/${organizer.id}/${organizer.slug}`,
  calendar: (event_id: string) => `${config().SITE_URL}/api/public/events/${event_id}/calendar.ics`,
  /** An image's address, given as the API answers it. */
  media: (url: string) => `${config().SITE_URL}${url}`,
  order: (event_id: string, order_short_id: string) =>
    `${config().SITE_URL}/checkout/${event_id}/${order_short_id}/summary`,
  managedOrder: (event_id: string, order_short_id: string) =>
    `${config().SITE_URL}/manage/event/${event_id}/orders?order=${order_short_id}`,
  payment: (event_id: string, order_short_id: string) =>
    `${config().SITE_URL}/checkout/${event_id}/${order_short_id}/payment`,
  ticket: (event_id: string, attendee_short_id: string) =>
    `${config().SITE_URL}/ticket/${event_id}/${attendee_short_id}`,
  findTickets: (event_id: string) => `${config().SITE_URL}/tickets?event=${event_id}`,
  transfer: (event_id: string, transfer_short_id: string) =>
    `${config().SITE_URL}/ticket/${event_id}/offer/${transfer_short_id}`,
  webhooks: () => `${config().SITE_URL}/account/webhooks`,
}
