import type { EventSection } from './event-screens.ts'

/**
 * Every address of the product (specification §2), and the only place with URL patterns. `patterns` is for the router,
 * `paths` builds links. `:name?` is optional.
 */
export const patterns = {
  home: '/',
  login: '/auth/login',
  register: '/auth/register',
  forgotPassword: '/auth/forgot-password',
  resetPassword: '/auth/reset-password/:token',
  acceptInvitation: '/auth/accept-invitation/:token',
  events: '/manage/events/:eventsState?',
  /** Beyond the specification: the screen that creates an event (docs/decisions/0099). */
  newEvent: '/manage/events/new',
  organizerEvents: '/manage/organizer/:organizerId/events?/:eventsState?',
  /** Beyond the specification: all organizers of the account. */
  organizers: '/manage/organizers',
  accountManagement: '/manage/account',
  profile: '/manage/profile',
  confirmEmailChange: '/manage/profile/confirm-email-change/:token',
  confirmEmailAddress: '/manage/profile/confirm-email-address/:token',
  welcome: '/welcome',
  account: '/account',
  event: '/manage/event/:eventId',
  eventPage: '/e/:eventId/:eventSlug',
  eventPageLong: '/event/:eventId/:eventSlug',
  preview: '/preview/:eventId/:previewId',
  widget: '/widget/:eventId',
  checkout: '/checkout/:eventId',
  orderPrint: '/order/:eventId/:orderShortId/print',
  ticketPrint: '/ticket/:eventId/:attendeeShortId/print',
  ticket: '/ticket/:eventId/:attendeeShortId',
  transfer: '/ticket/:eventId/offer/:transferShortId',
  checkIn: '/check-in/:checkInListShortId',
  /** Beyond the specification: the page for lost tickets (docs/decisions/0080). */
  findTickets: '/tickets',
  /** Beyond the specification: what developers read, to which `/api/docs` redirects (docs/decisions/0134). */
  docs: '/docs',
  formerReference: '/api-docs',
} as const

/** Children of `/account`. */
export const accountSections = [
  'settings',
  'taxes-and-fees',
  'event-defaults',
  'users',
  'payment',
  'books',
  'import',
  'archive',
  'api-keys',
  'webhooks',
  'audit-log',
] as const

/** Children of `/checkout/:eventId`. */
export const checkoutSteps = ['details', 'payment', 'summary', 'payment_return'] as const

export type AccountSection = (typeof accountSections)[number]
export type CheckoutStep = (typeof checkoutSteps)[number]
export type EventsState = 'upcoming' | 'ended' | 'archived'

export const paths = {
  home: () => '/',
  auth: {
    login: () => patterns.login,
    /** For a signed-in visitor who may not open the requested page. */
    loginAsOther: () => `${patterns.login}?denied`,
    register: () => patterns.register,
    forgotPassword: () => patterns.forgotPassword,
    resetPassword: (token: string) => address('/auth/reset-password', token),
    acceptInvitation: (token: string) => address('/auth/accept-invitation', token),
  },
  events: (state?: EventsState) => address('/manage/events', state),
  /** For an event of that organizer, if one is given. */
  newEvent: (organizerId?: string) =>
    patterns.newEvent +
    (organizerId === undefined ? '' : `?${new URLSearchParams({ organizer: organizerId })}`),
  newTestEvent: () => `${patterns.newEvent}?test=1`,
  organizerEvents: (organizerId: string, state?: EventsState) =>
    address('/manage/organizer', organizerId, 'events', state),
  organizers: () => patterns.organizers,
  accountManagement: () => patterns.accountManagement,
  profile: () => patterns.profile,
  confirmEmailChange: (token: string) => address('/manage/profile/confirm-email-change', token),
  confirmEmailAddress: (token: string) => address('/manage/profile/confirm-email-address', token),
  welcome: () => patterns.welcome,
  account: (section?: AccountSection) => address('/account', section),
  /** The payment page, which leads back to this event. */
  connectPayments: (eventId: string) =>
    `${address('/account', 'payment')}?${new URLSearchParams({ event: eventId })}`,
  /** `paths.event('ev_…')`, `paths.event('ev_…', 'orders')`. */
  event: (eventId: string, section?: EventSection) => address('/manage/event', eventId, section),
  /** Beyond the specification: orders and attendees of another system (docs/decisions/0133). */
  imports: (eventId: string, importId?: string) =>
    address('/manage/event', eventId, 'imports') +
    (importId === undefined ? '' : `?${new URLSearchParams({ import: importId })}`),
  /** The door of the event, or its check-in lists where several doors are open. */
  scan: (eventId: string) => `${address('/manage/event', eventId, 'check-in')}?scan`,
  /** Includes the promo code that the visitor entered, if any. */
  eventPage: (eventId: string, slug: string, promoCode: string | null = null) =>
    address('/e', eventId, slug || 'event') +
    (promoCode === null ? '' : `?${new URLSearchParams({ promo_code: promoCode })}`),
  /** The page of a draft, for those who have this address (docs/decisions/0100). */
  preview: (eventId: string, previewId: string) => address('/preview', eventId, previewId),
  /** The event page with an affiliate's code. Orders from this link count for the affiliate. */
  affiliateLink: (eventId: string, slug: string, code: string) =>
    `${address('/e', eventId, slug || 'event')}?${new URLSearchParams({ aff: code })}`,
  /** The organizer's public page, which the page function renders. */
  organizerPage: (organizerId: string, slug: string) => address('/o', organizerId, slug),
  widget: (eventId: string) => address('/widget', eventId),
  checkout: (eventId: string, orderShortId: string, step: CheckoutStep) =>
    address('/checkout', eventId, orderShortId, step),
  orderPrint: (eventId: string, orderShortId: string) => address('/order', eventId, orderShortId, 'print'),
  ticket: (eventId: string, attendeeShortId: string) => address('/ticket', eventId, attendeeShortId),
  ticketPrint: (eventId: string, attendeeShortId: string) =>
    address('/ticket', eventId, attendeeShortId, 'print'),
  /** Remembers the event that the visitor comes from, for the link back. */
  findTickets: (eventId?: string) =>
    patterns.findTickets + (eventId === undefined ? '' : `?${new URLSearchParams({ event: eventId })}`),
  checkIn: (checkInListShortId: string) => address('/check-in', checkInListShortId),
  docs: (page?: 'webhooks' | 'stability' | 'changes') => address(patterns.docs, page),
  /** All calls of the API, or one. */
  apiReference: (operation?: string) => address('/docs', 'reference', operation),
}

function address(base: string, ...parts: (string | undefined)[]): string {
  return [base, ...parts.filter((part) => part !== undefined).map(encodeURIComponent)].join('/')
}
