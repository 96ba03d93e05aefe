import { untilReact } from '../event/event-page.ts'
import { mintEvent, type TicketWish } from '../event/mint-event.ts'
import { uploadImage } from '../event/upload-image.ts'
import { expect, test } from '../journey.ts'
import { mintOrganizer } from '../organizer/mint-organizer.ts'

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
const plain: TicketWish[] = [{ title: 'Guest list' }]
const rich: TicketWish[] = [
  { title: 'Standing', price: 2000 },
  { title: 'Give what you like', type: 'DONATION', price: 500 },
  { title: 'Late night', price: 1500, sale_start_date: inHours(30) },
]
interface WithImages {
  images: { variants?: unknown }[]
  organizer: { images: { variants?: unknown }[] }
}

const phone = { viewport: { width: 412, height: 915 }, deviceScaleFactor: 2 }

const kinds = [
  { name: 'with one free ticket', tickets: plain, locale: 'en-US', hasPictures: false },
  { name: 'with a donation and a countdown', tickets: rich, locale: 'en-US', hasPictures: false },
  {
    name: 'with a donation, a countdown, cover, banner and logo',
    tickets: rich,
    locale: 'de-DE',
    hasPictures: true,
  },
  { name: 'before its sale, in Chinese', tickets: rich.slice(2), locale: 'zh-TW', hasPictures: false },
]

for (const { name, tickets, locale, hasPictures } of kinds)
  test(`an event page ${name} asks for at most 12 files in ${locale}, 6 of them script`, async ({
    visitor,
  }) => {
    const event = await mintEvent({ organizer: await mintOrganizer(), tickets })
    const { api, organizerId } = event.organizer
    if (hasPictures) {
      await uploadImage(api, `/events/${event.id}`, { type: 'EVENT_COVER', width: 1200, height: 600 })
      await uploadImage(api, `/events/${event.id}`, { type: 'EVENT_BANNER', width: 1600, height: 400 })
      await uploadImage(api, `/organizers/${organizerId}`, {
        type: 'ORGANIZER_LOGO',
        width: 256,
        height: 256,
      })
      // They are shown once they have all sizes.
      await expect(async () => {
        const { images, organizer } = await api.get<WithImages>(`/public/events/${event.id}`)
        expect([...images, ...organizer.images].filter(({ variants }) => variants).length).toBe(3)
      }).toPass()
    }
    const page = await visitor({ ...phone, locale })
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().startsWith('http'))
        asked.push(`${request.resourceType()} ${new URL(request.url()).pathname}`)
    })
    await page.goto(event.page)
    await untilReact(page)
    await page.waitForLoadState('networkidle')
    const pictures = asked.filter((file) => file.startsWith('image '))
    if (hasPictures) expect(pictures.length, asked.join('\n')).toBeGreaterThanOrEqual(3)
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(12)
    expect(asked.filter((file) => file.startsWith('script ')).length, asked.join('\n')).toBeLessThanOrEqual(6)
  })
