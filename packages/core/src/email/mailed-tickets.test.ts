import { renderAttendeeTicket } from '@foyer/emails/attendee/attendee-ticket'
import { afterEach, expect, it, vi } from 'vitest'
import { newLinkId } from '../random-id.ts'
import { mailedTickets } from './mailed-tickets.ts'

afterEach(() => vi.unstubAllEnvs())

const short_id = newLinkId()
const holder = {
  short_id,
  reference: 'A-2345678',
  first_name: 'Bea',
  last_name: 'Buyer',
  ticket_title: 'Day',
  email: 'bea@example.com',
  price_label: '',
}
const event = {
  ...{
    title: 'Night',
    organizerName: 'Hall',
    supportEmail: 'a@example.com',
    startsAt: '2031-01-01T18:00:00.000Z',
  },
  ...{
    endsAt: null,
    timezone: 'Europe/Berlin',
    isOnline: false,
    place: [],
    mapUrl: null,
    calendarUrl: null,
    coverUrl: null,
    colors: { primary_color: null, button_color: null },
  },
}

async function mailed(wallets: string) {
  vi.stubEnv('WALLETS', wallets)
  const tickets = mailedTickets([holder], 'ev_2345678923456789')
  const props = {
    locale: 'de',
    event,
    tickets,
    connectionDetailsHtml: null,
    footerMessageHtml: null,
  }
  return (await renderAttendeeTicket(props)).html
}

it('an email with a ticket links to the wallets that the stage offers, in the reader’s language, and to no other', async () => {
  const both = await mailed('APPLE,GOOGLE')
  expect(both).toContain(`/api/public/wallet/tickets/${short_id}/ticket.pkpass`)
  expect(both).toContain(`/api/public/wallet/tickets/${short_id}/google`)
  expect(both).toContain('Zu Apple Wallet hinzufügen')
  const one = await mailed('GOOGLE')
  expect(one).not.toContain('pkpass')
  expect(one).toContain('Zu Google Wallet hinzufügen')
  expect(await mailed('')).not.toContain('/wallet/')
})
