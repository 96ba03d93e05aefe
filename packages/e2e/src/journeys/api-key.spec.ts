import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { mintOrganizer } from '../organizer/mint-organizer.ts'

// Specification: 2.route-account-api-keys 2.screen-integrations
test('an API key is created, copied, used over HTTP, shown as used, revoked and then refused', {
  tag: '@gate',
}, async ({ signedIn }) => {
  const page = await signedIn(await mintOrganizer())
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const key = await test.step('created and copied', () => createKey(page))
  const calls = callsWith(page, key)

  await test.step('used within its scope', async () => {
    await expect(page.getByText('Never').first()).toBeVisible()
    expect((await calls.get('/api/events')).status()).toBe(200)
    const refused = await calls.get('/api/users')
    expect(refused.status()).toBe(403)
    expect(await refused.json()).toMatchObject({
      code: 'api_key.scope_missing',
      details: { scope: 'user.manage' },
    })
    const me = await calls.get('/api/users/me')
    expect(await me.json()).toMatchObject({ code: 'api_key.not_a_person' })
  })

  await test.step('shown as used, without its secret', async () => {
    await page.reload()
    const row = page.getByRole('listitem').filter({ hasText: 'Box office' })
    await expect(row.getByText(/Last used/)).not.toContainText('Never')
    await expect(page.locator('body')).not.toContainText(key.slice(-27))
  })

  await test.step('given another secret, while the earlier one still works', async () => {
    await page.getByRole('button', { name: 'Actions for Box office' }).click()
    await page.getByRole('menuitem', { name: 'Replace secret' }).click()
    const asked = page.getByRole('dialog', { name: 'Replace the secret of “Box office”?' })
    await asked.getByLabel('The earlier secret works').selectOption('For a week')
    await asked.getByRole('button', { name: 'Replace secret' }).click()
    const shown = page.getByRole('dialog', { name: 'Your new API key' })
    const secret = (await shown.getByTestId('secret').textContent()) ?? ''
    expect(secret).not.toBe(key)
    await shown.getByRole('button', { name: 'I have saved it' }).click()
    await expect(page.getByText('Earlier secret works until')).toBeVisible()
    await expect(page.getByText('Not since then')).toBeVisible()
    for (const works of [key, secret])
      expect((await callsWith(page, works).get('/api/key')).status()).toBe(200)
    await page.reload()
    const row = page.getByRole('listitem').filter({ hasText: 'Box office' })
    await expect(row.getByText(`…${key.slice(-4)}`)).toBeVisible()
    await expect(row.getByText(`…${secret.slice(-4)}`)).toBeVisible()
    await expect(page.getByText('Not since then')).toBeHidden()
  })

  await test.step('renamed, in the same row', async () => {
    await page.getByRole('link', { name: 'Box office' }).click()
    const form = page.getByRole('dialog', { name: 'Edit API key' })
    await form.getByLabel('Name').fill('Till')
    await form.getByRole('button', { name: 'Save changes' }).click()
    await expect(form).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Till' })).toBeVisible()
    expect((await (await calls.get('/api/key')).json()).data).toMatchObject({ name: 'Till' })
  })

  await test.step('revoked, and refused at once', async () => {
    await page.getByRole('button', { name: 'Actions for Till' }).click()
    await page.getByRole('menuitem', { name: 'Revoke' }).click()
    await page.getByRole('button', { name: 'Revoke key' }).click()
    await expect(page.getByText('No API keys yet')).toBeVisible()
    const refused = await calls.get('/api/events')
    expect(refused.status()).toBe(401)
    expect(await refused.json()).toMatchObject({ code: 'api_key.invalid' })
  })
})

async function createKey(page: Page): Promise<string> {
  await page.goto('/account/api-keys')
  await expect(page.getByText('No API keys yet')).toBeVisible()
  await page.getByRole('link', { name: 'Create API key' }).first().click()
  const form = page.getByRole('dialog', { name: 'Create API key' })
  await form.getByLabel('Name').fill('Box office')
  await form.getByRole('button', { name: 'Create API key' }).click()
  await expect(form.getByText('Choose at least one.')).toBeVisible()
  await form.getByRole('checkbox', { name: /^Events Create/ }).click()
  await form.getByRole('button', { name: 'Create API key' }).click()
  const shown = page.getByRole('dialog', { name: 'Your new API key' })
  await shown.getByRole('button', { name: 'Copy the key' }).click()
  await expect(shown.getByText('Copied')).toBeVisible()
  const key = await page.evaluate(() => navigator.clipboard.readText())
  expect(key).toMatch(/^foyer_/)
  await page.keyboard.press('Escape')
  await expect(shown.getByTestId('secret')).toHaveText(key)
  await shown.getByRole('button', { name: 'I have saved it' }).click()
  await expect(shown).toBeHidden()
  return key
}

/** Calls the API as a program does: with the key, and without the browser's cookies or token. */
function callsWith(page: Page, key: string) {
  const { origin } = new URL(page.url())
  return {
    get: (path: string) =>
      page.request.get(`${origin}${path}`, { headers: { authorization: `Bearer ${key}`, cookie: '' } }),
  }
}
