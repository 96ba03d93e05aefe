import { reportHeight } from '../event-page/report-height.ts'

// The links of a frame go to whole pages, which know nothing of it: the site's affiliate and campaign go along.
const asked = new URLSearchParams(location.search)
for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="/e/"]')) {
  const address = new URL(link.href)
  for (const [parameter, asName] of Object.entries({
    aff: 'aff',
    promo_code: 'promo_code',
    locale: 'lang',
  })) {
    const value = asked.get(parameter)
    if (value) address.searchParams.set(asName, value)
  }
  link.href = address.href
}
reportHeight(document.querySelector('[data-events]') !== null)
