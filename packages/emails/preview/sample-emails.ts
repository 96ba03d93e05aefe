import { renderAttendeeTicket } from '../src/attendee/attendee-ticket.tsx'
import { renderTicketOffer } from '../src/attendee/ticket-offer.tsx'
import { renderTicketPassedOn } from '../src/attendee/ticket-passed-on.tsx'
import type { EventSummary } from '../src/event/event-panel.tsx'
import { renderEventMessage } from '../src/event-message/event-message.tsx'
import type { RenderedEmail } from '../src/layout/render-email.ts'
import { type DisputeNews, renderDisputeNotice } from '../src/order/dispute-notice.tsx'
import { renderOrderCancelled } from '../src/order/order-cancelled.tsx'
import { renderOrderConfirmation } from '../src/order/order-confirmation.tsx'
import { renderOrderRefunded } from '../src/order/order-refunded.tsx'
import { renderOrderRefundedSoldOut } from '../src/order/order-refunded-sold-out.tsx'
import { renderSoldOutRefundNotice } from '../src/order/sold-out-refund-notice.tsx'
import { renderPaymentFailed } from '../src/payment/payment-failed.tsx'
import { renderAddressKnown } from '../src/user/address-known.tsx'
import { renderEmailChangeConfirmation } from '../src/user/email-change-confirmation.tsx'
import { renderEmailChangeNotice } from '../src/user/email-change-notice.tsx'
import { renderEmailConfirmation } from '../src/user/email-confirmation.tsx'
import { renderPasswordChangedNotice } from '../src/user/password-changed-notice.tsx'
import { renderPasswordReset } from '../src/user/password-reset.tsx'
import { renderUserInvitation } from '../src/user/user-invitation.tsx'
import { renderWebhookStoppedNotice } from '../src/user/webhook-stopped-notice.tsx'

/** The inputs in which two runs of the samples differ. */
export interface Sample {
  locale: string
  currency: string
  /** Replaces every text that users type: titles, names, tickets. */
  userText: string | null
}

/** Renders every template with plausible content, by its file name. */
export function sampleEmails(sample: Sample): Record<string, () => Promise<RenderedEmail>> {
  const event = sampleEvent(sample)
  const order = sampleOrder(sample, event)
  const link = {
    locale: sample.locale,
    firstName: user(sample, 'Amira'),
    url: `${site}/auth/link/3fJ0`,
    expiresInMinutes: 2880,
  }
  const disputed = (news: DisputeNews) => ({
    ...order,
    news,
    amount: 10_890,
    eventTitle: event.title,
    buyerName: user(sample, 'Amira Haddad'),
    dueAt: news === 'opened' ? '2027-05-01T23:59:59Z' : null,
    hasEndedTickets: false,
  })
  return {
    'order-confirmation': () => renderOrderConfirmation({ ...order, ...sampleConfirmation(sample) }),
    'attendee-ticket': () => renderAttendeeTicket({ ...sampleTicket(sample), event }),
    'ticket-offer': () =>
      renderTicketOffer({
        locale: sample.locale,
        event,
        firstName: user(sample, 'Amira'),
        fromName: user(sample, 'Noah Berg'),
        ticketName: user(sample, 'Balcony'),
        expiresAt: '2027-05-01T17:45:00.000Z',
        url: `${site}/ticket/1/offer/2`,
      }),
    'ticket-passed-on': () =>
      renderTicketPassedOn({
        locale: sample.locale,
        event,
        firstName: user(sample, 'Noah'),
        toName: user(sample, 'Amira'),
        reference: 'A-3HJ8N4P',
      }),
    'payment-failed': () =>
      renderPaymentFailed({
        ...order,
        amount: 10_890,
        heldUntil: '2027-05-01T17:45:00.000Z',
        url: order.orderUrl,
      }),
    'payment-failed-lapsed': () =>
      renderPaymentFailed({ ...order, amount: 10_890, heldUntil: null, url: `${site}/e/1/jazz` }),
    'order-cancelled': () => renderOrderCancelled({ ...order, ticketCount: 3, refundAmount: 10_890 }),
    'order-refunded-full': () =>
      renderOrderRefunded({ ...order, refundAmount: 10_890, refundedTotal: 10_890, orderTotal: 10_890 }),
    'order-refunded-partial': () =>
      renderOrderRefunded({ ...order, refundAmount: 2_500, refundedTotal: 3_500, orderTotal: 10_890 }),
    'order-refunded-sold-out': () =>
      renderOrderRefundedSoldOut({ ...order, amount: 10_890, eventUrl: `${site}/e/1/jazz` }),
    'sold-out-refund-notice': () =>
      renderSoldOutRefundNotice({
        ...order,
        amount: 10_890,
        eventTitle: event.title,
        buyerName: user(sample, 'Amira Haddad'),
      }),
    'dispute-notice-opened': () => renderDisputeNotice(disputed('opened')),
    'dispute-notice-lost': () => renderDisputeNotice({ ...disputed('lost'), hasEndedTickets: true }),
    'event-message': () =>
      renderEventMessage({
        locale: sample.locale,
        event,
        recipientFirstName: user(sample, 'Amira'),
        subject: user(sample, 'We start an hour later'),
        preview: user(sample, 'Doors open at 19:30 now.'),
        contentHtml:
          '<p>Doors open at <strong>19:30</strong> now.</p><ul><li><p>Bring a jacket.</p></li></ul>',
        footerMessageHtml: '<p>Nachtklang e.V., Am Kai 4, 20457 Hamburg</p>',
      }),
    'email-confirmation': () => renderEmailConfirmation({ ...link, email: 'amira@example.com' }),
    'password-reset': () =>
      renderPasswordReset({ ...link, email: 'amira@example.com', expiresInMinutes: 15 }),
    'user-invitation': () =>
      renderUserInvitation({
        ...link,
        inviterName: user(sample, 'Jonas Weber'),
        accountName: user(sample, 'Nachtklang'),
        role: 'ORGANIZER',
        expiresInMinutes: 10_080,
      }),
    'email-change-confirmation': () =>
      renderEmailChangeConfirmation({
        ...link,
        oldEmail: 'amira@example.com',
        newEmail: 'amira@example.org',
      }),
    'email-change-notice': () =>
      renderEmailChangeNotice({
        ...link,
        url: `${site}/manage/profile`,
        oldEmail: 'amira@example.com',
        newEmail: 'amira@example.org',
      }),
    'password-changed-notice': () =>
      renderPasswordChangedNotice({
        hasEnded: true,
        ...link,
        url: `${site}/auth/forgot-password`,
        email: 'amira@example.com',
      }),
    'webhook-stopped-notice': () =>
      renderWebhookStoppedNotice({
        ...link,
        url: `${site}/account/webhooks`,
        host: 'crm.example.org',
        accountName: user(sample, 'Nachtklang'),
        reason: 'FAILED',
      }),
    'address-known': () =>
      renderAddressKnown({
        ...link,
        url: `${site}/auth/login`,
        email: 'amira@example.com',
        resetUrl: `${site}/auth/forgot-password`,
      }),
  }
}

