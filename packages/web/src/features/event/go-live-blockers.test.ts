import { describe, expect, it } from 'vitest'
import { goLiveBlockers } from './go-live-blockers.ts'

const ready = {
  isEmailConfirmed: true,
  ticketTypes: ['FREE', 'PAID'],
  paymentConnection: 'CONNECTED',
} as const

describe('goLiveBlockers', () => {
  it('finds nothing when everything is ready', () => {
    expect(goLiveBlockers(ready)).toEqual([])
  })

  it('finds a missing ticket and an unconfirmed email', () => {
    expect(goLiveBlockers({ ...ready, isEmailConfirmed: false, ticketTypes: [] })).toEqual([
      'email_unconfirmed',
      'no_tickets',
    ])
  })

  it('finds a missing payment connection for paid tickets, but not for free ones and tests', () => {
    const paymentConnection = 'SETUP_INCOMPLETE' as const
    expect(goLiveBlockers({ ...ready, paymentConnection })).toEqual(['payment_not_connected'])
    expect(goLiveBlockers({ ...ready, ticketTypes: ['DONATION'], paymentConnection })).toEqual([
      'payment_not_connected',
    ])
    expect(goLiveBlockers({ ...ready, ticketTypes: ['FREE'], paymentConnection })).toEqual([])
    expect(goLiveBlockers({ ...ready, paymentConnection, isTest: true })).toEqual([])
  })
})
