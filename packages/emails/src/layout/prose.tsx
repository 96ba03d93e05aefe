import type { ReactNode } from 'react'
import { Heading, Text } from 'react-email'
import { light } from './theme.ts'
import { richTextMarks } from './unlinked.ts'

/** The one heading at the top of an email. */
export function Title({ children }: { children: ReactNode }) {
  return (
    <Heading as="h1" className="ink" style={titleStyle}>
      {children}
    </Heading>
  )
}

/** The heading of a part of an email. */
export function Subtitle({ children }: { children: ReactNode }) {
  return (
    <Heading as="h2" className="ink" style={subtitleStyle}>
      {children}
    </Heading>
  )
}

export function Paragraph({ children }: { children: ReactNode }) {
  return (
    <Text className="ink" style={paragraphStyle}>
      {children}
    </Text>
  )
}

/** What is good to know but not the point. */
export function Note({ children }: { children: ReactNode }) {
  return (
    <Text className="muted" style={noteStyle}>
      {children}
    </Text>
  )
}

/** An organizer's own rich text. The HTML must be sanitized already. */
export function RichText({ html }: { html: string }) {
  const marked = richTextMarks.join(html)
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the caller, see the docstring
    <div className="rich" dir="auto" style={richStyle} dangerouslySetInnerHTML={{ __html: marked }} />
  )
}

/** A part that starts folded; mail clients that cannot fold show all of it. */
export function Fold({ title, value, children }: { title: string; value: string; children: ReactNode }) {
  return (
    <details style={{ margin: '28px 0 0' }}>
      <summary className="ink" style={summaryStyle}>
        {title} · {value}
      </summary>
      {children}
    </details>
  )
}

const titleStyle = {
  margin: '0 0 16px',
  fontSize: 24,
  lineHeight: '32px',
  fontWeight: 700,
  color: light.ink,
  wordBreak: 'break-word',
} as const
const subtitleStyle = {
  margin: '28px 0 8px',
  fontSize: 16,
  lineHeight: '24px',
  fontWeight: 700,
  color: light.ink,
}
const summaryStyle = {
  padding: '10px 0',
  fontSize: 16,
  lineHeight: '24px',
  fontWeight: 700,
  color: light.ink,
  cursor: 'pointer',
}
const paragraphStyle = {
  margin: '0 0 16px',
  fontSize: 16,
  lineHeight: '24px',
  color: light.ink,
  wordBreak: 'break-word',
} as const
const noteStyle = {
  margin: '12px 0 0',
  fontSize: 14,
  lineHeight: '20px',
  color: light.muted,
  wordBreak: 'break-word',
} as const
const richStyle = {
  margin: '24px 0 0',
  fontSize: 16,
  lineHeight: '24px',
  color: light.ink,
  wordBreak: 'break-word',
} as const
