import { Img, Link, Section, Text } from 'react-email'
import { translator } from '../language/translator.ts'
import { useLook } from '../layout/email-look.ts'
import { Note, Subtitle } from '../layout/prose.tsx'
import { light } from '../layout/theme.ts'
import { type TicketLink, TicketList } from './ticket-list.tsx'

/**
 * A ticket of the person who gets the email. `qrContentId`: the Content-ID under which its QR is attached, which shows without loading
 * a picture from anywhere; null where it is only linked.
 */
export interface MailedTicket extends TicketLink {
  qrContentId: string | null
  /** Where it is added to the wallets that the stage offers. */
  wallets?: readonly { name: 'apple' | 'google'; url: string }[]
}

interface TicketCodesProps {
  locale: string
  tickets: MailedTicket[]
  /** False where a button of the email leads to the only ticket. */
  hasLinks?: boolean
}

/** The tickets of one person, each with holder, tier and the code that opens the door; those without a code as links. */
export function TicketCodes({ locale, tickets, hasLinks = true }: TicketCodesProps) {
  const t = translator(locale)
  const linked = tickets.filter(({ qrContentId }) => qrContentId === null)
  return (
    <>
      {tickets.map((ticket) =>
        ticket.qrContentId === null ? null : (
          <TicketCode
            key={ticket.reference}
            locale={locale}
            ticket={ticket}
            qrContentId={ticket.qrContentId}
            hasLink={hasLinks}
          />
        ),
      )}
      {linked.length > 0 && (
        <>
          <Subtitle>{t('tickets.more', { tickets: linked.length })}</Subtitle>
          <Note>{t('tickets.more-body')}</Note>
          <TicketList locale={locale} tickets={linked} />
        </>
      )}
    </>
  )
}

interface TicketCodeProps {
  locale: string
  ticket: MailedTicket
  qrContentId: string
  hasLink: boolean
}

function TicketCode({ locale, ticket, qrContentId, hasLink }: TicketCodeProps) {
  const t = translator(locale)
  const { brand } = useLook()
  const { reference, attendeeName, ticketName } = ticket
  return (
    <Section className="panel" style={panelStyle}>
      <Text className="ink" style={holderStyle}>
        <bdi>{attendeeName}</bdi>
      </Text>
      <Text className="muted" style={tierStyle}>
        <bdi>{ticketName}</bdi>
      </Text>
      <Section data-skip-in-text="true" style={codeStyle}>
        <Img
          src={`cid:${qrContentId}`}
          alt={t('attendee-ticket.qr', { reference, name: attendeeName })}
          width={240}
          height={240}
          style={{ margin: '0 auto', color: '#1c1827', fontSize: 14 }}
        />
      </Section>
      <Text className="ink" style={referenceStyle}>
        {reference}
      </Text>
      {hasLink && (
        <Text style={linkStyle}>
          <Link className="brand" href={ticket.url} style={{ color: brand }}>
            {t('ticket.open')}
          </Link>
        </Text>
      )}
      {ticket.wallets?.map(({ name, url }) => (
        <Text key={name} style={linkStyle}>
          <Link className="brand" href={url} style={{ color: brand }}>
            {t(`wallet.${name}`)}
          </Link>
        </Text>
      ))}
    </Section>
  )
}

const center = { textAlign: 'center', wordBreak: 'break-word' } as const
const panelStyle = {
  backgroundColor: light.panel,
  border: `1px solid ${light.line}`,
  borderRadius: 12,
  padding: 16,
  margin: '0 0 16px',
}
const holderStyle = {
  ...center,
  margin: 0,
  fontSize: 18,
  lineHeight: '26px',
  fontWeight: 700,
  color: light.ink,
}
const tierStyle = { ...center, margin: '0 0 12px', fontSize: 15, lineHeight: '22px', color: light.muted }
// White in dark mode too: a scanner needs the contrast.
const codeStyle = {
  width: 256,
  backgroundColor: '#ffffff',
  borderRadius: 8,
  margin: '0 auto',
  padding: '8px 0',
} as const
const referenceStyle = {
  ...center,
  margin: '10px 0 0',
  fontSize: 16,
  lineHeight: '24px',
  fontWeight: 700,
  letterSpacing: '0.04em',
  color: light.ink,
}
const linkStyle = { ...center, margin: '2px 0 0', fontSize: 14, lineHeight: '20px' }
