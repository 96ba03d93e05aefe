import type { DemoClock } from './demo-clock.ts'
import type { DemoEvent, DemoTaxesAndFees } from './demo-event.ts'

/** The event that is over, with its sales and its door. */
export function endedEvent(clock: DemoClock, { booking_fee, sales_tax }: DemoTaxesAndFees): DemoEvent {
  return {
    title: 'Courtyard Jazz',
    description: `<p>The <strong>Marta Valadão Quartet</strong> among the lemon trees, and the
      winners of the young players’ night before them. Seats are unnumbered; the bar opens with the doors.</p>`,
    created_at: clock.daysFromNow(-55, 11),
    start_date: clock.daysFromNow(-9, 19),
    end_date: clock.daysFromNow(-9, 22.5),
    isLive: true,
    cover: { seed: 23, sky: [8, 38, 66], horizon: [86, 140, 150], glow: [255, 214, 140], lanterns: 18 },
    settings: {
      location: {
        venue_name: 'Pátio das Laranjeiras',
        address_line_1: 'Travessa do Poço 3',
        zip_or_postal_code: '1200-441',
        city: 'Lisboa',
        country: 'PT',
      },
      support_email: 'hello@lumen.example',
    },
    tickets: [
      {
        demand: [{ weight: 5, most: 4 }],
        body: {
          title: 'Seat in the courtyard',
          type: 'PAID',
          prices: [{ price: 1800, quantity_available: 160 }],
          tax_and_fee_ids: [booking_fee, sales_tax],
        },
      },
      {
        demand: [{ weight: 3, most: 2 }],
        body: {
          title: 'Under 26',
          description: 'Please bring something with your date of birth.',
          type: 'FREE',
          prices: [{ quantity_available: 50 }],
        },
      },
    ],
  }
}

/** The event that nobody sees yet. */
export function draftEvent(clock: DemoClock): DemoEvent {
  return {
    title: 'Paper and Light: a workshop weekend',
    description:
      '<p>Two days of folding, gluing and wiring with the makers of the lanterns. Materials included.</p>',
    created_at: clock.daysFromNow(-4, 15),
    start_date: clock.daysFromNow(47, 10),
    end_date: clock.daysFromNow(48, 17),
    isLive: false,
    cover: { seed: 41, sky: [70, 26, 66], horizon: [232, 150, 108], glow: [255, 226, 170], lanterns: 30 },
    settings: { support_email: 'hello@lumen.example' },
    tickets: [
      {
        demand: [{ most: 2 }, { most: 2 }],
        body: {
          title: 'Workshop place',
          type: 'TIERED',
          prices: [
            { label: 'Solidarity price', price: 4500, quantity_available: 12 },
            { label: 'Full price', price: 7500, quantity_available: 28 },
          ],
          max_per_order: 2,
        },
      },
    ],
  }
}
