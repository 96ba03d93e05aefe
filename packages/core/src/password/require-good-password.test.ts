import { describe, expect, it } from 'vitest'
import { requireGoodPassword } from './require-good-password.ts'

const address = 'anna.berg@example.com'

function refusalOf(password: string) {
  return requireGoodPassword(password, address).then(
    () => null,
    (error: unknown) => error,
  )
}

describe('requireGoodPassword', () => {
  it.each([
    'correct horse',
    'lanterns-at-dusk',
    'my friend anna.berg is here',
    'Ünglücks8',
    'born in 1984 at sea',
  ])('takes %s', async (password) => {
    expect(await refusalOf(password)).toBeNull()
  })

  it.each([
    ...['password1', 'PASSWORD1', 'qwertyuiop', '12345678', 'iloveyou'],
    ...[
      'Sommer2024!',
      'Password2025',
      'letmein2023',
      'welcome2025',
      '2026-Winter',
      'Summer.1999',
      '!Berlin2030?',
    ],
  ])('refuses %s, which many people use', async (password) => {
    expect(await refusalOf(password)).toMatchObject({
      code: 'request.invalid',
      status: 422,
      errors: { password: ['Many people use this password, so it is easy to guess. Choose another.'] },
    })
  })

  it.each([address, 'Anna.Berg@Example.COM', 'anna.berg1', 'anna.berg@example.com!'])(
    'refuses %s, which is made from the address',
    async (password) => {
      expect(await refusalOf(password)).toMatchObject({
        errors: { password: ['This password is too close to your email address. Choose another.'] },
      })
    },
  )

  it('finds no address in the letters of a word', async () => {
    await expect(requireGoodPassword('eleven geese', 'e@example.com')).resolves.toBeUndefined()
  })
})
