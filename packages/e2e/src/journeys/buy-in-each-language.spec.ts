import type { Page } from '@playwright/test'
import { mintEvent } from '../event/mint-event.ts'
import { mailTo } from '../inbox/inbox.ts'
import { expect, test } from '../journey.ts'
import { mintEmail } from '../organizer/mint-organizer.ts'

// Each language by the name of an address: how `lang` says it, and how it says "First name", "Email" and "Your order" in a subject.
const languages: [locale: string, tag: string, firstName: string, email: string, order: string][] = [
  ['en', 'en', 'First name', 'Email', 'Your order'],
  ['de', 'de', 'Vorname', 'E-Mail', 'Ihre Bestellung'],
  ['fr', 'fr', 'Prénom', 'E-mail', 'Votre commande'],
  ['es', 'es', 'Nombre', 'Correo electrónico', 'Tu pedido'],
  ['pt', 'pt-PT', 'Nome próprio', 'E-mail', 'A sua encomenda'],
  ['pt-BR', 'pt-BR', 'Nome', 'E-mail', 'Seu pedido'],
  ['zh', 'zh-Hant-TW', '名字', '電子郵件', '您的「'],
  ['zh-CN', 'zh-Hans-CN', '名', '邮箱', '您的“'],
]

/** Words that none of the other languages write so. */
const english = /\b(?:the|your|you|and|with|order|print|receipt|friend|continue|name|summary|buyer)\b/i

/** Sends the form that is the page's main thing. */
async function goOn(page: Page): Promise<void> {
  await page.locator('main form button[type="submit"]:visible').last().click()
}

for (const [locale, tag, firstName, email, order] of languages) {
  test(`a ticket is bought in ${locale}, from an address that names the language to the email`, async ({
    page,
  }) => {
    const event = await mintEvent({ title: 'Огни гавани', tickets: [{ title: 'Партер' }] })
    const expectLanguage = async () => {
      await expect(page.locator('html')).toHaveAttribute('lang', tag)
      if (locale === 'en') return
      // biome-ignore lint/performance/useDomNodeTextContent: what is shown, without what is hidden
      const shown = await page.locator('main').innerText()
      expect(shown.replaceAll('An evening by the water.', '').replaceAll(/\S+@\S+/g, '')).not.toMatch(english)
    }
    const address = mintEmail('reader')
    await page.goto(`${event.page}?lang=${locale}`)
    await expectLanguage()
    await goOn(page)
    await expect(page.getByLabel(firstName, { exact: true })).toBeVisible()
    await expectLanguage()
    await page.getByLabel(firstName, { exact: true }).fill('Зоя')
    await page.getByLabel(email, { exact: true }).fill(address)
    await goOn(page)
    await expect(page).toHaveURL(/\/summary$/)
    await expect(page.getByRole('img', { name: /A-/ }).first()).toBeVisible()
    await expectLanguage()
    const mail = await mailTo(address, event.title)
    expect(mail.subject.startsWith(order)).toBe(true)
    expect(mail.body.html).toContain(`lang="${tag}"`)
  })
}
