import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { dataOf } from '../list.ts'
import { locale } from '../locale.ts'
import { email } from '../text.ts'

/** `locale`: the language of the page, in which the email is written. */
export const findTicketsBody = z.strictObject({ email, locale: locale.default('en') })

/** Says nothing about the address but how it was understood: known and unknown ones are answered alike (docs/decisions/0080). */
export const findTickets = endpoint({
  name: 'findTickets',
  summary:
    'Request an email with links to all orders and tickets of an address; the same answer for every address',
  method: 'POST',
  path: '/public/tickets/lookup',
  access: 'public',
  body: findTicketsBody,
  response: dataOf(z.object({ email: z.string() })),
  status: 202,
  refusals: ['client.proof_required', 'request.too_many'],
})