/** The confirmation of an order with this many tickets of its buyer; ten show their codes. */
export function sampleOrderEmail(sample: Sample, tickets: number): Promise<RenderedEmail> {
  const all = Array.from({ length: tickets }, (_, index) => {
    const ticket = mailedTicket(
      `A-00000${index + 1}`,
      user(sample, `Holder ${index + 1}`).slice(0, 101),
      user(sample, 'Standing'),
    )
    return index < 10 ? ticket : { ...ticket, qrContentId: null }
  })
  const order = { ...sampleOrder(sample, sampleEvent(sample)), ...sampleConfirmation(sample) }
  return renderOrderConfirmation({ ...order, tickets: all, guestTickets: [] })
}

const site = 'https://tickets.example.com'

function user({ userText }: Sample, text: string): string {
  return userText ?? text
}

function sampleEvent(sample: Sample): EventSummary {
  return {
    title: user(sample, 'Open-air jazz at the old harbour'),
    organizerName: user(sample, 'Nachtklang e.V.'),
    supportEmail: 'hello@nachtklang.example',
    findTicketsUrl: 'https://tickets.example.com/tickets?event=1',
    startsAt: '2027-06-12T17:00:00.000Z',
    endsAt: '2027-06-12T21:30:00.000Z',
    timezone: 'Europe/Berlin',
    isOnline: false,
    place: [user(sample, 'Alter Hafen'), 'Am Kai 4', '20457 Hamburg', 'Germany'],
    mapUrl: 'https://www.openstreetmap.org/search?query=Am+Kai+4',
    calendarUrl: `${site}/api/public/events/1/calendar.ics`,
    coverUrl: `${site}/media/cover.webp`,
    colors: { primary_color: '#0b7a75', button_color: null },
  }
}

function sampleOrder(sample: Sample, event: EventSummary) {
  return {
    locale: sample.locale,
    event,
    currency: sample.currency,
    buyerFirstName: user(sample, 'Amira'),
    orderReference: 'O-7KX2M9P',
    orderUrl: `${site}/checkout/1/o_5rT8bQ2vWcY7mKx1Zp9LdA/summary`,
  }
}

function sampleConfirmation(sample: Sample) {
  return {
    orderedAt: '2027-05-01T17:31:00.000Z',
    amounts: {
      currency: sample.currency,
      lines: [
        { name: user(sample, 'Standing, early bird'), quantity: 2, amount: 8_000 },
        { name: user(sample, 'Under 12'), quantity: 1, amount: 0 },
      ],
      subtotal: 8_000,
      discount: 800,
      promoCode: 'HARBOUR10',
      taxesAndFees: [
        { name: user(sample, 'Booking fee'), amount: 500 },
        { name: user(sample, 'VAT 19 %'), amount: 1_463 },
      ],
      total: 9_163,
    },
    tickets: [mailedTicket('A-4HT9WQC', user(sample, 'Amira Haddad'), user(sample, 'Standing, early bird'))],
    guestTickets: [
      ticketLink('A-8MZ3KLR', user(sample, 'أميرة حداد'), user(sample, 'Standing, early bird')),
      ticketLink('A-2PV6XND', user(sample, '林小美'), user(sample, 'Under 12')),
    ],
    termsUrl: 'https://harbour.example/terms',
    connectionDetailsHtml: null,
    footerMessageHtml:
      '<p>Doors open at 18:30. Bring a jacket: it gets <strong>windy</strong> by the water.</p>',
  }
}

function ticketLink(reference: string, attendeeName: string, ticketName: string) {
  return { reference, attendeeName, ticketName, url: `${site}/ticket/1/a_${reference}` }
}

function mailedTicket(reference: string, attendeeName: string, ticketName: string) {
  return { ...ticketLink(reference, attendeeName, ticketName), qrContentId: `ticket-${reference}` }
}

function sampleTicket(sample: Sample) {
  return {
    locale: sample.locale,
    tickets: [
      mailedTicket('A-4HT9WQC', user(sample, 'Amira Haddad'), user(sample, 'Standing, early bird')),
      mailedTicket('A-8MZ3KLR', user(sample, 'أميرة حداد'), user(sample, 'Under 12')),
    ],
    connectionDetailsHtml: null,
    footerMessageHtml: null,
  }
}
