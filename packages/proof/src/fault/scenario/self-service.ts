import { readAttendee } from '@foyer/core/store/attendee/attendee-entity'
import type { Stage } from '../stage/stage.ts'
import { buyByCard, takeFree } from './purchase.ts'
import { freeTicket, paidTicket, price, type Scenario } from './scenario.ts'

const allowing = (stage: Stage, self_service: object) => stage.manage('PUT', '/settings', { self_service })

function ticketOf(stage: Stage): string {
  return stage.buyer('ada').order()?.attendees[0]?.short_id ?? ''
}

/** What buyers and holders do to orders that stand, by their links (docs/decisions/0085, 0089). */
export const selfService: readonly Scenario[] = [
  {
    name: 'F12 a ticket is passed on at sold out',
    tickets: [freeTicket(1)],
    async prepare(stage) {
      await allowing(stage, { can_pass_on: true })
      await takeFree(stage, stage.buyer('ada'))
      await stage.world.deliver()
    },
    async play(stage) {
      const next = { first_name: 'Nia', last_name: 'Next', email: `nia-${ticketOf(stage)}@example.com` }
      await stage.visit('POST', `/attendees/${ticketOf(stage)}/offer`, next)
      const offer = (await readAttendee(ticketOf(stage)))?.offer
      const { email: _email, ...person } = next
      await stage.visit('POST', `/transfers/${offer?.short_id}/accept`, person)
      await stage.world.deliver()
    },
    outcome: { completed: [1], ticketEmails: 1 },
    async look(stage) {
      return (await readAttendee(ticketOf(stage))) ? ['the ticket that was passed on is still there'] : []
    },
  },
  {
    name: 'F13 cancelled with its refund by the buyer',
    tickets: [paidTicket(1)],
    async prepare(stage) {
      await allowing(stage, { can_cancel: true })
      await buyByCard(stage, stage.buyer('ada'))
      await stage.world.deliver()
    },
    async play(stage) {
      const path = `/orders/${stage.buyer('ada').order()?.short_id}/cancel`
      await stage.visit('POST', path, { attendee_short_ids: [ticketOf(stage)], refund: price })
      await stage.world.deliver()
    },
    outcome: { completed: [0], refunded: [price] },
  },
]
