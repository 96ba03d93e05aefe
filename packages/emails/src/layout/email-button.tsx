import { Button, Link, Section, Text } from 'react-email'
import { translator } from '../language/translator.ts'
import { useLook } from './email-look.ts'
import { light } from './theme.ts'

interface EmailButtonProps {
  locale: string
  href: string
  label: string
}

/** The one thing to do next, with its address written out for clients that show no buttons. */
export function EmailButton({ locale, href, label }: EmailButtonProps) {
  const { brand, button, onButton } = useLook()
  return (
    <Section style={{ padding: '16px 0 0' }}>
      <Button
        className="button"
        href={href}
        style={{ ...buttonStyle, backgroundColor: button, color: onButton }}
      >
        {label}
      </Button>
      <Text className="muted" data-skip-in-text="true" style={fallbackStyle}>
        {translator(locale)('button.fallback')}{' '}
        <Link className="brand" href={href} style={{ color: brand, wordBreak: 'break-all' }}>
          {href}
        </Link>
      </Text>
    </Section>
  )
}

const buttonStyle = {
  borderRadius: 8,
  padding: '12px 24px',
  fontSize: 16,
  lineHeight: '24px',
  fontWeight: 600,
  textDecoration: 'none',
}
const fallbackStyle = { margin: '12px 0 0', fontSize: 12, lineHeight: '18px', color: light.muted }
