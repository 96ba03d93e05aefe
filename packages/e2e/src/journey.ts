import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test'
import { ConsoleWatch } from './browser/console-watch.ts'
import { slowPages } from './browser/slow-pages.ts'
import { foyerUrl } from './foyer/foyer-server.ts'
import type { Organizer } from './organizer/mint-organizer.ts'

interface JourneyFixtures {
  consoleWatch: ConsoleWatch
  /** Opens a page for a new person, in a browser that shares no storage, cookies or session with the others. */
  visitor: (options?: BrowserContextOptions) => Promise<Page>
  /** Does the same for a person who is signed in. */
  signedIn: (organizer: Organizer, options?: BrowserContextOptions) => Promise<Page>
}

/** A test of the whole product through its screens. No page may report an error or violate its own policy. */
export const test = base.extend<JourneyFixtures>({
  consoleWatch: [
    async ({ context }, use) => {
      const watch = new ConsoleWatch()
      slowPages(context)
      await watch.follow(context)
      await use(watch)
      await endRoutes(context)
      expect(watch.problems, 'problems in the console').toEqual([])
    },
    { auto: true },
  ],
  visitor: async ({ browser, consoleWatch }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (options) => {
      const context = await browser.newContext(options)
      contexts.push(context)
      slowPages(context)
      await consoleWatch.follow(context)
      return context.newPage()
    })
    for (const context of contexts) {
      await endRoutes(context)
      await context.close()
    }
  },
  signedIn: async ({ visitor }, use) => {
    await use(async ({ token }, options) => {
      const origins = [{ origin: foyerUrl(), localStorage: [{ name: 'token', value: token }] }]
      return visitor({ ...options, storageState: { cookies: [], origins } })
    })
  },
})

/** A request that is under way in a route when its journey ends does not fail it. */
async function endRoutes(context: BrowserContext): Promise<void> {
  for (const routed of [...context.pages(), context]) await routed.unrouteAll({ behavior: 'ignoreErrors' })
}

/** `test.use(withMotion)`: for journeys through the screens that move most, as most people see them. */
export const withMotion: { contextOptions: BrowserContextOptions } = {
  contextOptions: { reducedMotion: 'no-preference' },
}

export { expect }
