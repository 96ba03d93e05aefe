import { createHash } from 'node:crypto'
import { locales } from '@foyer/contracts/known-locales'
import { localInstant } from '@foyer/contracts/local-instant'
import type { Locale } from '@foyer/contracts/locale'
import type { TextId } from '@foyer/emails/language/english'
import { formatTicketTime } from '@foyer/emails/language/event-time'
import { translator } from '@foyer/emails/language/translator'
import { zipSync } from 'fflate'
import { config } from '../config.ts'
import { placeLines } from '../event/place-lines.ts'
import { graphIn } from '../event-graph/graph-in.ts'
import { holderIn } from '../event-graph/names-in.ts'
import { siteLinks } from '../site-links.ts'
import { endOfEvent } from '../store/event/event-entity.ts'
import { passToken } from '../store/wallet/wallet-entity.ts'
import type { AppleIdentity } from './apple-identity.ts'
import { asRgb, passColor } from './pass-color.ts'
import { passIcons } from './pass-icons.ts'
import { titleIn, type WalletTicket } from './read-ticket.ts'
import { signManifest } from './sign-manifest.ts'

const dayMs = 24 * 60 * 60 * 1000

/** The names of languages as Apple's folders have them. */
const folders: Record<Locale, string> = {
  ...{ en: 'en', de: 'de', fr: 'fr', es: 'es', pt: 'pt-PT', 'pt-BR': 'pt-BR' },
  ...{ zh: 'zh-Hant', 'zh-CN': 'zh-Hans' },
}

/** Labels of a pass: ids of texts that emails and PDF tickets use too. In the pass they stand for their words in each language. */
const labels = [
  'event.when',
  'event.where',
  'event.organizer',
  'ticket.name',
  'ticket.kind',
  'ticket.reference',
  'ticket.open',
  'order.reference',
] as const satisfies readonly TextId[]

/** A ticket as a signed pass of Apple's wallet (`.pkpass`): a zip of what it says, its words in every language, its pictures, and the signature. */
export function applePass(ticket: WalletTicket, identity: AppleIdentity, now: Date): Uint8Array {
  const files: Record<string, Uint8Array> = { 'pass.json': text(JSON.stringify(passOf(ticket, identity))) }
  for (const locale of locales) files[`${folders[locale]}.lproj/pass.strings`] = text(strings(ticket, locale))
  for (const [name, image] of Object.entries(passIcons)) files[name] = Buffer.from(image, 'base64')
  const hashes = Object.entries(files).map(([name, bytes]) => [
    name,
    createHash('sha1').update(bytes).digest('hex'),
  ])
  const manifest = JSON.stringify(Object.fromEntries(hashes))
  return zipSync({
    ...files,
    'manifest.json': text(manifest),
    signature: signManifest(manifest, identity, now),
  })
}

/** What a pass says. Texts such as `event.when` and `foyer.when` stand for words of `pass.strings`. */
function passOf(
  { serial, attendee, holder, isValid, graph }: WalletTicket,
  { pass_type_id, team_id }: AppleIdentity,
) {
  const { event, settings, organizer } = graph
  const { background, text } = passColor(settings.homepage_design)
  const isTranslated = graph.translations.length > 0
  // A test is marked in the language of the phone.
  const title = isTranslated || event.is_test ? 'foyer.title' : event.title
  return {
    formatVersion: 1,
    passTypeIdentifier: pass_type_id,
    teamIdentifier: team_id,
    serialNumber: serial,
    // Both from the first pass on: one without them can never be updated.
    webServiceURL: `${config().SITE_URL}/api/public/wallet/apple/`,
    authenticationToken: passToken(attendee.short_id),
    organizationName: organizer.name,
    description: event.title,
    logoText: organizer.name,
    groupingIdentifier: createHash('sha256').update(attendee.order_short_id).digest('hex').slice(0, 16),
    backgroundColor: asRgb(background),
    foregroundColor: asRgb(text),
    labelColor: asRgb(text),
    relevantDate: seconds(event.start_date),
    expirationDate: seconds(new Date(endOfEvent(event) + dayMs).toISOString()),
    voided: !isValid,
    // The code admits one person. A ticket is passed on by its page, which gives the new holder a new code.
    sharingProhibited: true,
    barcodes: isValid
      ? [
          {
            format: 'PKBarcodeFormatQR',
            message: attendee.short_id,
            messageEncoding: 'iso-8859-1',
            altText: attendee.reference,
          },
        ]
      : [],
    eventTicket: {
      headerFields: [field('reference', 'ticket.reference', attendee.reference)],
      primaryFields: [{ key: 'event', value: title, changeMessage: '%@' }],
      // The device writes it in its own language, in the event's time; the back names the zone.
      secondaryFields: [
        field('when', 'event.when', localInstant(event.start_date, event.timezone), {
          ...{ dateStyle: 'PKDateStyleMedium', timeStyle: 'PKDateStyleShort', ignoresTimeZone: true },
          changeMessage: '%@',
        }),
      ],
      auxiliaryFields: [
        field('holder', 'ticket.name', holder),
        field('kind', 'ticket.kind', isTranslated ? 'foyer.kind' : kindOf(attendee)),
      ],
      backFields: [
        field('when-in-words', 'event.when', 'foyer.when'),
        field('place', 'event.where', 'foyer.place', { changeMessage: '%@' }),
        field('order', 'order.reference', attendee.order_reference),
        field('organizer', 'event.organizer', organizerLine(graph)),
        field('page', 'ticket.open', siteLinks.ticket(attendee.event_id, attendee.short_id)),
      ],
    },
  }
}

function field(key: string, label: (typeof labels)[number], value: string, more: object = {}) {
  return { key, label, value, ...more }
}

function organizerLine({ organizer, settings }: WalletTicket['graph']): string {
  return [organizer.name, settings.support_email || organizer.email].filter((part) => part !== '').join('\n')
}

/** Apple takes no parts of a second. */
function seconds(instant: string): string {
  return instant.replace(/\.\d+Z$/, 'Z')
}

function kindOf({ ticket_title, price_label }: WalletTicket['attendee']): string {
  return [ticket_title, price_label].filter((part) => part !== '').join(' – ')
}

/** The words of a pass in one language: its labels, when and where the event is, and its names where it has them in several. */
function strings({ attendee, graph: original }: WalletTicket, locale: Locale): string {
  const graph = graphIn(original, locale)
  const { event, settings } = graph
  const translate = translator(locale)
  const { when, zone } = formatTicketTime(locale, event.start_date, event.end_date ?? null, event.timezone)
  const place = settings.is_online_event
    ? translate('event.online')
    : placeLines(settings.location, locale).join('\n')
  const words = [
    ...labels.map((id): [string, string] => [id, translate(id)]),
    ['foyer.when', `${when}\n${zone}`],
    ['foyer.place', place],
    ...(original.translations.length > 0 || event.is_test
      ? [
          ['foyer.title', titleIn(original, locale)],
          ['foyer.kind', kindOf(holderIn(graph, attendee))],
        ]
      : []),
  ]
  return words.map(([id, word]) => `${quoted(id ?? '')} = ${quoted(word ?? '')};\n`).join('')
}

const quoted = (word: string) =>
  `"${word.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')}"`

const text = (content: string) => new TextEncoder().encode(content)
