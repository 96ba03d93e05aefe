import type { AuditEntry } from '@foyer/contracts/audit/audit'
import { paths } from '../../paths.ts'

/** Where the thing of an entry is looked at; null when it is gone. */
export function subjectPath({ action, subject_id, subject_name, details }: AuditEntry): string | null {
  const [concept] = action.split('.')
  if (concept === 'account') return paths.account('payment')
  if (subject_name === null) return null
  if (concept === 'order') return `${paths.event(String(details.event_id), 'orders')}?order=${subject_id}`
  if (concept === 'check_in_list') return paths.event(String(details.event_id), 'check-in')
  if (concept === 'event' || concept === 'export') return paths.event(subject_id)
  return concept === 'user' ? `${paths.account('users')}?user=${subject_id}` : paths.account('api-keys')
}
