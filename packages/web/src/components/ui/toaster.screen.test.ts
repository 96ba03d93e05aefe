import { createCheckIn } from '@foyer/contracts/check-in/check-in-endpoints'
import { listCheckInLists } from '@foyer/contracts/check-in-list/check-in-list-endpoints'
import { screen } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'
import { answer, refuse } from '../../testing/answers.ts'
import { eventScreen, openScreen } from '../../testing/open-screen.ts'
import { sampleLinkId } from '../../testing/sample.ts'

const notifications = () => [...document.querySelectorAll<HTMLElement>('[data-sonner-toast]')]

/** The time of notifications passes only while their page is in view. */
function bring(to: 'front' | 'back'): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(to === 'back')
  document.dispatchEvent(new Event('visibilitychange'))
}

// Specification: 9.notifications
test('at most five notifications show at the bottom right, and disappear after a while', async () => {
  answer(listCheckInLists, [{ name: 'Main gate', short_id: sampleLinkId() }])
  refuse(createCheckIn, 'server.unexpected')
  const user = openScreen(eventScreen(`attendees?attendee=${sampleLinkId()}`))
  await screen.findByRole('button', { name: 'Check in at Main gate' })
  bring('back')
  for (let count = 1; count <= 6; count += 1) {
    await user.click(await screen.findByRole('button', { name: 'Check in at Main gate' }))
    await expect.poll(() => notifications().length).toBe(count)
  }
  const shown = notifications().filter(({ dataset }) => dataset.visible === 'true')
  expect(shown.map(({ dataset }) => [dataset.yPosition, dataset.xPosition])).toEqual(
    Array(5).fill(['bottom', 'right']),
  )
  bring('front')
  await expect.poll(() => notifications().length).toBe(0)
})
