import { Link, Section, Text } from 'react-email'
import { translator } from '../language/translator.ts'
import { useLook } from '../layout/email-look.ts'
import { Note } from '../layout/prose.tsx'
import { light } from '../layout/theme.ts'

/** A ticket that the buyer can open and pass on. */
export interface TicketLink {
  reference: string
  attendeeName: string
  ticketName: string
  url: string
}

/** More would make an email so long that Gmail cuts it off. */
const mostLinks = 20

/** Tickets with their links; of many, how many more there are. */
export function TicketList({ locale, tickets }: { locale: string; tickets: TicketLink[] }) {
  const t = translator(locale)
  const { brand } = useLook()
  const rest = tickets.length - mostLinks
  const rows = tickets.slice(0, mostLinks).map((ticket) => (
    <Section
      key={ticket.reference}
      className="line"
      style={{ borderBottom: `1px solid ${light.line}`, padding: '10px 0' }}
    >
      <Text className="ink" style={nameStyle}>
        <bdi>{ticket.attendeeName}</bdi>
      </Text>
      <Text className="muted" style={detailStyle}>
        <bdi>{ticket.ticketName}</bdi> · {ticket.reference} ·{' '}
        <Link className="brand" href={ticket.url} style={{ color: brand }}>
          {t('ticket.open')}
        </Link>
      </Text>
    </Section>
  ))
  return (
    <>
      {rows}
      {rest > 0 && <Note>{t('tickets.rest', { tickets: rest })}</Note>}
    </>
  )
}

const nameStyle = {
  margin: 0,
  fontSize: 15,
  lineHeight: '22px',
  fontWeight: 600,
  color: light.ink,
  wordBreak: 'break-word',
} as const
const detailStyle = {
  margin: 0,
  fontSize: 14,
  lineHeight: '20px',
  color: light.muted,
  wordBreak: 'break-word',
} as const
