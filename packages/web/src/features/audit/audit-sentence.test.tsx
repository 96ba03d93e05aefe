import { type AuditEntry, auditActions } from '@foyer/contracts/audit/audit'
import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { messages as german } from '../../locales/app/de.po'
import { AuditSentence } from './audit-sentence.tsx'

const details = {
  event_id: 'ev_2',
  reference: 'O-7KQ2M9X',
  amount: 2400,
  currency: 'EUR',
  name: 'Till',
  role: 'ADMIN',
  recipients: 12,
  kind: 'attendees',
  format: 'csv',
  rows: 12,
  narrowed_by: 'query ticket_id',
}
const entry: AuditEntry = {
  id: '01',
  at: '2027-06-05T17:30:00.000Z',
  action: 'order.refund_requested',
  actor_kind: 'USER',
  actor_id: 'us_2',
  actor_name: 'Ada Lovelace',
  subject_id: 'abc',
  subject_name: 'O-7KQ2M9X',
  details,
}

const english = setupI18n({ locale: 'en', messages: { en: {} } })

/** The sentence without its markup. */
function said(given: Partial<AuditEntry>, i18n = english): string {
  const html = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <MemoryRouter>
        <AuditSentence entry={{ ...entry, ...given }} />
      </MemoryRouter>
    </I18nProvider>,
  )
  return html.replace(/<[^>]+>/g, '')
}

test('every action has a sentence that names its thing or says its outcome', () => {
  const sentences = auditActions.map((action) => said({ action }))
  expect(new Set(sentences).size).toBe(auditActions.length)
  for (const sentence of sentences) expect(sentence).toMatch(/O-7KQ2M9X|Stripe/)
})

test('an audit sentence names the actor, the action and its subject', () => {
  expect(said({})).toBe('Ada Lovelace refunded €24.00 of order O-7KQ2M9X')
  const to = (to: string, from = 'DRAFT') => said({ action: 'event.status_changed', details: { from, to } })
  expect(to('LIVE')).toBe('Ada Lovelace made O-7KQ2M9X live')
  expect(to('DRAFT', 'ARCHIVED')).toBe('Ada Lovelace restored O-7KQ2M9X as a draft')
  expect(to('DRAFT', 'LIVE')).toBe('Ada Lovelace returned O-7KQ2M9X to draft')
  const change = { from: 'ORGANIZER', to: 'ADMIN' }
  expect(said({ action: 'user.role_changed', subject_name: 'Grace Hopper', details: change })).toBe(
    'Ada Lovelace changed the role of Grace Hopper from Organizer to Admin',
  )
})

test('an audit sentence says the old and the new quantity of a tier or ticket, and what was created or deleted', () => {
  const stock = (given: object) =>
    said({ action: 'ticket.stock_changed', subject_name: 'Standing', details: { label: '', ...given } })
  expect(stock({ from: 1, to: 80 })).toBe(
    'Ada Lovelace changed the stock of Standing from 1 ticket to 80 tickets',
  )
  expect(stock({ from: 50, to: 'unlimited', label: 'Early' })).toBe(
    'Ada Lovelace changed the stock of Standing (Early) from 50 tickets to unlimited tickets',
  )
  expect(stock({ from: 'none', to: 50 })).toBe('Ada Lovelace put Standing up for sale: 50 tickets')
  expect(stock({ from: 50, to: 'none' })).toBe('Ada Lovelace deleted Standing, which had 50 tickets')
  const capacity = { action: 'capacity_assignment.capacity_changed', subject_name: 'Hall' } as const
  expect(said({ ...capacity, details: { from: 80, to: 60 } })).toBe(
    'Ada Lovelace changed the capacity Hall from 80 tickets to 60 tickets',
  )
  expect(said({ ...capacity, details: { from: 80, to: 'none' } })).toBe(
    'Ada Lovelace deleted the capacity Hall, which was 80 tickets',
  )
  const tickets = { action: 'capacity_assignment.tickets_changed', subject_name: 'Hall' } as const
  expect(said({ ...tickets, details: { added: 'Seated', removed: 'Standing, Box' } })).toBe(
    'Ada Lovelace replaced Standing, Box with Seated in the capacity Hall',
  )
  expect(
    said({
      action: 'promo_code.uses_changed',
      subject_name: 'EARLY',
      details: { from: 'unlimited', to: 20 },
    }),
  ).toBe('Ada Lovelace changed the promo code EARLY from unlimited uses to 20 uses')
})

test('an audit sentence says what was exported, and with which filters', () => {
  const file = '12 attendees as CSV, filtered by search, ticket'
  expect(said({ action: 'export.created' })).toBe(`Ada Lovelace exported from O-7KQ2M9X: ${file}`)
  const whole = { ...details, kind: 'orders', format: 'xlsx', rows: 1, narrowed_by: '' }
  expect(said({ action: 'export.downloaded', details: whole })).toBe(
    'Ada Lovelace downloaded a file of O-7KQ2M9X: 1 order as Excel',
  )
})

test('an audit sentence names keys as keys, Foyer as Foyer, and deleted things by their id', () => {
  expect(said({ actor_kind: 'API_KEY', actor_name: 'Till' })).toMatch(/^API key Till refunded/)
  expect(said({ actor_kind: 'SYSTEM', actor_id: null, actor_name: null })).toMatch(/^Foyer refunded/)
  expect(said({ actor_name: null, subject_name: null })).toBe('us_2 refunded €24.00 of order abc')
})

test('a sentence from the contracts’ table is in the reader’s language, with its numbers and money', () => {
  const i18n = setupI18n({ locale: 'de', messages: { de: german } })
  expect(said({ action: 'event.message_sent' }, i18n)).toBe(
    'Ada Lovelace hat eine Nachricht an 12 Personen von O-7KQ2M9X gesendet',
  )
  expect(said({}, i18n)).toMatch(/Ada Lovelace hat 24,00.€ .*O-7KQ2M9X/)
})
