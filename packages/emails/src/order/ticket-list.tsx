import { Link, Section, Text } from 'react-email'
import { translator } from '../language/translator.ts'
import { light } from '../layout/theme.ts'

/** A ticket that the buyer can open and pass on. */
export interface TicketLink {
  reference: string
  attendeeName: string
  ticketName: string
  url: string
}

/** Every ticket of an order with its link. */
export function TicketList({ locale, tickets }: { locale: string; tickets: TicketLink[] }) {
  const t = translator(locale)
  return tickets.map((ticket) => (
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
        <Link className="brand" href={ticket.url} style={{ color: light.brand }}>
          {t('ticket.open')}
        </Link>
      </Text>
    </Section>
  ))
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
