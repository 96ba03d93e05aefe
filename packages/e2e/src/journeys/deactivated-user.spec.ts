import { chooseAction } from '../browser/choose-action.ts'
import { expect, test } from '../journey.ts'
import { mintMember } from '../organizer/mint-member.ts'
import { mintOrganizer, password } from '../organizer/mint-organizer.ts'
import { signIn } from '../organizer/organizer-screens.ts'

// Specification: 4.user-inactive 6.inactive-login
test('a deactivated user is signed out at once, cannot sign in, and can again once reactivated', {
  tag: '@gate',
}, async ({ signedIn, visitor, consoleWatch }) => {
  consoleWatch.expect(/status of 401/)
  const owner = await mintOrganizer()
  const member = await mintMember(owner)
  const theirs = await visitor()
  await theirs.goto('/auth/login')
  await signIn(theirs, member.email, password)
  await expect(theirs.getByRole('heading', { name: 'Events', exact: true })).toBeVisible()

  const page = await signedIn(owner)
  await page.goto('/account/users')
  await chooseAction(page, 'Mina Member', 'Deactivate')
  await page.getByRole('button', { name: 'Deactivate' }).click()
  await expect(page.getByRole('row', { name: member.email })).toContainText('Deactivated')

  await test.step('Their next step leads to login, and their token is refused.', async () => {
    await theirs.getByRole('navigation').first().getByRole('link', { name: 'Taxes and fees' }).click()
    await expect(theirs.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    await expect(member.api.get('/users/me')).rejects.toThrow('answered 401')
  })

  await test.step('They cannot sign in, and are not told why.', async () => {
    await signIn(theirs, member.email, password)
    await expect(theirs.getByText('Please check your email and password and try again.')).toBeVisible()
  })

  await test.step('Reactivated, they can sign in again; the old token stays invalid.', async () => {
    await chooseAction(page, 'Mina Member', 'Reactivate')
    await expect(page.getByRole('row', { name: member.email })).toContainText('Active')
    await signIn(theirs, member.email, password)
    await expect(theirs).toHaveURL(/\/account\/taxes-and-fees$/)
    await expect(member.api.get('/users/me')).rejects.toThrow('answered 401')
  })
})
