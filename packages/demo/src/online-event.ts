import type { DemoClock } from './demo-clock.ts'
import type { DemoEvent } from './demo-event.ts'

/** The event that takes place elsewhere: online, in yen, in Tokyo's time zone. */
export function onlineEvent(clock: DemoClock): DemoEvent {
  return {
    title: 'Washi: an evening with a paper maker',
    description:
      '<p>Live from a workshop in Gifu: how the paper of our lanterns is made, and time for questions.</p>',
    created_at: clock.daysFromNow(-24, 8),
    start_date: clock.daysFromNow(26, 10),
    end_date: clock.daysFromNow(26, 12),
    timezone: 'Asia/Tokyo',
    currency: 'JPY',
    sales: { orders: 14, days: [-20, 0] },
    settings: {
      is_online_event: true,
      online_event_connection_details:
        '<p>The room opens ten minutes before: <a href="https://meet.example/washi">meet.example/washi</a></p>',
    },
    tickets: [
      {
        demand: [{ weight: 3, most: 2 }],
        body: {
          title: 'Seat at the screen',
          type: 'PAID',
          prices: [{ price: 1500, quantity_available: 80 }],
        },
      },
      {
        demand: [{ weight: 1, most: 1 }],
        body: {
          title: 'Seat with a sheet of paper by post',
          type: 'PAID',
          prices: [{ price: 4800, quantity_available: 20 }],
        },
      },
    ],
  }
}
