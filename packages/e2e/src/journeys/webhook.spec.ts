import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { openRow } from '../event/event-screens.ts'
import { expect, test } from '../journey.ts'
import { mintOrganizer } from '../organizer/mint-organizer.ts'

test('a webhook is created, tested, told of a change, sent again and switched off', { tag: '@gate' }, async ({
  signedIn,
}) => {
  const receiver = await startReceiver()
  const organizer = await mintOrganizer()
  const page = await signedIn(organizer)

  const secret = await test.step('created, and its secret shown once', () =>
    createWebhook(page, receiver.url))
  await page.reload()
  await expect(page.locator('body')).not.toContainText(secret)

  await test.step('tested', async () => {
    await choose(page, receiver.url, 'Send a test message')
    await choose(page, receiver.url, 'Show messages')
    const log = page.getByRole('dialog', { name: 'Messages of the webhook' })
    await expect(log.getByText('webhook.test')).toBeVisible()
    await expect(log.getByText('Arrived')).toBeVisible()
    await expect(log.getByText('heard')).toBeVisible()
    await log.getByRole('button', { name: 'Send again' }).click()
    await expect.poll(() => receiver.types()).toEqual(['webhook.test', 'webhook.test'])
    expect(new Set(receiver.headers.map((sent) => sent['webhook-id'])).size).toBe(1)
    await page.keyboard.press('Escape')
  })

  await test.step('told of a change', async () => {
    await organizer.api.post('/events', {
      ...{
        title: 'Night of lights',
        organizer_id: organizer.organizerId,
        start_date: '2031-05-01T18:00:00Z',
      },
    })
    await expect.poll(() => receiver.types()).toContain('event.changed')
  })

  await test.step('edited and switched off', async () => {
    await page.getByRole('link', { name: receiver.url }).click()
    const form = page.getByRole('dialog', { name: 'Edit webhook' })
    await openRow(form, 'Description')
    await form.getByLabel('Description').fill('Mailing list')
    await form.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByText('Mailing list')).toBeVisible()
    await choose(page, receiver.url, 'Switch off')
    await expect(page.getByText('Off', { exact: true })).toBeVisible()
  })
  receiver.stop()
})

async function createWebhook(page: Page, url: string): Promise<string> {
  await page.goto('/account/webhooks')
  await page.getByRole('link', { name: 'Create webhook' }).first().click()
  const form = page.getByRole('dialog', { name: 'Create webhook' })
  await form.getByLabel('Address', { exact: true }).fill(url)
  await form.getByRole('checkbox', { name: 'Events' }).click()
  await form.getByRole('button', { name: 'Create webhook' }).click()
  const shown = page.getByRole('dialog', { name: 'The webhook’s secret' })
  const secret = (await shown.getByTestId('secret').textContent()) ?? ''
  expect(secret).toMatch(/^whsec_/)
  await shown.getByRole('button', { name: 'I have saved it' }).click()
  await expect(page.getByRole('link', { name: url })).toBeVisible()
  return secret
}

async function choose(page: Page, url: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${url}` }).click()
  await page.getByRole('menuitem', { name: action }).click()
  await expect(page.getByRole('menu')).toBeHidden()
}

/** A program of somebody's own, on this machine. */
async function startReceiver() {
  const bodies: { type: string }[] = []
  const headers: IncomingHttpHeaders[] = []
  const server = createServer(async (request, answer) => {
    let text = ''
    for await (const part of request) text += part
    bodies.push(JSON.parse(text))
    headers.push(request.headers)
    answer.end('heard')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    headers,
    types: () => bodies.map(({ type }) => type),
    stop: () => void server.close(),
  }
}
