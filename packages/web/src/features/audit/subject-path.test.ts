import type { AuditEntry } from '@foyer/contracts/audit/audit'
import { expect, test } from 'vitest'
import { subjectPath } from './subject-path.ts'

const entry: AuditEntry = {
  id: '01',
  at: '2027-06-05T17:30:00.000Z',
  action: 'order.cancelled',
  actor_kind: 'SYSTEM',
  actor_id: null,
  actor_name: null,
  subject_id: 'abc',
  subject_name: 'O-7KQ2M9X',
  details: { event_id: 'ev_2', reference: 'O-7KQ2M9X' },
}

test('the link of an audit entry leads to each kind of subject', () => {
  expect(subjectPath(entry)).toBe('/manage/event/ev_2/orders?order=abc')
  expect(subjectPath({ ...entry, action: 'ticket.stock_changed' })).toBe('/manage/event/ev_2/tickets')
  expect(subjectPath({ ...entry, action: 'promo_code.uses_changed' })).toBe('/manage/event/ev_2/promo-codes')
  expect(subjectPath({ ...entry, action: 'capacity_assignment.switched' })).toBe(
    '/manage/event/ev_2/capacity-assignments',
  )
  expect(subjectPath({ ...entry, action: 'event.status_changed' })).toBe('/manage/event/abc')
  expect(subjectPath({ ...entry, action: 'export.created' })).toBe('/manage/event/abc')
  expect(subjectPath({ ...entry, action: 'user.invited' })).toBe('/account/users?user=abc')
  expect(subjectPath({ ...entry, action: 'api_key.revoked' })).toBe('/account/api-keys')
  expect(subjectPath({ ...entry, action: 'account.payment_connection_changed' })).toBe('/account/payment')
})

test('an audit entry has no link when its subject was deleted', () => {
  expect(subjectPath({ ...entry, action: 'event.status_changed', subject_name: null })).toBeNull()
})
