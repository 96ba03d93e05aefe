import type { Endpoint } from '@foyer/contracts/endpoint'
import { type Audience, isForPeople } from './security.ts'

/** The groups of calls in reading order, by concept, with what each is about. */
const groups = {
  event: [
    'Events',
    'What is sold: events with their settings, texts and looks, and the public pages that show them.',
  ],
  place: ['Places', 'Where an event may be.'],
  translation: ['Languages', 'The texts of an event in further languages.'],
  ticket: ['Tickets', 'Tickets of an event with their prices and what is left of them.'],
  'promo-code': ['Promo codes', 'Codes that lower prices or unlock hidden tickets.'],
  'capacity-assignment': ['Capacities', 'Limits that several tickets share.'],
  question: ['Questions', 'What an event asks its buyers and ticket holders, and their answers.'],
  order: ['Orders', 'Orders from the reservation to the refund.'],
  payment: ['Payments', 'Payments of an order through Stripe.'],
  'waiting-room': ['Waiting room', 'The line in which a crowd waits for tickets.'],
  attendee: ['Attendees', 'Tickets that were sold, with their holders.'],
  selfService: [
    'Buyers’ changes',
    'What buyers and ticket holders change and cancel themselves, by their link.',
  ],
  transfer: ['Tickets passed on', 'A ticket that its holder passes on to somebody else.'],
  'check-in-list': ['Check-in lists', 'Lists of tickets that a door admits.'],
  'check-in': ['Door', 'Checking people in, by the link of a check-in list.'],
  'event-message': ['Messages', 'Emails to the people of an event.'],
  export: ['Files', 'Orders, attendees and answers as CSV or XLSX.'],
  import: ['Imports', 'Events, orders and attendees that come from another system.'],
  affiliate: ['Affiliates', 'People and sites that send buyers.'],
  organizer: ['Organizers', 'The brands under which an account sells.'],
  image: ['Images', 'Covers, banners and logos.'],
  'tax-or-fee': ['Taxes and fees', 'What is added to prices.'],
  account: ['Account', 'The account itself and its connection to Stripe.'],
  'api-key': ['API keys', 'Keys by which programs act for the account.'],
  change: ['Changes', 'What has changed since a position, for programs that keep a copy.'],
  ledger: ['Ledger', 'What the money of a month adds up to.'],
  archive: ['Archive', 'All that an account entered and sold, as one file.'],
  webhook: ['Webhooks', 'Addresses that Foyer tells of changes.'],
  audit: ['Audit log', 'Who did what and when.'],
  stage: ['Stage', 'What is the same for all visitors of this Foyer.'],
  health: ['Health', 'Whether this Foyer works, for monitoring.'],
  lookup: ['Lost tickets', 'Emails a buyer the links of their orders again.'],
  session: ['Session', 'Signing in, and passwords.'],
  user: ['People', 'A person’s profile, and the people of an account.'],
  invitation: ['Invitations', 'Invitations to an account.'],
} as const

export const tags = Object.values(groups).map(([name, description]) => ({ name, description }))

/** The group of a concept's calls. */
export function tagOf(concept: string): string {
  return groups[concept as keyof typeof groups][0]
}

const ofPages = ['session', 'invitation', 'user', 'selfService', 'transfer', 'lookup', 'payment', 'place']
/** What the back office of an account does, mostly once or once a month. */
const ofAccount = ['audit', 'import', 'ledger', 'webhook']
const callsOfPages = [
  ...[
    'receiveStripeEvent',
    'getLiveEvent',
    'countView',
    'getLiveEventIn',
    'getStage',
    'getSaleReminder',
    'getDoorFile',
    'listHolds',
    'endHold',
  ],
  ...['previewEvent', 'renewPreviewLink', 'countMessageRecipients', 'previewEventMessage', 'sendTestMessage'],
  // A program that changes its mind cancels a scheduled message and writes another one.
  'updateEventMessage',
]

/** What a program does on a test event that a buyer does on a page. */
const callsOfPrograms = ['payTestOrder']

/**
 * Programs call what a key may do, and what anybody may: events, the checkout, the door. What only a signed-in person may do, what buyers
 * change on their pages, what pages ask and send themselves (previews, tests, who is in the checkout now), and what Stripe calls is apart.
 * What a back office does has a document of its own (docs/decisions/0147).
 */
export function audienceOf(concept: string, { access, encoding, name }: Endpoint): Audience {
  if (callsOfPrograms.includes(name)) return 'programs'
  const isOfPages = encoding === 'fields' || callsOfPages.includes(name) || ofPages.includes(concept)
  if (isOfPages || isForPeople(access)) return 'pages'
  return ofAccount.includes(concept) ? 'account' : 'programs'
}
