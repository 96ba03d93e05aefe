import * as attendees from '@foyer/contracts/attendee/attendee-messages'
import { emailKind } from '@foyer/contracts/email/email'
import * as emails from '@foyer/contracts/email/email-messages'
import * as eventMessages from '@foyer/contracts/event-message/event-message-messages'
import * as invitations from '@foyer/contracts/invitation/invitation-messages'
import * as lookups from '@foyer/contracts/lookup/lookup-messages'
import * as orders from '@foyer/contracts/order/order-messages'
import * as selfServices from '@foyer/contracts/self-service/self-service-messages'
import * as sessions from '@foyer/contracts/session/session-messages'
import * as users from '@foyer/contracts/user/user-messages'
import * as webhooks from '@foyer/contracts/webhook/webhook-messages'
import { expect, it } from 'vitest'
import * as limits from '../rate-limit/session-limits.ts'
import { mailBudgets } from './mail-budget.ts'
import * as rates from './mail-rates.ts'
import { mailTable } from './mail-table.ts'

const causes = Object.values(mailTable).flat()
function ratesOf(module: object): string[] {
  return Object.values(module).flatMap((value) =>
    typeof value === 'object' && 'most' in value ? value.name : [],
  )
}

it('has a row for every kind of email, and for every message that asks for one', () => {
  const kinds = Object.keys(mailTable)
  expect(kinds.toSorted()).toEqual(emailKind.options.toSorted())
  const asking = [
    attendees,
    emails,
    eventMessages,
    invitations,
    lookups,
    orders,
    selfServices,
    sessions,
    users,
    webhooks,
  ]
    .flatMap((module) => Object.values(module))
    .filter((message) => 'queue' in message && message.queue === 'email')
    .map(({ name }) => name)
  // The word to the operators is a line in the log and no email.
  expect(kinds).toEqual(expect.arrayContaining(asking.filter((name) => name !== 'mailBudgetUsedUp')))
  for (const row of Object.values(mailTable)) expect(row.length).toBeGreaterThan(0)
})

it('names every budget and every rate of mail that there is', () => {
  expect(new Set(causes.flatMap(({ budget }) => budget ?? []))).toEqual(new Set(Object.keys(mailBudgets)))
  const named = new Set(causes.flatMap(({ rates = [] }) => rates.map(({ name }) => name)))
  const known = [...ratesOf(rates), ...ratesOf(limits)]
  expect([...named].filter((name) => !known.includes(name))).toEqual([])
  const ofMail = ratesOf(rates)
  expect(ofMail.filter((name) => !named.has(name))).toEqual([])
})

it('leaves unbounded only what money, a proven password or the organizer’s own orders cause', () => {
  const free = Object.entries(mailTable).flatMap(([kind, row]) =>
    row.filter(({ budget, rates }) => !budget && !rates).map(() => kind),
  )
  expect(new Set(free)).toEqual(
    new Set([
      'orderConfirmationDue',
      'ticketEmailDue',
      'paymentFailedNoticeDue',
      'soldOutRefundNoticeDue',
      'disputeNoticeDue',
      'passwordChangedNoticeDue',
    ]),
  )
})
