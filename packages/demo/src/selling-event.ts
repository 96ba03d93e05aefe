import type { DemoClock } from './demo-clock.ts'
import type { DemoEvent, DemoTaxesAndFees } from './demo-event.ts'

const description = `
<p>For three evenings the old tram depot and its gardens belong to the light. Two thousand paper lanterns rise from the
river stairs at dusk, <strong>eleven live acts</strong> play between them, and the kitchens of the quarter cook until
midnight.</p>
<h2>What to expect</h2>
<ul>
<li>The lantern procession from the upper gate, every evening at sunset</li>
<li>Three stages: fado and folk, brass and dance, and a quiet one for poems</li>
<li>Lantern workshops for children and grown-ups, paper and candles included</li>
</ul>
<h2>Getting here</h2>
<p>Tram 18 stops at the gate; bicycles are parked under guard. There is no car park. The whole site is
<strong>step-free</strong>, with a viewing platform at the river and quiet hours on the first evening.</p>
<p>Questions? Write to <a href="mailto:hello@lumen.example">hello@lumen.example</a>.</p>`

/** The event on sale: all kinds of tickets, one sold out, one with a sale that starts later, one hidden. */
export function sellingEvent(clock: DemoClock, { booking_fee, sales_tax }: DemoTaxesAndFees): DemoEvent {
  const tax_and_fee_ids = [booking_fee, sales_tax]
  return {
    title: 'Lantern Nights on the River',
    description,
    created_at: clock.daysFromNow(-104, 10),
    start_date: clock.daysFromNow(12, 18),
    end_date: clock.daysFromNow(14, 23),
    sales: { orders: 165, days: [-100, 0] },
    cover: { seed: 7, sky: [24, 14, 62], horizon: [188, 92, 142], glow: [255, 176, 84], lanterns: 34 },
    settings: {
      location: {
        venue_name: 'Old Tram Depot',
        address_line_1: 'Rua da Luz 12',
        zip_or_postal_code: '1300-082',
        city: 'Lisboa',
        country: 'PT',
      },
      seo_description: 'Three evenings of lanterns, music and food at the old tram depot in Lisbon.',
      support_email: 'hello@lumen.example',
      order_timeout: 30,
      self_service: {
        ...{ can_pass_on: true, pass_on_hours: 2, can_change: true, change_hours: 24 },
        ...{ can_cancel: true, cancel_hours: 72, cancel_fee_rate: 10_000, cancel_fee_per_ticket: 50 },
        ...{ can_cancel_free: true, cancel_free_hours: 24 },
      },
      pre_checkout_message: '<p>Children under 12 come in free, but need a ticket of their own.</p>',
      post_checkout_message: '<p>See you at the river. Bring something warm for the late hours.</p>',
    },
    extras: {
      promo_codes: [
        { code: 'LANTERN20', discount_type: 'PERCENTAGE', discount_amount: 20_000, max_uses: 100 },
        {
          code: 'NEIGHBOURS',
          discount_type: 'FIXED',
          discount_amount: 500,
          max_tickets_discounted: 2,
          expires_at: clock.daysFromNow(6, 22).toISOString(),
        },
        {
          code: 'EARLYLIGHT',
          discount_type: 'PERCENTAGE',
          discount_amount: 10_000,
          expires_at: clock.daysFromNow(-40, 22).toISOString(),
        },
        { code: 'RADIOLISTENERS', discount_type: 'PERCENTAGE', discount_amount: 25_000, max_uses: 5 },
      ],
      affiliates: [
        { name: 'Rádio Tejo', code: 'radio-tejo', email: 'lanterns@radiotejo.example' },
        { name: 'Bairro, the neighbourhood paper', code: 'bairro' },
        { name: 'Beatriz Almeida', code: 'beatriz', email: 'beatriz@example.com' },
        { name: 'Posters at the tram stops', code: 'tram-18' },
      ],
      questions: [
        {
          title: 'How did you hear of us?',
          type: 'DROPDOWN',
          belongs_to: 'ORDER',
          options: ['Friends', 'Posters', 'Radio', 'Social media', 'I was here before'],
        },
        {
          title: 'Anything that we should know?',
          type: 'MULTI_LINE',
          belongs_to: 'ORDER',
        },
        { title: 'Company for the invoice', type: 'SINGLE_LINE', belongs_to: 'ORDER', is_hidden: true },
        {
          title: 'Which workshop would you like?',
          description: '<p>Places are given on the spot; this helps us with the paper.</p>',
          type: 'CHECKBOX',
          belongs_to: 'ATTENDEE',
          options: ['Paper lanterns', 'Candle making', 'Shadow theatre'],
        },
      ],
      capacity_assignments: [
        {
          name: 'River stairs',
          capacity: 900,
          tickets: ['Weekend pass', 'Evening ticket', 'Child under 12'],
        },
        { name: 'Long table', capacity: 160, tickets: ['Lantern-making supper', 'Sunday closing brunch'] },
      ],
    },
    tickets: [
      {
        demand: [{ weight: 9, most: 3 }, { weight: 4, most: 3 }, { most: 2 }],
        body: {
          title: 'Weekend pass',
          description: 'All three evenings, and the way in without a queue.',
          type: 'TIERED',
          prices: [
            { label: 'Early bird', price: 5900, quantity_available: 60 },
            { label: 'Regular', price: 7400, quantity_available: 300 },
            {
              label: 'Last call',
              price: 8900,
              quantity_available: 80,
              sale_start_date: clock.daysFromNow(8, 9).toISOString(),
            },
          ],
          max_per_order: 6,
          tax_and_fee_ids,
        },
      },
      {
        demand: [{ weight: 6, most: 4 }],
        body: {
          title: 'Evening ticket',
          description: 'One evening of your choice.',
          type: 'PAID',
          prices: [{ price: 2800, quantity_available: 600 }],
          show_quantity_remaining: true,
          tax_and_fee_ids,
        },
      },
      {
        demand: [{ weight: 1, beside: 0.3, most: 3 }],
        body: {
          title: 'Child under 12',
          description: 'Free, together with a grown-up.',
          type: 'FREE',
          prices: [{ quantity_available: 250 }],
          max_per_order: 4,
        },
      },
      {
        demand: [{ weight: 5, most: 2 }],
        body: {
          title: 'Lantern-making supper',
          description: 'A long table, four courses, and a lantern to take home.',
          type: 'PAID',
          prices: [{ price: 6500, quantity_available: 36 }],
          max_per_order: 4,
          tax_and_fee_ids,
        },
      },
      {
        demand: [{ weight: 1, beside: 0.12, most: 1 }],
        body: {
          title: 'Keep the lanterns burning',
          description: 'A gift for the workshops with the schools of the quarter. Give what you like.',
          type: 'DONATION',
          prices: [{ price: 500, quantity_available: null }],
        },
      },
      {
        demand: [{ most: 2 }],
        body: {
          title: 'Sunday closing brunch',
          description: 'At the river stairs, with the brass band.',
          type: 'PAID',
          prices: [{ price: 2200, quantity_available: 120 }],
          sale_start_date: clock.daysFromNow(3, 10).toISOString(),
          tax_and_fee_ids,
        },
      },
      {
        demand: [{ most: 1 }],
        body: {
          title: 'Crew',
          type: 'FREE',
          prices: [{ quantity_available: 40 }],
          is_hidden: true,
        },
      },
    ],
  }
}
