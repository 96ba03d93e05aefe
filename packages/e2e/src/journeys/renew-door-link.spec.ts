import { chooseAction } from '../browser/choose-action.ts'
import { expectReadyForOffline, expectVerdict } from '../door/door.ts'
import { admittedAt, mintDoor, mintGuests } from '../door/mint-door.ts'
import { openRow } from '../event/event-screens.ts'
import { mintEvent } from '../event/mint-event.ts'
import { expect, test } from '../journey.ts'

test('a renewed link ends the old one on every device, and the door continues with the new one', async ({
  signedIn,
  visitor,
  consoleWatch,
}) => {
  // The old link answers 410, and a ticket that is already admitted answers 409.
  consoleWatch.expect(/status of (410|409)/)
  const event = await mintEvent({ tickets: [{ title: 'Guest list' }] })
  const link = await mintDoor(event)
  const { Ada, Ben } = await mintGuests(event, link, ['Ada', 'Ben'])
  const door = await visitor()
  await expectReadyForOffline(door, `/check-in/${link}`)
  await door.getByLabel('Ticket code').fill(Ada)
  await door.keyboard.press('Enter')
  await expectVerdict(door, 'admitted', /Ada Guest/)
  await expect.poll(() => admittedAt(link)).toEqual(['Ada'])

  const file = `/api/public/check-in-lists/${link}/roster.ndjson`
  const led = await door.request.get(file)
  await expect
    .poll(async () => (await door.request.get(file)).headers()['x-cache'])
    .toBe('Hit from cloudfront')

  const desk = await signedIn(event.organizer)
  await desk.goto(`/manage/event/${event.id}/check-in`)
  const open = desk.getByRole('link', { name: 'Open check-in' })
  await expect(open).toHaveAttribute('href', `/check-in/${link}`)
  await chooseAction(desk, 'Main gate', 'Renew link')
  const question = desk.getByRole('alertdialog', { name: 'Renew the link of “Main gate”?' })
  await expect(question).toContainText('stop working at once, on every device')
  await question.getByRole('button', { name: 'Renew link' }).click()
  await expect(desk.getByText('Link renewed. Send the new one to your door staff.')).toBeVisible()
  await expect(open).not.toHaveAttribute('href', `/check-in/${link}`)
  const renewed = (await open.getAttribute('href')) ?? ''

  await test.step('the old link says that it has ended, on the device that used it and on a new one', async () => {
    await door.reload()
    await expect(door.getByRole('heading', { name: 'This link was renewed' })).toBeVisible()
    const stranger = await visitor()
    await stranger.goto(`/check-in/${link}`)
    await expect(stranger.getByRole('heading', { name: 'This link was renewed' })).toBeVisible()
    await expect(stranger.getByText('Ask the organizer for the new link')).toBeVisible()
    expect((await door.request.get(file)).status()).toBe(410)
    const [first, ...rest] = led.url().split('/').at(-2) ?? ''
    const forged = [first === 'x' ? 'y' : 'x', ...rest].join('')
    expect((await door.request.get(`/api/public/door-files/${forged}/roster.ndjson`)).status()).toBe(404)
  })

  await test.step('the new link knows who is admitted, and admits the others', async () => {
    await expectReadyForOffline(door, renewed)
    await door.getByLabel('Ticket code').fill(Ada)
    await door.keyboard.press('Enter')
    await expectVerdict(door, 'already', /Ada Guest/)
    await door.locator('[data-slot="verdict"]').waitFor({ state: 'hidden' })
    await door.getByLabel('Ticket code').fill(Ben)
    await door.keyboard.press('Enter')
    await expectVerdict(door, 'admitted', /Ben Guest/)
  })

  await test.step('the new link ends with its list', async () => {
    await chooseAction(desk, 'Main gate', 'Edit')
    const form = desk.getByRole('dialog', { name: 'Edit check-in list' })
    await openRow(form, 'Active')
    await form.getByLabel('Active until').fill('2020-01-01')
    await form.getByRole('button', { name: 'Save changes' }).click()
    await expect(form).toBeHidden()
    await door.reload()
    await expect(door.getByRole('heading', { name: 'This check-in list has expired' })).toBeVisible()
  })
})
