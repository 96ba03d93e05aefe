import { expect, it } from 'vitest'
import { sampleEvent } from '../testing/sample-event.ts'
import { samplePrice, sampleTicket } from '../testing/sample-ticket.ts'
import { endsOf, nextEnd } from './use-renewal.ts'

const at = (clock: string) => Date.parse(`2030-01-01T${clock}Z`)
const event = {
  ...sampleEvent,
  end_date: '2030-01-01T22:00:00Z',
  tickets: [
    sampleTicket('tk_2222222222222222', {
      sale_end_date: '2030-01-01T21:00:00Z',
      prices: [
        samplePrice('pr_2', { sale_end_date: '2030-01-01T20:00:00Z' }),
        samplePrice('pr_3', { sale_end_date: '2030-01-01T18:00:00Z' }),
        samplePrice('pr_4'),
      ],
    }),
  ],
}

it('a page asks again at each end of a sale, then at the end of the event, and then never', () => {
  const next = (clock: string) => nextEnd(endsOf(event), at(clock))
  expect(next('12:00:00')).toBe(at('18:00:00'))
  expect(next('18:00:00')).toBe(at('20:00:00'))
  expect(next('20:30:00')).toBe(at('21:00:00'))
  expect(next('21:30:00')).toBe(at('22:00:00'))
  expect(next('23:00:00')).toBe(Number.POSITIVE_INFINITY)
  expect(nextEnd(endsOf({ ...event, end_date: null, tickets: [] }), at('12:00:00'))).toBe(
    Number.POSITIVE_INFINITY,
  )
})
