import { mintOwner, testPassword } from '@foyer/core/testing/mint-owner'
import { expect, it, onTestFinished, vi } from 'vitest'
import { logger } from '../logger.ts'
import { send } from '../testing/send.ts'

/** What the log says of sign-ins from here on, of good and refused ones. */
function watchLog() {
  const logs = [vi.spyOn(logger, 'info').mockReturnValue(), vi.spyOn(logger, 'warn').mockReturnValue()]
  onTestFinished(() => logs.forEach((log) => void log.mockRestore()))
  return (): [message: string, line: { address?: string }][] =>
    logs.flatMap((log) => log.mock.calls as never[])
}

it('tells guesses for one account from those for another, and names no address or password', async () => {
  const [{ user }, { user: other }] = await Promise.all([mintOwner(), mintOwner()])
  const lines = watchLog()
  const signIn = (email: string, password: string) => send(null, 'POST /auth/login', { email, password })
  await signIn(user.email, 'wrong horse')
  await signIn(` ${user.email.toUpperCase()}`, 'wrong horse')
  await signIn(other.email, 'wrong horse')
  await signIn(user.email, testPassword)
  const found = lines()
  const addressOf = (message: string) =>
    found.flatMap(([said, line]) => (said === message ? [line.address] : []))
  const [first, second, third] = addressOf('sign-in refused')
  expect([first, second]).toEqual([expect.stringMatching(/^[\w-]{16}$/), first])
  expect(third).not.toBe(first)
  expect(addressOf('signed in')).toEqual([first])
  const ids = { account_id: user.account_id, user_id: user.id }
  expect(found).toContainEqual(['signed in', expect.objectContaining(ids)])
  for (const secret of [user.email, other.email, 'wrong horse', testPassword])
    expect(JSON.stringify(found)).not.toContain(secret)
})
