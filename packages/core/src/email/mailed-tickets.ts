import type { OrderAttendee } from '@foyer/contracts/order/order'
import { shownName } from '@foyer/contracts/person-name'
import { walletPaths } from '@foyer/contracts/wallet/wallet-paths'
import type { MailedTicket } from '@foyer/emails/order/ticket-codes'
import { config } from '../config.ts'
import type { EmailAttachment } from '../mail/ses.ts'
import { siteLinks } from '../site-links.ts'
import type { AttendeeItem } from '../store/attendee/attendee-entity.ts'

/**
 * How many tickets of one person show their QR code in the email. The others are only in its PDF, because Gmail cuts long
 * emails off.
 */
export const mostCodes = 10

type Holder = Pick<
  OrderAttendee | AttendeeItem,
  'short_id' | 'reference' | 'first_name' | 'last_name' | 'email' | 'ticket_title' | 'price_label'
>

/** The name and link of a ticket in emails. */
export function ticketLink(holder: Holder, event_id: string) {
  return {
    attendeeName: shownName(holder),
    ticketName: [holder.ticket_title, holder.price_label].filter((part) => part !== '').join(' · '),
    reference: holder.reference,
    url: siteLinks.ticket(event_id, holder.short_id),
  }
}

/** The tickets for one person in an email. */
export function mailedTickets(holders: readonly Holder[], event_id: string): MailedTicket[] {
  return holders.map((holder, index) => ({
    ...ticketLink(holder, event_id),
    qrContentId: index < mostCodes ? contentIdOf(holder) : null,
    wallets: walletLinks(holder),
  }))
}

/** Links that add a ticket to the wallets that the stage offers (docs/decisions/0084). */
function walletLinks({ short_id }: Holder): NonNullable<MailedTicket['wallets']> {
  const { SITE_URL, WALLETS } = config()
  return [
    ...(WALLETS.includes('APPLE')
      ? [{ name: 'apple' as const, url: `${SITE_URL}${walletPaths.applePass(short_id)}` }]
      : []),
    ...(WALLETS.includes('GOOGLE')
      ? [{ name: 'google' as const, url: `${SITE_URL}${walletPaths.googlePass(short_id)}` }]
      : []),
  ]
}

/** The tickets' QR codes as images for the email. The code that draws them loads with the first email. */
export async function ticketCodes(holders: readonly Holder[]): Promise<EmailAttachment[]> {
  const { renderTicketQrPng } = await import('../attendee/render-ticket-qr-png.ts')
  return holders.slice(0, mostCodes).map((holder) => ({
    name: `${holder.reference}.png`,
    media_type: 'image/png',
    content: renderTicketQrPng(holder.short_id),
    content_id: contentIdOf(holder),
  }))
}

const contentIdOf = ({ reference }: Holder) => `ticket-${reference}`
