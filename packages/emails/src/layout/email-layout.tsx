import { type ReactNode, useContext } from 'react'
import { Body, Column, Container, Head, Html, Link, Preview, Row, Section, Text } from 'react-email'
import { textLanguage, translator } from '../language/translator.ts'
import {
  type EmailLook,
  type EventColors,
  emailLook,
  foyersLook,
  LookContext,
  TestContext,
} from './email-look.ts'
import { styleSheet } from './style-sheet.ts'
import { fontFamily, light } from './theme.ts'

interface EmailLayoutProps {
  locale: string
  /** The line that inboxes show after the subject. */
  preview: string
  /** The organizer that the email is sent for; null for emails of the product itself. */
  organizerName: string | null
  supportEmail: string | null
  /** The event that the email looks like; left out: an email of Foyer's own. */
  event?: { coverUrl: string | null; colors: EventColors; findTicketsUrl?: string }
  children: ReactNode
}

/** The frame of every email: sender on top, one card, and the address for questions below. */
export function EmailLayout({
  locale,
  preview,
  organizerName,
  supportEmail,
  event,
  children,
}: EmailLayoutProps) {
  const t = translator(locale)
  const look = event ? emailLook(event.colors) : foyersLook
  const isTest = useContext(TestContext)
  return (
    <LookContext value={look}>
      <Html lang={textLanguage(locale)} dir="ltr">
        <Head>
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="color-scheme" content="light dark" />
          <meta name="supported-color-schemes" content="light dark" />
          <style>{styleSheet(look)}</style>
        </Head>
        <Preview>{preview}</Preview>
        <Body className="page" style={{ margin: 0, padding: 0, backgroundColor: light.page, fontFamily }}>
          <Container
            className="frame"
            style={{ width: '100%', maxWidth: 600, margin: '0 auto', padding: '32px 16px 48px' }}
          >
            <Sender name={organizerName ?? 'Foyer'} look={look} />
            <Section className="card" style={cardStyle}>
              {event && <CoverStrip coverUrl={event.coverUrl} look={look} />}
              <Section className="inside" style={insideStyle}>
                {isTest && (
                  <Text className="ink line" style={testStyle}>
                    {t('test.notice')}
                  </Text>
                )}
                {children}
              </Section>
            </Section>
            <Section style={{ padding: '20px 8px 0' }}>
              {supportEmail !== null && (
                <Text className="muted" style={footerStyle}>
                  {t('footer.questions')}{' '}
                  <Link className="brand" href={`mailto:${supportEmail}`} style={{ color: look.brand }}>
                    {supportEmail}
                  </Link>
                </Text>
              )}
              {event?.findTicketsUrl && (
                <Text className="muted" style={footerStyle}>
                  <Link className="brand" href={event.findTicketsUrl} style={{ color: look.brand }}>
                    {t('footer.find-tickets')}
                  </Link>
                </Text>
              )}
              <Text className="muted" style={footerStyle}>
                {organizerName === null
                  ? t('footer.sent')
                  : t('footer.sent-for', { organizer: organizerName })}
              </Text>
            </Section>
          </Container>
        </Body>
      </Html>
    </LookContext>
  )
}

/**
 * The event's cover as a thin strip. A background, since one that is not loaded leaves the event's accent there, and no broken picture.
 */
function CoverStrip({ coverUrl, look }: { coverUrl: string | null; look: EmailLook }) {
  const height = coverUrl === null ? 8 : 72
  return (
    <table data-skip-in-text="true" role="presentation" width="100%" cellPadding={0} cellSpacing={0}>
      <tbody>
        <tr>
          <td height={height} style={stripStyle(coverUrl, look.button)}>
            {' '}
          </td>
        </tr>
      </tbody>
    </table>
  )
}

function stripStyle(coverUrl: string | null, color: string) {
  const picture = coverUrl === null ? {} : { backgroundImage: `url('${coverUrl}')` }
  const size = { fontSize: 0, lineHeight: 0, borderRadius: '11px 11px 0 0' }
  return {
    ...size,
    backgroundColor: color,
    ...picture,
    backgroundSize: 'cover',
    backgroundPosition: 'center',
  }
}

function Sender({ name, look }: { name: string; look: EmailLook }) {
  return (
    <Section data-skip-in-text="true" style={{ padding: '0 8px 16px' }}>
      <Row>
        <Column style={{ width: 44 }}>
          <div style={{ ...monogramStyle, backgroundColor: look.button, color: look.onButton }}>
            {initial(name)}
          </div>
        </Column>
        <Column>
          <Text className="ink" style={senderStyle}>
            <bdi>{name}</bdi>
          </Text>
        </Column>
      </Row>
    </Section>
  )
}

function initial(name: string): string {
  const [first] = new Intl.Segmenter().segment(name.trim())
  return first?.segment.toLocaleUpperCase() ?? ''
}

const cardStyle = {
  backgroundColor: light.card,
  border: `1px solid ${light.line}`,
  borderRadius: 12,
}
const insideStyle = { padding: '24px 36px 32px' }
const testStyle = {
  margin: '0 0 16px',
  border: `1px dashed ${light.muted}`,
  borderRadius: 8,
  padding: '8px 12px',
  fontSize: 14,
  lineHeight: '20px',
  color: light.ink,
} as const
const footerStyle = {
  margin: '0 0 4px',
  fontSize: 14,
  lineHeight: '20px',
  color: light.muted,
  textAlign: 'center',
  wordBreak: 'break-word',
} as const
const monogramStyle = {
  width: 32,
  height: 32,
  borderRadius: 8,
  fontSize: 16,
  fontWeight: 700,
  lineHeight: '32px',
  textAlign: 'center',
} as const
const senderStyle = {
  margin: 0,
  fontSize: 16,
  lineHeight: '24px',
  fontWeight: 600,
  color: light.ink,
  wordBreak: 'break-word',
} as const
