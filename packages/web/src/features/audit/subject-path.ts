import type { AuditEntry } from '@foyer/contracts/audit/audit'
import { paths } from '../../paths.ts'

const sections = {
  ticket: 'tickets',
  capacity_assignment: 'capacity-assignments',
  promo_code: 'promo-codes',
  check_in_list: 'check-in',
} as const

/** The path of an entry's subject, or null when the subject no longer exists. */
export function subjectPath({ action, subject_id, subject_name, details }: AuditEntry): string | null {
  const [concept = ''] = action.split('.')
  if (concept === 'account') return paths.account('payment')
  if (subject_name === null) return null
  if (concept === 'organizer') return paths.organizerEvents(subject_id)
  if (concept === 'archive') return paths.account('archive')
  if (concept === 'webhook') return paths.account('webhooks')
  if (action === 'api_key.used') return subject_id.startsWith('ev_') ? paths.event(subject_id) : null
  const event_id = String(details.event_id)
  if (concept === 'order') return `${paths.event(event_id, 'orders')}?order=${subject_id}`
  if (concept in sections) return paths.event(event_id, sections[concept as keyof typeof sections])
  if (concept === 'event' || concept === 'export') return paths.event(subject_id)
  return concept === 'user' ? `${paths.account('users')}?user=${subject_id}` : paths.account('api-keys')
}
