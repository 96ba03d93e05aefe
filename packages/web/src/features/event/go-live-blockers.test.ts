import { describe, expect, it } from 'vitest'
import { goLiveBlockers } from './go-live-blockers.ts'

const ready = {
  isEmailConfirmed: true,
  ticketTypes: ['FREE', 'PAID'],
  paymentConnection: 'CONNECTED',
} as const

describe('goLiveBlockers', () => {
  it('works when everything is there', () => {
    expect(goLiveBlockers(ready)).toEqual([])
  })

  it('refuses without a ticket or a confirmed email', () => {
    expect(goLiveBlockers({ ...ready, isEmailConfirmed: false, ticketTypes: [] })).toEqual([
      'email_unconfirmed',
      'no_tickets',
    ])
  })

  it('refuses paid tickets until payment is connected, but not free ones', () => {
    const paymentConnection = 'SETUP_INCOMPLETE' as const
    expect(goLiveBlockers({ ...ready, paymentConnection })).toEqual(['payment_not_connected'])
    expect(goLiveBlockers({ ...ready, ticketTypes: ['DONATION'], paymentConnection })).toEqual([
      'payment_not_connected',
    ])
    expect(goLiveBlockers({ ...ready, ticketTypes: ['FREE'], paymentConnection })).toEqual([])
  })
})
