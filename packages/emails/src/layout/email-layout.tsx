import type { ReactNode } from 'react'
import { Body, Column, Container, Head, Html, Link, Preview, Row, Section, Text } from 'react-email'
import { textLanguage, translator } from '../language/translator.ts'
import { fontFamily, light, styleSheet } from './theme.ts'

interface EmailLayoutProps {
  locale: string
  /** The line that inboxes show after the subject. */
  preview: string
  /** The organizer that the email is sent for; null for emails of the product itself. */
  organizerName: string | null
  supportEmail: string | null
  children: ReactNode
}

/** The frame of every email: sender on top, one card, and the address for questions below. */
export function EmailLayout({ locale, preview, organizerName, supportEmail, children }: EmailLayoutProps) {
  const t = translator(locale)
  return (
    <Html lang={textLanguage(locale)} dir="ltr">
      <Head>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{styleSheet}</style>
      </Head>
      <Preview>{preview}</Preview>
      <Body className="page" style={{ margin: 0, padding: 0, backgroundColor: light.page, fontFamily }}>
        <Container
          className="frame"
          style={{ width: '100%', maxWidth: 600, margin: '0 auto', padding: '32px 16px 48px' }}
        >
          <Sender name={organizerName ?? 'Foyer'} />
          <Section className="card" style={cardStyle}>
            {children}
          </Section>
          <Section style={{ padding: '20px 8px 0' }}>
            {supportEmail !== null && (
              <Text className="muted" style={footerStyle}>
                {t('footer.questions')}{' '}
                <Link className="brand" href={`mailto:${supportEmail}`} style={{ color: light.brand }}>
                  {supportEmail}
                </Link>
              </Text>
            )}
            <Text className="muted" style={footerStyle}>
              {organizerName === null ? t('footer.sent') : t('footer.sent-for', { organizer: organizerName })}
            </Text>
          </Section>
        </Container>
      </Body>
    </Html>
  )
}

function Sender({ name }: { name: string }) {
  return (
    <Section data-skip-in-text="true" style={{ padding: '0 8px 16px' }}>
      <Row>
        <Column style={{ width: 44 }}>
          <div style={monogramStyle}>{initial(name)}</div>
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
  padding: '32px 36px',
}
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
  backgroundColor: light.brand,
  color: light.onBrand,
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
