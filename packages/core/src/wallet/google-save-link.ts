import { config } from '../config.ts'
import { type GoogleIssuer, signAsIssuer } from './google-issuer.ts'
import { googleClassId, googleObjectId } from './google-pass.ts'
import type { WalletTicket } from './read-ticket.ts'

/** The page at Google that saves these passes, which Google knows already: the signed link only names them, and so stays short. */
export async function saveLink(tickets: readonly WalletTicket[], issuer: GoogleIssuer): Promise<string> {
  const { SITE_URL, GOOGLE_SAVE_URL } = config()
  const eventTicketObjects = tickets.map((ticket) => ({
    id: googleObjectId(ticket, issuer),
    classId: googleClassId(ticket.graph, issuer),
  }))
  const token = await signAsIssuer(issuer, {
    aud: 'google',
    typ: 'savetowallet',
    origins: [new URL(SITE_URL).origin],
    payload: { eventTicketObjects },
  })
  return `${GOOGLE_SAVE_URL}/${token}`
}
