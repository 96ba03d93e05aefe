/** A line of a file of events, as somebody writes it by hand. */
export function eventLine(external_id: string, given: object = {}) {
  return {
    ...{ external_id, title: `Show ${external_id}`, start_date: '2031-05-01T18:00:00Z' },
    tickets: [
      { external_id: 'seat', title: 'Seat', type: 'PAID', prices: [{ price: 2000, quantity_available: 50 }] },
      { title: 'Standing', type: 'FREE', prices: [{}] },
    ],
    promo_codes: [{ code: 'EARLY', discount_type: 'PERCENTAGE', discount_amount: 10_000, tickets: ['seat'] }],
    questions: [
      {
        title: 'Meal',
        type: 'RADIO',
        options: ['Meat', 'Fish'],
        belongs_to: 'ATTENDEE',
        tickets: ['Standing'],
      },
    ],
    ...given,
  }
}
