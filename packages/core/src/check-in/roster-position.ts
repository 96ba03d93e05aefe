import { codeHash } from '../store/attendee/attendee-entity.ts'
import type { LogPosition } from '../store/change-log/change-log-entity.ts'
import type { CheckInListItem } from '../store/check-in-list/check-in-list-entity.ts'

type Admitting = Pick<CheckInListItem, 'ticket_ids'>

interface Standing {
  position: LogPosition
  /** When the event's lists were last read again; undefined before they ever were. */
  rebuilt_at: string | undefined
}

/** Where a device's copy stands, as one text (`rosterPosition`): nothing of it is secret, and none of it is believed beyond which log items are read. */
export function positionText(list: Admitting, { position, rebuilt_at }: Standing): string {
  return [stampOf(rebuilt_at), ticketsTag(list), position.join('-')].join('.')
}

/** What a device's text says; null where the list admits other tickets than then. */
export function readPosition(list: Admitting, text: string): { stamp: string; position: LogPosition } | null {
  const [stamp = '', tag, position = ''] = text.split('.')
  return tag === ticketsTag(list) ? { stamp, position: position.split('-').map(Number) } : null
}

export function stampOf(rebuilt_at: string | undefined): string {
  return rebuilt_at ? Date.parse(rebuilt_at).toString(36) : '0'
}

function ticketsTag({ ticket_ids }: Admitting): string {
  return ticket_ids.length === 0 ? 'all' : codeHash(ticket_ids.toSorted().join()).slice(0, 8)
}
