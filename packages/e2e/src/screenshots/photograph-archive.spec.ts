import { test } from '@playwright/test'
import { mintEvent } from '../event/mint-event.ts'
import { inLanguagesOf } from './in-languages-of.ts'
import { photograph, show } from './photograph.ts'

test('the page of an archive before it is made and once it is', async ({ browser }) => {
  const { organizer } = await mintEvent({
    title: 'Konzert im Hafen',
    tickets: [{ title: 'Parkett', price: 0 }],
  })
  const { api, accountId } = organizer
  await inLanguagesOf(browser, organizer, async (page, locale) => {
    await photograph(page, `archive-${locale}`, () => show(page, '/account/archive'))
    await api.post(`/accounts/${accountId}/archive`, {}).catch(() => null)
    await page.waitForTimeout(5000)
    await photograph(page, `archive-made-${locale}`, () => show(page, '/account/archive'))
  })
})
