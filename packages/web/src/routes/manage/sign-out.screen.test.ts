import { logout } from '@foyer/contracts/session/session-endpoints'
import { screen, within } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'
import { readToken } from '../../lib/session/session.ts'
import { answer } from '../../testing/answers.ts'
import { eventScreen, openScreen } from '../../testing/open-screen.ts'

test('signing out with changes that are not saved asks first', async () => {
  const loaded = vi.spyOn(window.location, 'assign').mockReturnValue()
  const replaced = vi.spyOn(window.location, 'replace').mockReturnValue()
  const ended = answer(logout)
  const user = openScreen(eventScreen('settings'))
  const title = await screen.findByLabelText<HTMLInputElement>('Title')
  await user.clear(title)
  await user.type(title, 'Another name')
  const signOut = async (then: string) => {
    await user.click(screen.getByRole('button', { name: /ada@example\.com/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }))
    const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
    await user.click(within(question).getByRole('button', { name: then }))
  }
  await signOut('Stay')
  await expect.poll(() => screen.queryByRole('alertdialog')).toBe(null)
  expect(title.value).toBe('Another name')
  expect(ended).toEqual([])
  expect(readToken()).not.toBe(null)
  await signOut('Leave without saving')
  await expect.poll(() => [...loaded.mock.calls, ...replaced.mock.calls]).toEqual([['/auth/login']])
  expect(readToken()).toBe(null)
  expect(ended).toHaveLength(1)
})
