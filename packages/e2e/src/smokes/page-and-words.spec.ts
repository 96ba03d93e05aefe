import { desk } from '../engine/engine.ts'
import { expect, test } from '../engine/engine-test.ts'
import { waitFor } from '../engine/wait-for.ts'
import { mintEvent } from '../event/mint-event.ts'
import { uploadImage } from '../event/upload-image.ts'
import { foyerUrl } from '../foyer/foyer-server.ts'

test('the designer takes colors from the cover, a layout and a font, and its preview leads to the field of a part', async ({
  openSignedIn,
}) => {
  const event = await mintEvent({ tickets: [{ title: 'Guest list' }] })
  const { api } = event.organizer
  await uploadImage(api, `/events/${event.id}`, { type: 'EVENT_COVER', width: 1600, height: 800 })
  await waitFor('the cover in every size', async () => {
    const { images } = await api.get<{ images: { variants?: unknown }[] }>(`/public/events/${event.id}`)
    return images.some(({ variants }) => variants)
  })
  const designer = `/manage/event/${event.id}/homepage-designer`
  const page = await openSignedIn(event.organizer, desk, designer)
  await page.click({ kind: 'button', name: 'Dark' })
  await page.click({ kind: 'text', name: 'Stage', within: '[role="radiogroup"]' })
  await page.click({ kind: 'text', name: 'Space Grotesk' })
  await page.inFrame('Preview', (preview) =>
    waitFor('the font in the preview', () => preview.evaluate(hasFont, 'Space Grotesk')).then(
      () => undefined,
    ),
  )
  await page.click({ kind: 'button', name: 'Save changes' })
  await page.see({ kind: 'text', name: 'Homepage design saved' })
  expect(await api.get(`/events/${event.id}/settings`)).toMatchObject({
    homepage_design: { layout: 'STAGE', font: 'GROTESK' },
  })
  await page.inFrame('Preview', (preview) => preview.focus({ kind: 'button', name: 'Edit the title' }))
  await page.press('Enter')
  await waitFor('the field of the title', () =>
    page.evaluate(() => (document.activeElement as HTMLInputElement).name === 'title', null),
  )
  await page.open(`${foyerUrl()}${event.page}`)
  await waitFor('the font on the page', () => page.evaluate(hasFont, 'Space Grotesk'))
})

test('a message starts from a template and waits for the day before the event', async ({ openSignedIn }) => {
  const event = await mintEvent({ tickets: [{ title: 'Standing' }] })
  const form = `/manage/event/${event.id}/messages?message=new`
  const page = await openSignedIn(event.organizer, desk, form)
  await page.click({ kind: 'button', name: 'Start from a template' })
  await page.click({ kind: 'button', name: 'Reminder before the event', isStart: true })
  await page.see({ kind: 'text', name: 'moves with the event' })
  await page.focus({ kind: 'field', name: 'Message' })
  await page.write('Bring a coat. ')
  await page.click({ kind: 'choice', name: 'This message is about the event and not promotional.' })
  await page.click({ kind: 'button', name: 'Schedule message' })
  await page.see({ kind: 'text', name: 'Message scheduled' })
  const messages = await event.organizer.api.get<object[]>(`/events/${event.id}/messages`)
  expect(messages).toMatchObject([{ send_when: 'BEFORE_START' }])
})

test('an organizer adds German texts, and a German reader sees them', async ({ openSignedIn }) => {
  const event = await mintEvent({ tickets: [{ title: 'Guest list' }] })
  const page = await openSignedIn(event.organizer, desk, `/manage/event/${event.id}/languages`)
  await page.set({ kind: 'field', name: 'Your texts are written in' }, 'English')
  await page.see({ kind: 'text', name: 'Language saved' })
  await page.click({ kind: 'button', name: 'Add language' })
  await page.click({ kind: 'button', name: 'Deutsch', within: '[role="menu"]' })
  await page.type({ kind: 'field', name: 'Title: Harbour lights' }, 'Hafenlichter')
  await page.type({ kind: 'field', name: 'Title: Guest list' }, 'Gästeliste')
  await page.click({ kind: 'button', name: 'Save changes' })
  await page.see({ kind: 'text', name: 'Translation saved' })
  await page.evaluate(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: the page of a reader who chose German
    document.cookie = 'locale=de; path=/; samesite=lax'
  }, null)
  await page.open(`${foyerUrl()}${event.page}`)
  await page.see({ kind: 'text', name: 'Hafenlichter', within: 'h1' })
  await page.see({ kind: 'text', name: 'Gästeliste' })
})

/** Runs in the page. */
function hasFont(name: string): boolean {
  const heading = document.querySelector('h1')
  return heading !== null && getComputedStyle(heading).fontFamily.includes(name)
}
