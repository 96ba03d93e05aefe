import { chooseAction } from '../browser/choose-action.ts'
import { expectGoodScreen } from '../browser/screen-checks.ts'
import { expect, test } from '../journey.ts'
import { mintOrganizer } from '../organizer/mint-organizer.ts'

const title = 'Sample: Summer night by the river'

test('one press in an empty account makes an event to play with, and one archives it', async ({
  signedIn,
}) => {
  const organizer = await mintOrganizer()
  const page = await signedIn(organizer)
  await page.goto('/manage/events')
  await expect(page.getByText('No events yet')).toBeVisible()
  await expectGoodScreen(page, 'no events, with a sample')
  await page.getByRole('button', { name: 'Try a sample event' }).click()
  await page.waitForURL(/\/getting-started$/)
  const event = new URL(page.url()).pathname.split('/')[3] ?? ''
  const of = (part: string) =>
    organizer.api.get<{ title?: string; code?: string }[]>(`/events/${event}/${part}`)
  await expect(async () => {
    expect((await of('tickets')).map((ticket) => ticket.title)).toEqual([
      'Standing room',
      'Children under 12',
    ])
    expect((await of('questions')).map((question) => question.title)).toEqual(['Which meal would you like?'])
    expect((await of('promo-codes')).map(({ code }) => code)).toEqual(['FRIENDS'])
  }).toPass({ timeout: 15_000 })
  expect(await organizer.api.get(`/events/${event}`)).toMatchObject({ title, status: 'DRAFT' })
  await page.goto('/manage/events')
  await expect(page.getByRole('link', { name: title })).toBeVisible()
  await chooseAction(page, title, 'Archive event')
  await page.getByRole('button', { name: 'Archive event' }).click()
  await expect(page.getByRole('link', { name: title })).toHaveCount(0)
})

test('the menu of the list makes a sample too, by keyboard', async ({ signedIn }) => {
  const page = await signedIn(await mintOrganizer())
  await page.goto('/manage/events')
  await page.getByRole('button', { name: 'More actions' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Create organizer' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'Create sample event' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/getting-started$/)
  await expect(page.getByText(title).first()).toBeVisible()
})
