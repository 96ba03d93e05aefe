import { locales } from '@foyer/contracts/known-locales'
import { languageTag } from '@foyer/contracts/language-tag'
import { localInstant } from '@foyer/contracts/local-instant'
import type { TextId } from '@foyer/emails/language/english'
import { translator } from '@foyer/emails/language/translator'
import { placeLines } from '../event/place-lines.ts'
import { graphIn } from '../event-graph/graph-in.ts'
import { holderIn } from '../event-graph/names-in.ts'
import { siteLinks } from '../site-links.ts'
import { endOfEvent } from '../store/event/event-entity.ts'
import { askGoogle, type GoogleIssuer } from './google-issuer.ts'
import { passColor } from './pass-color.ts'
import { titleIn, type WalletTicket } from './read-ticket.ts'

type Graph = WalletTicket['graph']

/** Google's ids: one class for an event, one object for a ticket. */
export const googleClassId = ({ event }: Graph, { issuer_id }: GoogleIssuer) => `${issuer_id}.${event.id}`
export const googleObjectId = ({ serial }: Pick<WalletTicket, 'serial'>, { issuer_id }: GoogleIssuer) =>
  `${issuer_id}.${serial}`

const dayMs = 24 * 60 * 60 * 1000

/** Brings a ticket and its event to Google as they are now, whether or not they are there already. */
export async function storeGooglePass(ticket: WalletTicket, issuer: GoogleIssuer): Promise<void> {
  await storeGoogleEvent(ticket.graph, issuer)
  await storeGoogleTicket(ticket, issuer)
}

/** The same for the ticket of an event that Google knows. */
export async function storeGoogleTicket(ticket: WalletTicket, issuer: GoogleIssuer): Promise<void> {
  await store(issuer, 'eventTicketObject', googleObject(ticket, issuer))
}

/** The same for the event alone. */
export async function storeGoogleEvent(graph: Graph, issuer: GoogleIssuer): Promise<void> {
  await store(issuer, 'eventTicketClass', googleClass(graph, issuer))
}

async function store(issuer: GoogleIssuer, kind: string, body: { id: string }): Promise<void> {
  const status = await askGoogle(issuer, 'PATCH', `${kind}/${body.id}`, body)
  // One that another request has just made is as it is now, too.
  if (status === 404) await askGoogle(issuer, 'POST', kind, body)
}

/** A text as Google keeps it: in English, and in the other languages where it differs. */
function localized(wordIn: (locale: string) => string) {
  const words = locales.map((locale) => ({ language: languageTag(locale), value: wordIn(locale) }))
  const [defaultValue, ...translatedValues] = words
  return { defaultValue, translatedValues }
}

/** A text of the organizer's: in the languages that the event has, else once. */
function spoken({ translations }: Graph, value: string, wordIn: (locale: string) => string) {
  return translations.length > 0 ? localized(wordIn) : always(value)
}

const always = (value: string) => ({ defaultValue: { language: 'en', value } })
const labelled = (id: TextId) => localized((locale) => translator(locale)(id))

/** What all tickets of an event have in common. Google shows a date as its offset says. */
function googleClass(graph: Graph, issuer: GoogleIssuer) {
  const { event, settings, organizer } = graph
  const place = (locale: string) => placeLines(settings.location, locale)
  const [venue = '', ...address] = place('en')
  return {
    id: googleClassId(graph, issuer),
    issuerName: organizer.name,
    eventName: event.is_test
      ? localized((locale) => titleIn(graph, locale))
      : spoken(graph, event.title, (locale) => titleIn(graph, locale)),
    eventId: event.id,
    reviewStatus: 'UNDER_REVIEW',
    hexBackgroundColor: passColor(settings.homepage_design).background,
    dateTime: {
      start: localInstant(event.start_date, event.timezone),
      end: event.end_date ? localInstant(event.end_date, event.timezone) : null,
    },
    venue:
      settings.is_online_event || venue === ''
        ? null
        : {
            name: always(venue),
            address: localized((locale) => place(locale).slice(1).join('\n') || venue),
            ...(address.length === 0 && { address: always(venue) }),
          },
    homepageUri: { uri: siteLinks.event(event), id: 'event' },
    // A code admits one person, so a pass cannot be saved by a second one.
    multipleDevicesAndHoldersAllowedStatus: 'ONE_USER_ALL_DEVICES',
  }
}

/** One ticket. */
function googleObject({ serial, attendee, holder, isValid, graph }: WalletTicket, issuer: GoogleIssuer) {
  const { event } = graph
  const end = new Date(endOfEvent(event) + dayMs).toISOString()
  return {
    id: googleObjectId({ serial }, issuer),
    classId: googleClassId(graph, issuer),
    state: isValid ? 'ACTIVE' : 'INACTIVE',
    barcode: isValid
      ? { type: 'QR_CODE', value: attendee.short_id, alternateText: attendee.reference }
      : null,
    ticketHolderName: holder,
    ticketNumber: attendee.reference,
    ticketType: spoken(
      graph,
      attendee.ticket_title,
      (locale) => holderIn(graphIn(graph, locale), attendee).ticket_title,
    ),
    reservationInfo: { confirmationCode: attendee.order_reference },
    groupingInfo: { groupingId: attendee.order_reference },
    validTimeInterval: { end: { date: end } },
    linksModuleData: {
      uris: [
        {
          id: 'ticket',
          uri: siteLinks.ticket(attendee.event_id, attendee.short_id),
          localizedDescription: labelled('ticket.open'),
        },
      ],
    },
  }
}
