import type { DemoClock } from './demo-clock.ts'
import type { DemoEvent, DemoTaxesAndFees } from './demo-event.ts'

/** The past event, with its sales and its door. */
export function endedEvent(clock: DemoClock, { booking_fee, sales_tax }: DemoTaxesAndFees): DemoEvent {
  return {
    title: 'Courtyard Jazz',
    description: `<p>The <strong>Marta Valadão Quartet</strong> among the lemon trees, and the
      winners of the young players’ night before them. Seats are unnumbered; the bar opens with the doors.</p>`,
    created_at: clock.daysFromNow(-96, 11),
    start_date: clock.daysFromNow(-9, 19),
    end_date: clock.daysFromNow(-9, 22.5),
    sales: { orders: 50, days: [-90, -9] },
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

/** The event that is not public yet. */
export function draftEvent(clock: DemoClock): DemoEvent {
  return {
    title: 'Paper and Light: a workshop weekend',
    description:
      '<p>Two days of folding, gluing and wiring with the makers of the lanterns. Materials included.</p>',
    created_at: clock.daysFromNow(-4, 15),
    start_date: clock.daysFromNow(47, 10),
    end_date: clock.daysFromNow(48, 17),
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

/** The event that is going on right now. It is free, with people at its door. */
export function ongoingEvent(clock: DemoClock): DemoEvent {
  return {
    title: 'Winter Light Walk',
    description:
      '<p>Forty lamps by forty neighbours, from the upper gate down to the river. Come as you are.</p>',
    created_at: clock.daysFromNow(-32, 9),
    start_date: clock.daysFromNow(-2, 17),
    end_date: clock.daysFromNow(5, 23),
    sales: { orders: 30, days: [-30, 0] },
    cover: { seed: 11, sky: [14, 30, 58], horizon: [96, 92, 160], glow: [255, 232, 190], lanterns: 24 },
    settings: {
      location: { venue_name: 'Jardim da Luz', city: 'Lisboa', country: 'PT' },
      support_email: 'hello@lumen.example',
    },
    tickets: [
      {
        demand: [{ weight: 1, most: 4 }],
        body: { title: 'Walk along', type: 'FREE', prices: [{ quantity_available: 400 }] },
      },
    ],
  }
}

/** The event of last summer, which the organizer has archived. */
export function archivedEvent(clock: DemoClock): DemoEvent {
  return {
    title: 'Kite Workshop on the Beach',
    description:
      '<p>Paper, bamboo and wind. For children from six years on, and the people they bring along.</p>',
    created_at: clock.daysFromNow(-118, 9),
    start_date: clock.daysFromNow(-84, 10),
    end_date: clock.daysFromNow(-84, 16),
    sales: { orders: 10, days: [-112, -84] },
    settings: { location: { venue_name: 'Praia das Maçãs', city: 'Sintra', country: 'PT' } },
    tickets: [
      {
        demand: [{ weight: 1, most: 3 }],
        body: { title: 'Kite and paper', type: 'PAID', prices: [{ price: 1200, quantity_available: 30 }] },
      },
    ],
  }
}
