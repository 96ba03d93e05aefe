import { strToU8, zipSync } from 'fflate'
import { drawPng } from './draw-png.ts'
import { accountJson, archiveFiles, eventJson, organizerJson } from './zip-by-hand.ts'

const tax = { name: 'VAT', type: 'TAX', calculation_type: 'PERCENTAGE', rate: 19_000, is_default: true }

const eventLine = (external_id: string, given: object) =>
  eventJson({
    ...{ external_id, title: `Show ${external_id}` },
    tickets: [
      {
        ...{ external_id: `seat-${external_id}`, title: 'Seat', type: 'PAID', taxes_and_fees: ['vat'] },
        prices: [{ price: 2000, quantity_available: 50 }],
      },
    ],
    ...given,
  })

/** A row of orders of an archive, of a ticket that was admitted. */
export const soldRow = (number: number, given: object = {}) => ({
  ...{ order_external_id: `O-${number}`, external_id: `T-${number}`, ticket: 'Seat' },
  ...{ email: `guest-${number}@example.com`, amount_paid: 2380, sold_at: '2026-01-01T10:00:00.000Z' },
  checked_in_at: '2026-01-02T20:00:00.000Z',
  ...given,
})

interface Given {
  rows?: readonly object[]
  event?: object
}

/** A small archive with each kind of thing: an organizer with a logo, a tax, a template, two events, a cover and orders of the first. */
export function wholeArchive({ rows = [soldRow(1), soldRow(2)], event = {} }: Given = {}): Uint8Array {
  const account = {
    taxes_and_fees: [{ external_id: 'vat', ...tax }],
    message_templates: [
      { external_id: 'doors', name: 'Doors', subject: 'Doors open', content: '<p>At seven.</p>' },
    ],
  }
  const logo = { type: 'ORGANIZER_LOGO', file: 'images/logo.png' }
  const cover = { type: 'EVENT_COVER', file: 'images/cover.png' }
  const lines = [eventLine('A', { images: [cover], ...event }), eventLine('B', {})]
  return zipSync(
    archiveFiles({
      'account.json': accountJson(account),
      'organizers.jsonl': organizerJson({ images: [logo] }),
      'events.jsonl': lines.join('\n'),
      'images/logo.png': drawPng(120, 120),
      'images/cover.png': drawPng(900, 450),
      'orders/A.jsonl': strToU8(rows.map((row) => JSON.stringify(row)).join('\n')),
    }),
  )
}
