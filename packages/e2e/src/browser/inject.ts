import type { Page } from '@playwright/test'

/**
 * Tries what an attacker who can write into the page would try, and answers what ran. It runs in a task of the page itself,
 * since no policy applies to code that Playwright evaluates.
 */
export function inject(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const ran: string[] = []
    Object.assign(globalThis, { ran })
    const settled = (element: Element) =>
      new Promise<unknown>((resolve) => {
        for (const event of ['load', 'error']) element.addEventListener(event, resolve)
      })
    const tries = () => {
      const script = document.createElement('script')
      script.textContent = 'ran.push("inline script")'
      document.body.append(script)
      const elsewhere = document.createElement('script')
      elsewhere.src = 'data:text/javascript,ran.push("script from elsewhere")'
      const all = [settled(elsewhere)]
      document.body.append(elsewhere)
      const place = document.createElement('div')
      place.innerHTML = `<img src="data:," onerror='ran.push("event handler")'>
        <a href='javascript:ran.push("javascript: link")'>x</a><style>body { --injected: 1 }</style>`
      document.body.append(place)
      all.push(...[...place.querySelectorAll('img')].map(settled))
      place.querySelector('a')?.click()
      const base = document.createElement('base')
      base.href = 'https://evil.example/'
      document.head.append(base)
      // biome-ignore lint/security/noGlobalEval: it is what the policy must refuse
      for (const [name, make] of Object.entries({ eval: globalThis.eval, Function })) {
        try {
          make(`ran.push("${name}")`)
          ran.push(name)
        } catch {
          // Forbidden, as it should be.
        }
      }
      return Promise.all(all)
    }
    await new Promise((resolve) => setTimeout(() => resolve(tries()), 0))
    // The link's script, too, had its turn once a task that was added after it has run.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)))
    if (getComputedStyle(document.body).getPropertyValue('--injected') !== '') ran.push('inline style')
    if (document.baseURI.includes('evil')) ran.push('base address')
    return ran
  })
}
