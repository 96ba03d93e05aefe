import { chooseAction } from '../browser/choose-action.ts'
import { FoyerApi } from '../foyer/foyer-api.ts'
import { linkIn, mailTo } from '../inbox/inbox.ts'
import { expect, test } from '../journey.ts'
import { mintEmail, mintOrganizer, password } from '../organizer/mint-organizer.ts'

// Specification: 2.route-accept-invitation 2.route-account-users 6.role-organizer 6.denied-page
// Specification: 8.no-permission
test('an invited colleague accepts, and sees exactly what an organizer may', { tag: '@gate' }, async ({
  signedIn,
  visitor,
  consoleWatch,
}) => {
  // The journey provokes these refusals below.
  consoleWatch.expect(/status of (403|410)/)
  const owner = await mintOrganizer()
  const email = mintEmail('colleague')
  const page = await signedIn(owner)

  await test.step('The owner is in the list, and locked.', async () => {
    await page.goto('/account/users')
    await page.getByRole('link', { name: 'Olga Organizer' }).click()
    await expect(page.getByText('Their role and status cannot be edited')).toBeVisible()
    await page.keyboard.press('Escape')
  })

  // The owner's sheet has the same fields until it has closed.
  const form = page.getByRole('dialog', { name: 'Invite user' })
  await test.step('The owner invites.', async () => {
    await page.getByRole('link', { name: 'Invite user' }).click()
    await form.getByRole('textbox', { name: 'Email' }).fill(email)
    await form.getByLabel('First name').fill('Karl')
    await form.getByLabel('Last name').fill('Colleague')
    await form.getByRole('button', { name: 'Send invitation' }).click()
    await expect(page.getByRole('row', { name: email })).toContainText('Invitation pending')
    await expect(form).toBeHidden()
  })

  await test.step('The same address cannot be invited twice, and what was typed stays.', async () => {
    consoleWatch.expect(/status of 409/)
    await page.getByRole('link', { name: 'Invite user' }).click()
    await form.getByRole('textbox', { name: 'Email' }).fill(email)
    await form.getByLabel('First name').fill('Karl')
    await form.getByRole('button', { name: 'Send invitation' }).click()
    await expect(page.getByText('This address already has an invitation.')).toBeVisible()
    await expect(form.getByRole('textbox', { name: 'Email' })).toHaveValue(email)
  })

  const link = linkIn(await mailTo(email, 'Olga Organizer invites you to'), '/auth/accept-invitation/')
  const colleague = await visitor()
  await test.step('The colleague accepts from the inbox and is signed in.', async () => {
    await colleague.goto(link)
    await expect(colleague.getByRole('heading', { name: 'Join Olga Organizer' })).toBeVisible()
    await expect(colleague.getByLabel('First name')).toHaveValue('Karl')
    await colleague.getByLabel('Password', { exact: true }).fill(password)
    await colleague.getByLabel('I accept the terms and conditions').check()
    await colleague.getByRole('button', { name: 'Accept invitation' }).click()
    await expect(colleague).toHaveURL(/\/manage\/events$/)
    await expect(colleague.getByRole('heading', { name: 'Events', exact: true })).toBeVisible()
  })

  await test.step('Screens that an organizer may not use are neither offered nor open at their address.', async () => {
    const navigation = colleague.getByRole('navigation').first()
    await expect(navigation.getByRole('link', { name: 'Taxes and fees' })).toBeVisible()
    await expect(navigation.getByRole('link', { name: 'Account' })).toHaveCount(0)
    for (const section of ['users', 'settings', 'payment', 'books', 'archive', 'api-keys', 'webhooks']) {
      await colleague.goto(`/account/${section}`)
      await expect(
        colleague.getByText('You do not have permission to access this page.').first(),
      ).toBeVisible()
    }
  })

  await test.step('The API refuses them too.', async () => {
    const token = (await colleague.evaluate(() => localStorage.getItem('token'))) ?? ''
    const api = new FoyerApi(token)
    await expect(api.get('/users')).rejects.toThrow('answered 403')
    await expect(
      api.post('/users', { email: mintEmail('x'), first_name: 'X', last_name: '', role: 'ADMIN' }),
    ).rejects.toThrow('answered 403')
    expect(await api.get<unknown[]>('/events')).toEqual([])
  })

  await test.step('The link works once.', async () => {
    await colleague.goto(link)
    await expect(colleague.getByRole('heading', { name: 'Already accepted' })).toBeVisible()
  })

  await test.step('The owner sees who joined.', async () => {
    await page.goto('/account/users')
    await expect(page.getByRole('row', { name: email })).toContainText('Active')
  })
})

test('the link of a revoked invitation shows an error', { tag: '@gate' }, async ({
  signedIn,
  visitor,
  consoleWatch,
}) => {
  consoleWatch.expect(/status of 410/)
  const owner = await mintOrganizer()
  const email = mintEmail('nobody')
  await owner.api.post('/users', { email, first_name: 'Nina', last_name: 'Norwood', role: 'ADMIN' })
  const link = linkIn(await mailTo(email, 'invites you to'), '/auth/accept-invitation/')
  const page = await signedIn(owner)
  await page.goto('/account/users')
  await chooseAction(page, 'Nina Norwood', 'Revoke invitation')
  await page.getByRole('button', { name: 'Revoke invitation' }).click()
  await expect(page.getByRole('row', { name: email })).toHaveCount(0)
  const guest = await visitor()
  await guest.goto(link)
  await expect(
    guest.getByText('This invitation was withdrawn. Ask the person who invited you.'),
  ).toBeVisible()
})
