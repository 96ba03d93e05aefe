import type { OrderAttendee } from '@foyer/contracts/order/order'
import { shownName } from '@foyer/contracts/person-name'
import { walletPaths } from '@foyer/contracts/wallet/wallet'
import type { MailedTicket } from '@foyer/emails/order/ticket-codes'
import { config } from '../config.ts'
import type { EmailAttachment } from '../mail/ses.ts'
import { siteLinks } from '../site-links.ts'
import type { AttendeeItem } from '../store/attendee/attendee-entity.ts'

/** How many tickets of one person show their QR in the email; the others are in its PDF. Gmail cuts longer emails off. */
export const mostCodes = 10

type Holder = Pick<
  OrderAttendee | AttendeeItem,
  'short_id' | 'reference' | 'first_name' | 'last_name' | 'email' | 'ticket_title' | 'price_label'
>

/** A ticket as emails name and link it. */
export function ticketLink(holder: Holder, event_id: string) {
  return {
    attendeeName: shownName(holder),
    ticketName: [holder.ticket_title, holder.price_label].filter((part) => part !== '').join(' · '),
    reference: holder.reference,
    url: siteLinks.ticket(event_id, holder.short_id),
  }
}

/** The tickets that an email brings to one person. */
export function mailedTickets(holders: readonly Holder[], event_id: string): MailedTicket[] {
  return holders.map((holder, index) => ({
    ...ticketLink(holder, event_id),
    qrContentId: index < mostCodes ? contentIdOf(holder) : null,
    wallets: walletLinks(holder),
  }))
}

/** Where a ticket is added to the wallets that the stage offers (docs/decisions/0084). */
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

/** Their QR codes, as the images that the email shows; what draws them is read with the first email. */
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
