import { describe, expect, it } from 'vitest'
import { mintLiveEvent } from '../testing/mint-live-event.ts'
import { testContext } from '../testing/test-context.ts'
import { getSaleReminder } from './sale-reminder.ts'

const inDays = (days: number) =>
  `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T10:27:00.000Z`

/** The reminder as lines, unfolded. */
async function reminder(event_id: string, lang: 'en' | 'de' = 'en'): Promise<string> {
  const file = await getSaleReminder(testContext({ locale: lang }), { params: { event_id } })
  return new TextDecoder().decode(file).replaceAll('\r\n ', '')
}

describe('getSaleReminder', () => {
  it('is a calendar entry at the first start of sale, with an alarm, in the language of the page', async () => {
    const [first, later] = [inDays(2), inDays(4)]
    const { event } = await mintLiveEvent(
      [
        { type: 'FREE', sale_start_date: later },
        { type: 'FREE', sale_start_date: first },
      ],
      { timezone: 'UTC' },
    )
    const text = await reminder(event.id, 'de')
    expect(text).toContain(`DTSTART:${first.replaceAll(/[-:]|\.000/g, '')}`)
    expect(text).toContain(`SUMMARY:Vorverkaufsstart: ${event.title}`)
    expect(text).toContain('BEGIN:VALARM')
    expect(text).toContain('TRIGGER:-PT10M')
    expect(text).toContain(`/e/${event.id}/`)
    expect(await reminder(event.id)).toContain(`SUMMARY:Tickets for ${event.title} go on sale`)
  })

  it('refuses where no ticket waits for its sale, and tells no hidden ticket’s start', async () => {
    const selling = await mintLiveEvent([{ type: 'FREE' }])
    const hidden = await mintLiveEvent([
      { type: 'FREE' },
      { type: 'FREE', sale_start_date: inDays(2), hide_before_sale_start: true },
    ])
    for (const { event } of [selling, hidden])
      await expect(reminder(event.id)).rejects.toMatchObject({ code: 'ticket.not_found', status: 404 })
  })
})
