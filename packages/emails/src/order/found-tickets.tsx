import { Link, Text } from 'react-email'
import { formatEventTime } from '../language/event-time.ts'
import { translator } from '../language/translator.ts'
import { EmailLayout } from '../layout/email-layout.tsx'
import { Note, Paragraph, Subtitle, Title } from '../layout/prose.tsx'
import { type RenderedEmail, renderEmail } from '../layout/render-email.ts'
import { light } from '../layout/theme.ts'
import { type TicketLink, TicketList } from './ticket-list.tsx'

/** What an address has of one order: the order itself if it is the buyer's, and the tickets that are in its name. */
export interface FoundOrder {
  event: { title: string; startsAt: string; endsAt: string | null; timezone: string }
  reference: string
  /** Null for a guest: the order is the buyer's. */
  orderUrl: string | null
  tickets: TicketLink[]
}

export interface FoundTicketsProps {
  locale: string
  email: string
  /** The next event first. */
  upcoming: FoundOrder[]
  /** The latest event first. */
  past: FoundOrder[]
}

/** Brings the links to all orders and tickets of an address, because somebody asked for them on the site. */
export function renderFoundTickets(props: FoundTicketsProps): Promise<RenderedEmail> {
  const { locale, email } = props
  const about = { locale, own: [email] }
  return renderEmail(translator(locale)('found-tickets.subject'), <FoundTickets {...props} />, about)
}

function FoundTickets({ locale, email, upcoming, past }: FoundTicketsProps) {
  const t = translator(locale)
  const [next] = [...upcoming, ...past]
  return (
    <EmailLayout
      locale={locale}
      preview={next?.event.title ?? t('found-tickets.subject')}
      organizerName={null}
      supportEmail={null}
    >
      <Title>{t('found-tickets.subject')}</Title>
      <Paragraph>{t('found-tickets.body', { email })}</Paragraph>
      {upcoming.map((order) => (
        <Found key={order.reference} locale={locale} order={order} />
      ))}
      {past.length > 0 && <Title>{t('found-tickets.past')}</Title>}
      {past.map((order) => (
        <Found key={order.reference} locale={locale} order={order} />
      ))}
      <Note>{t('link.ignore')}</Note>
    </EmailLayout>
  )
}

function Found({
  locale,
  order: { event, reference, orderUrl, tickets },
}: {
  locale: string
  order: FoundOrder
}) {
  const t = translator(locale)
  return (
    <>
      <Subtitle>{event.title}</Subtitle>
      <Text className="muted" style={whenStyle}>
        {formatEventTime(locale, event.startsAt, event.endsAt, event.timezone)}
      </Text>
      {orderUrl !== null && (
        <Text className="ink" style={orderStyle}>
          {t('order.reference')} {reference} ·{' '}
          <Link className="brand" href={orderUrl} style={{ color: light.brand }}>
            {t('order.open')}
          </Link>
        </Text>
      )}
      <TicketList locale={locale} tickets={tickets} />
    </>
  )
}

const whenStyle = { margin: 0, fontSize: 14, lineHeight: '20px', color: light.muted }
const orderStyle = { margin: '4px 0 0', fontSize: 14, lineHeight: '20px', color: light.ink }
