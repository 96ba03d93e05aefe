import type { Page } from '@playwright/test'
import { mintEvent } from '../event/mint-event.ts'
import { expect, test } from '../journey.ts'

test('an organizer formats a description with the keyboard, and what is stored is what the editor wrote', async ({
  signedIn,
}) => {
  const event = await mintEvent({ tickets: [{ title: 'Guest list' }] })
  const page = await signedIn(event.organizer)
  await page.goto(`/manage/event/${event.id}/settings`)
  const text = page.getByRole('textbox', { name: 'Description' })
  const toolbar = page.getByRole('toolbar', { name: 'Formatting' }).first()
  await expect(text).toHaveText('An evening by the water.')
  await page.locator('label', { hasText: 'Description' }).first().click()
  await expect(text).toBeFocused()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.press('Delete')

  await test.step('The toolbar is one Tab stop before the text, and arrow keys move along it.', async () => {
    await page.keyboard.press('Shift+Tab')
    await expect(toolbar.getByRole('button', { name: 'Bold' })).toBeFocused()
    for (const name of ['Italic', 'Underline', 'Strikethrough', 'Heading']) {
      await page.keyboard.press('ArrowRight')
      await expect(toolbar.getByRole('button', { name, exact: true })).toBeFocused()
    }
    await page.keyboard.press('Enter')
    await expect(text).toBeFocused()
    await expect(toolbar.getByRole('button', { name: 'Heading', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await page.keyboard.type('Line-up & more')
    await toolbar.getByRole('button', { name: 'Align center' }).click()
  })

  await test.step('Words become bold, lists, a quote and a link; only safe addresses are linked.', async () => {
    await page.keyboard.press('Enter')
    await page.keyboard.type('Plain ')
    await page.keyboard.press('ControlOrMeta+B')
    await page.keyboard.type('bold')
    await page.keyboard.press('ControlOrMeta+B')
    await page.keyboard.press('Shift+Enter')
    await press(page, 'Underline')
    await page.keyboard.type('below')
    await page.keyboard.press('Enter')
    await press(page, 'Bullet list')
    await page.keyboard.type('one')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await press(page, 'Quote')
    await page.getByRole('toolbar').first().getByRole('button', { name: 'Link', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Add link' })
    await dialog.getByLabel('Address').fill('javascript:alert(1)')
    await dialog.getByRole('button', { name: 'Add link' }).click()
    await expect(dialog.getByLabel('Address')).toHaveAccessibleDescription(/Enter an https address/)
    await dialog.getByLabel('Address').fill('harbour.example/plan?a=1&b=2')
    await dialog.getByRole('button', { name: 'Add link' }).click()
    await expect(text.getByRole('link')).toHaveAttribute('href', 'https://harbour.example/plan?a=1&b=2')
    await expect(text).toBeFocused()
  })

  await test.step('Pasted text loses the formatting that would not be stored.', async () => {
    await pasteHtml(
      page,
      '<p class="MsoNormal" style="color:red">Pasted <b title="t">loud</b><img src="https://x.example/a.png"></p><ol type="a" start="3"><li>three</li></ol>',
    )
    await expect(text.locator('strong', { hasText: 'loud' })).toBeVisible()
    await expect(text.locator('img')).toHaveCount(0)
  })

  const [sent, stored] = await save(page, event.id)
  expect(stored).toBe(sent)
  expect(stored).toContain('Line-up &amp; more</h2><p')
  expect(stored).toContain('text-align:center')
  expect(stored).toContain('<strong>bold</strong><br /><u>below</u>')
  expect(stored).toContain('<blockquote>')
  expect(stored).toContain('<ol start="3"><li><p>three</p></li></ol>')
  expect(stored).not.toMatch(/class=|title=|img|script|color/)
})

// Specification: 5.html-length-shown
test('the editor keeps what the API accepts, and says when the text is too long', async ({ signedIn }) => {
  const event = await mintEvent({ tickets: [{ title: 'Guest list' }] })
  const { id, organizer_id, start_date, timezone, currency } = await event.organizer.api.get<EventFields>(
    `/events/${event.id}`,
  )
  const rich =
    '<h1 style="text-align:right">A</h1><h4>B</h4><p>H<sub>2</sub>O<sup>2</sup> <mark>c</mark> <code>d</code></p><pre><code>e\n f</code></pre><hr /><p><img src="https://x.example/a.png" alt="A" width="20" /> <a href="http://x.example" target="_blank" rel="noopener noreferrer nofollow">x</a></p>'
  await event.organizer.api.put(`/events/${id}`, {
    ...{ organizer_id, title: 'Rich', start_date, end_date: null, timezone, currency, description: rich },
  })
  const page = await signedIn(event.organizer)
  await page.route('https://x.example/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg" />' }),
  )
  await page.goto(`/manage/event/${event.id}/settings`)
  const text = page.getByRole('textbox', { name: 'Description' })
  // In its middle may be the rule or the picture, which a press selects whole: what is typed would take its place.
  await text.getByRole('heading', { name: 'A' }).click()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type('!')
  const [sent, stored] = await save(page, event.id)
  expect(stored).toBe(sent)
  for (const part of [
    '<h1 style="text-align:right">A</h1><h4>B</h4>',
    '<sub>2</sub>',
    '<sup>2</sup>',
    '<mark>c</mark>',
  ])
    expect(stored).toContain(part)
  expect(stored).toContain('<pre><code>e\n f</code></pre><hr />')
  expect(stored).toContain('<img src="https://x.example/a.png" alt="A" width="20" />')
  expect(stored).toContain('href="http://x.example"')

  await text.click()
  await pasteHtml(page, `<p>${'x'.repeat(50_000)}</p>`)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(text).toHaveAccessibleDescription(/^Use fewer than 50,?000 characters\.$/)
  await expect(text).toHaveAttribute('aria-invalid', 'true')
  await expect(text).toBeFocused()
})

test('addresses that are typed or pasted become links, safe ones only', async ({ signedIn }) => {
  const event = await mintEvent({ tickets: [{ title: 'Guest list' }] })
  const page = await signedIn(event.organizer)
  await page.goto(`/manage/event/${event.id}/settings`)
  const text = page.getByRole('textbox', { name: 'Description' })
  const link = (name: string) => text.getByRole('link', { name, exact: true })
  await text.click()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('See (https://harbour.example/plan), www.deck.example or ada@harbour.example. Bye')
  await expect(link('https://harbour.example/plan')).toHaveAttribute('href', 'https://harbour.example/plan')
  await expect(link('www.deck.example')).toHaveAttribute('href', 'https://www.deck.example')
  await expect(link('ada@harbour.example')).toHaveAttribute('href', 'mailto:ada@harbour.example')

  await page.keyboard.press('Enter')
  await page.keyboard.type('https://no.example ')
  await page.keyboard.press('Backspace')
  await expect(link('https://no.example')).toHaveCount(0)
  await pasteHtml(page, '<p>at https://pasted.example/a now</p>')
  await expect(link('https://pasted.example/a')).toHaveCount(1)
  await pasteHtml(
    page,
    '<p><a href="javascript:alert(1)">harmless</a> <a href="https://kept.example">https://shown.example</a></p>',
  )
  await expect(text).toContainText('harmless')
  await expect(link('harmless')).toHaveCount(0)
  await expect(link('https://shown.example')).toHaveAttribute('href', 'https://kept.example')

  await page.keyboard.press('Enter')
  await page.keyboard.type('Map')
  await page.keyboard.press('Shift+Home')
  // The editor notices a selection after the key press. A person's Ctrl+V would come even later.
  await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe('Map')
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await pasteHtml(page, '<p>https://map.example</p>')
  await expect(link('Map')).toHaveAttribute('href', 'https://map.example')
  const [sent, stored] = await save(page, event.id)
  expect(stored).toBe(sent)
})

interface EventFields {
  id: string
  organizer_id: string
  start_date: string
  timezone: string
  currency: string
}

/** Presses a button of the toolbar. The text has the focus again at once, so that nothing is lost that is typed behind it. */
async function press(page: Page, name: string): Promise<void> {
  const button = page.getByRole('toolbar').first().getByRole('button', { name, exact: true })
  const focused = await button.evaluate((pressed: HTMLElement) => {
    pressed.focus()
    pressed.click()
    return document.activeElement?.getAttribute('role')
  })
  expect(focused).toBe('textbox')
}

async function pasteHtml(page: Page, html: string): Promise<void> {
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', pasted)
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, html)
}

/** Saves, and answers the description as it was sent and as the server stored it. */
async function save(page: Page, eventId: string): Promise<[string, string]> {
  const saving = page.waitForResponse(
    (response) => response.url().endsWith(`/events/${eventId}`) && response.request().method() === 'PUT',
  )
  await page.getByRole('button', { name: 'Save changes' }).click()
  const response = await saving
  const sent = response.request().postDataJSON() as { description: string }
  const { data } = (await response.json()) as { data: { description: string } }
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeHidden()
  return [sent.description, data.description]
}
