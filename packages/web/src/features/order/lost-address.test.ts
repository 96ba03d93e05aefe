import type { OrderEmail } from '@foyer/contracts/email/email'
import type { Order } from '@foyer/contracts/order/order'
import { describe, expect, it } from 'vitest'
import { isBuyerUnreachable, unreachedAttendee } from './lost-address.ts'

const ticketEmail = {
  to: 'old@example.com',
  attendee_short_id: 'holder',
  reason: 'UNREACHABLE',
} as OrderEmail

const orderOf = (buyer: string, holder: string, ...emails: OrderEmail[]) =>
  ({ email: buyer, attendees: [{ short_id: 'holder', email: holder }], emails }) as Order

describe('lost addresses', () => {
  it('names the buyer while the order still has the address that bounced', () => {
    expect(isBuyerUnreachable(orderOf('old@example.com', '', ticketEmail))).toBe(true)
    expect(isBuyerUnreachable(orderOf('new@example.com', '', ticketEmail))).toBe(false)
    const full: OrderEmail = { ...ticketEmail, reason: 'MAILBOX_FULL' }
    expect(isBuyerUnreachable(orderOf('old@example.com', '', full))).toBe(false)
  })

  it('names the holder of a ticket that did not arrive, until the address is corrected', () => {
    expect(unreachedAttendee(orderOf('', 'old@example.com'), ticketEmail)).toBe('holder')
    expect(unreachedAttendee(orderOf('', 'new@example.com'), ticketEmail)).toBeNull()
    const confirmation: OrderEmail = { ...ticketEmail, attendee_short_id: null }
    expect(unreachedAttendee(orderOf('', 'old@example.com'), confirmation)).toBeNull()
  })
})
