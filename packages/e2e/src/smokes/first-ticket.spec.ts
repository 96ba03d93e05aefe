import { desk } from '../engine/engine.ts'
import { test } from '../engine/engine-test.ts'
import { mintOrganizer } from '../organizer/mint-organizer.ts'

const header = '[data-slot="page-header"]'
const sheet = '[role="dialog"]'

test('after the first ticket, the page’s button creates a second one', async ({ openSignedIn }) => {
  const organizer = await mintOrganizer()
  const event = await organizer.api.post<{ id: string }>('/events', {
    organizer_id: organizer.organizerId,
    title: 'Harbour lights',
    start_date: new Date(Date.now() + 7 * 24 * 3_600_000).toISOString(),
    timezone: 'Europe/Berlin',
    currency: 'EUR',
  })
  const page = await openSignedIn(organizer, desk, `/manage/event/${event.id}/tickets`)
  await page.see({ kind: 'text', name: 'No tickets yet' })
  for (const title of ['Seat', 'Standing']) {
    // While the list is empty, the first step replaces the header’s button.
    const within = title === 'Seat' ? '[data-slot="first-step"]' : header
    await page.click({ kind: 'link', name: 'Create ticket', within })
    await page.see({ kind: 'text', name: 'Leave empty for a free ticket.', within: sheet })
    await page.type({ kind: 'field', name: 'Title', within: sheet }, title)
    await page.type({ kind: 'field', name: 'Quantity', within: sheet }, '50')
    await page.click({ kind: 'button', name: 'Create ticket', within: sheet })
    await page.see({ kind: 'link', name: title, within: 'main' })
  }
})
