import { test } from '@playwright/test'
import { mintEvent } from '../event/mint-event.ts'
import { photograph, show } from './photograph.ts'

test('the page of an archive before it is made and once it is', async ({ browser }) => {
  const { organizer } = await mintEvent({
    title: 'Konzert im Hafen',
    tickets: [{ title: 'Parkett', price: 0 }],
  })
  const { api, accountId } = organizer
  for (const locale of ['en', 'de', 'zh']) {
    const profile = { first_name: 'Olga', last_name: 'Organizer', timezone: 'Europe/Berlin' }
    await api.put('/users/me', { ...profile, locale })
    const context = await browser.newContext()
    const page = await context.newPage()
    await page.addInitScript((token) => localStorage.setItem('token', token), organizer.token)
    await photograph(page, `archive-${locale}`, () => show(page, '/account/archive'))
    await api.post(`/accounts/${accountId}/archive`, {}).catch(() => null)
    await page.waitForTimeout(5000)
    await photograph(page, `archive-made-${locale}`, () => show(page, '/account/archive'))
    await context.close()
  }
})
