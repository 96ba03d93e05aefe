import { languageTag } from '@foyer/contracts/language-tag'
import type { ReactNode } from 'react'
import { Column, Link, Row, Section, Text } from 'react-email'
import { formatEventTime } from '../language/event-time.ts'
import { translator } from '../language/translator.ts'
import { type EventColors, useLook } from '../layout/email-look.ts'
import { light } from '../layout/theme.ts'

/** The event that an email is about. */
export interface EventSummary {
  title: string
  /** A test event, which its emails say. */
  isTest?: boolean
  organizerName: string
  supportEmail: string | null
  /** Where buyers find lost tickets; left out for emails to organizers. */
  findTicketsUrl?: string
  /** UTC ISO instants. Null for an open end. */
  startsAt: string
  endsAt: string | null
  /** IANA zone in which the event takes place. */
  timezone: string
  isOnline: boolean
  /** Venue and address, one entry per line. Empty when there is none. */
  place: string[]
  /** Absolute addresses; null where there is none. */
  mapUrl: string | null
  calendarUrl: string | null
  coverUrl: string | null
  colors: EventColors
}

/** The event's title, time with its zone, and place: the part of an email that people come back for. */
export function EventPanel({ locale, event }: { locale: string; event: EventSummary }) {
  const t = translator(locale)
  const when = formatEventTime(locale, event.startsAt, event.endsAt, event.timezone)
  return (
    <Section className="panel" style={panelStyle}>
      <Row>
        <Column data-skip-in-text="true" style={{ width: 72, verticalAlign: 'top' }}>
          <DayTile locale={locale} event={event} />
        </Column>
        <Column style={{ verticalAlign: 'top' }}>
          <Text className="ink" style={titleStyle}>
            <bdi>{event.title}</bdi>
          </Text>
          <Fact name={t('event.when')}>
            {when}
            {event.calendarUrl !== null && (
              <>
                <br />
                <PlainLink href={event.calendarUrl}>{t('event.calendar')}</PlainLink>
              </>
            )}
          </Fact>
          {event.isOnline && <Fact name={t('event.where')}>{t('event.online')}</Fact>}
          {!event.isOnline && event.place.length > 0 && (
            <Fact name={t('event.where')}>
              <bdi>{event.place.join(', ')}</bdi>
              {event.mapUrl !== null && (
                <>
                  {' '}
                  <PlainLink href={event.mapUrl}>{t('event.map')}</PlainLink>
                </>
              )}
            </Fact>
          )}
          <Fact name={t('event.organizer')}>
            <bdi>{event.organizerName}</bdi>
          </Fact>
        </Column>
      </Row>
    </Section>
  )
}

function PlainLink({ href, children }: { href: string; children: ReactNode }) {
  const { brand } = useLook()
  return (
    <Link className="brand" href={href} style={{ color: brand }}>
      {children}
    </Link>
  )
}

function DayTile({ locale, event }: { locale: string; event: EventSummary }) {
  const { button, onButton } = useLook()
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(languageTag(locale), { ...options, timeZone: event.timezone })
      .format(new Date(event.startsAt))
      .replace('.', '')
  return (
    <div className="tile" style={tileStyle}>
      <div style={{ ...monthStyle, backgroundColor: button, color: onButton }}>
        {part({ month: 'short' })}
      </div>
      <div className="ink" style={dayStyle}>
        {part({ day: 'numeric' }).replaceAll(/\D/g, '')}
      </div>
    </div>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Text className="ink" style={factStyle}>
      <span className="muted" style={{ color: light.muted }}>
        {name}:
      </span>{' '}
      {children}
    </Text>
  )
}

const panelStyle = {
  backgroundColor: light.panel,
  border: `1px solid ${light.line}`,
  borderRadius: 12,
  padding: 20,
  margin: '0 0 8px',
}
const titleStyle = {
  margin: '0 0 8px',
  fontSize: 16,
  lineHeight: '24px',
  fontWeight: 700,
  color: light.ink,
  wordBreak: 'break-word',
} as const
const factStyle = {
  margin: '0 0 6px',
  fontSize: 14,
  lineHeight: '20px',
  color: light.ink,
  wordBreak: 'break-word',
} as const
const tileStyle = {
  width: 54,
  padding: 0,
  border: `1px solid ${light.line}`,
  borderRadius: 8,
  backgroundColor: light.card,
  overflow: 'hidden',
  textAlign: 'center',
} as const
const monthStyle = {
  fontSize: 12,
  lineHeight: '20px',
  fontWeight: 600,
  textTransform: 'uppercase',
} as const
const dayStyle = { fontSize: 24, lineHeight: '36px', fontWeight: 700, color: light.ink }
