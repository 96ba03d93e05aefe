import { linkId } from '@foyer/contracts/id'
import {
  type GiveOrderDetailsBody,
  giveOrderDetailsBody,
  type PublicOrder,
} from '@foyer/contracts/order/order'
import * as z from 'zod'

const { attendees: contractAttendees, ...person } = giveOrderDetailsBody.shape

/** A ticket in the buyer's name has no fields of its own on screen, so nothing of it is checked here. */
const buyersTicket = z.object({
  is_buyer: z.literal(true),
  short_id: linkId,
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
})
const namedTicket = contractAttendees.element.extend({ is_buyer: z.literal(false) })

/** The contract's body, with a mark on each ticket that is in the buyer's name. */
export const detailsFormSchema = z.object({
  ...person,
  attendees: z.array(z.discriminatedUnion('is_buyer', [buyersTicket, namedTicket])),
})
export type DetailsValues = z.input<typeof detailsFormSchema>

export function toOrderDetails(values: z.output<typeof detailsFormSchema>): GiveOrderDetailsBody {
  const { attendees, ...buyer } = values
  return {
    ...buyer,
    attendees: attendees.map(({ is_buyer, ...attendee }) => ({ ...attendee, ...(is_buyer ? buyer : {}) })),
  }
}

/** What the form starts with: what the server knows already, else the first ticket in the buyer's name. */
export function detailsOf(
  order: Pick<PublicOrder, 'first_name' | 'last_name' | 'email' | 'attendees'>,
): DetailsValues {
  const { first_name, last_name, email } = order
  return {
    first_name,
    last_name,
    email,
    attendees: order.attendees.map((attendee, index) => ({
      short_id: attendee.short_id,
      is_buyer: attendee.email === '' ? index === 0 : isBuyer(attendee, order),
      first_name: attendee.first_name,
      last_name: attendee.last_name,
      email: attendee.email,
    })),
  }
}

function isBuyer(attendee: Person, buyer: Person): boolean {
  return (['first_name', 'last_name', 'email'] as const).every((name) => attendee[name] === buyer[name])
}

type Person = Pick<PublicOrder, 'first_name' | 'last_name' | 'email'>
