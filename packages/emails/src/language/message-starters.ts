import type { EventSummary } from '../event/event-panel.tsx'
import { formatEventTime } from './event-time.ts'
import { translator } from './translator.ts'

const kinds = { REMINDER: 'reminder', CHANGE: 'change', THANKS: 'thanks' } as const
type Kind = keyof typeof kinds

/** The messages that Foyer suggests, in that language, with the event's title, time and place. `content` is HTML. */
export function messageStarters(locale: string, event: EventSummary) {
  const t = translator(locale)
  const where = event.isOnline ? t('event.online') : event.place.join(', ')
  const facts = {
    event: event.title,
    when: formatEventTime(locale, event.startsAt, event.endsAt, event.timezone),
  }
  return (Object.keys(kinds) as Kind[]).map((kind) => {
    const of = `message-starter.${kinds[kind]}` as const
    const line = kind === 'THANKS' ? [] : [`${t('event.when')}: ${facts.when}`]
    const place = kind === 'THANKS' || where === '' ? [] : [`${t('event.where')}: ${where}`]
    const paragraphs = [t(`${of}.first`, facts), ...line, ...place, t(`${of}.last`)]
    return {
      kind,
      subject: t(`${of}.subject`, facts),
      content: paragraphs.map((text) => `<p>${escaped(text)}</p>`).join(''),
    }
  })
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
