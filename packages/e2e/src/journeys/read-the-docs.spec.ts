import { expectGoodScreen } from '../browser/screen-checks.ts'
import { expect, test } from '../journey.ts'

test('a developer reads the guide, finds a call, and sees whole examples of it', async ({ page }) => {
  await test.step('the guide names this stage, and its links lead on', async () => {
    await page.goto('/api/docs')
    await expect(page).toHaveURL(/\/docs$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The API in an hour')
    await expect(page.locator('#content')).toContainText(`${new URL(page.url()).origin}/api/key`)
    await expectGoodScreen(page, 'guide of the API')
    await page.locator('#content').getByRole('link', { name: 'webhook', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Receiving webhooks')
    await page.locator('#content').getByRole('link', { name: 'verify-webhook.ts' }).click()
    await expect(page.getByRole('region', { name: 'verify-webhook.ts' })).toContainText('webhook-signature')
  })
  await test.step('a call is found by a word', async () => {
    await page.getByRole('link', { name: 'All calls' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('All calls')
    await expectGoodScreen(page, 'all calls')
    await page.getByLabel('Search calls').fill('no such thing')
    await expect(page.getByText('No calls found')).toBeVisible()
    await page.getByLabel('Search calls').fill('manual order')
    await page
      .getByRole('navigation')
      .getByRole('link', { name: 'Create a completed order manually' })
      .click()
    await expect(page).toHaveURL(/\/docs\/reference\/createManualOrder$/)
  })
  await test.step('it says what it needs, takes, answers and refuses', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create a completed order manually')
    await expect(page.locator('#content')).toContainText('order.edit')
    const command = await page.getByRole('region', { name: 'Example' }).textContent()
    expect(command).toMatch(/^curl -X POST 'http.*\/api\/events\/ev_\w+\/orders'/)
    const sent = JSON.parse(/-d '([\s\S]*)'$/.exec(command ?? '')?.[1] ?? '{}')
    expect(sent).toMatchObject({
      lines: [{ quantity: expect.any(Number) }],
      email: expect.stringContaining('@'),
    })
    const answer = JSON.parse((await page.getByRole('region', { name: 'Answer' }).textContent()) ?? '')
    expect(answer.data.reference).toMatch(/^O-/)
    await page.getByText('Fields inside').first().click()
    await expect(page.locator('#content').getByText('ticket_id', { exact: true }).first()).toBeVisible()
    await expect(page.getByText('order.sold_out')).toBeVisible()
    await expectGoodScreen(page, 'one call')
  })
})

test('on a phone the contents open by a button, and an unknown call says that there is nothing', async ({
  visitor,
}) => {
  const page = await visitor({ viewport: { width: 390, height: 844 } })
  await page.goto('/api-docs')
  await expect(page).toHaveURL(/\/docs\/reference$/)
  await page.getByRole('button', { name: 'Contents' }).click()
  await page.getByLabel('Search calls').fill('orders of an event')
  await page
    .getByRole('navigation')
    .getByRole('link', { name: /Orders of an event/ })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Orders of an event')
  await expect(page.getByText('filter_fields[status][…]')).toBeVisible()
  await expectGoodScreen(page, 'one call on a phone')
  await page.goto('/docs/reference/noSuchCall')
  await expect(page.getByText('There is nothing here')).toBeVisible()
})
