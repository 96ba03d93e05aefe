import { describe, expect, it } from 'vitest'
import { readFromRoot } from './repository.mjs'

const screenshots = 'packages/e2e/src/screenshots'
const listed = readFromRoot(`${screenshots}/organizer-screens.ts`)
const taken = listed + readFromRoot(`${screenshots}/take-screenshots.spec.ts`)
const router = readFromRoot('packages/web/src/routes/manage/manage-routes.tsx')
const patterns = readFromRoot('packages/web/src/paths.ts')

/** The pages of a list in the router, by the last part of their addresses. */
function pagesOf(list) {
  const [, rows = ''] = new RegExp(`const ${list} = \\[([\\s\\S]*?)\\n\\]`).exec(router) ?? []
  return [...rows.matchAll(/lazyPage\(\s*'([^']+)'/g)].map(([, page]) => page)
}

/** The addresses of the routes that management takes from `paths.ts`, up to their first parameter. */
function addressesOfPatterns() {
  return [...router.matchAll(/lazyPage\(\s*patterns\.(\w+)/g)]
    .map(([, name]) => new RegExp(`\\b${name}: '([^':]+)`).exec(patterns)?.[1])
    .filter((address) => address !== undefined && !['/account', '/manage/event/'].includes(address))
}

describe('the pictures of management', () => {
  it('show every screen of an event', () => {
    const pages = pagesOf('eventPages')
    expect(pages.length).toBeGreaterThan(12)
    expect(pages.filter((page) => !listed.includes(`of('${page}')`))).toEqual([])
  })

  it('show every screen of the account', () => {
    const pages = pagesOf('accountPages')
    expect(pages.length).toBeGreaterThan(7)
    expect(pages.filter((page) => !listed.includes(`'/account/${page}'`))).toEqual([])
  })

  it('show every other screen behind a sign-in', () => {
    const addresses = addressesOfPatterns()
    expect(addresses).toContain('/welcome')
    expect(addresses.length).toBeGreaterThan(5)
    expect(addresses.filter((address) => !new RegExp(`['\`]${address}`).test(taken))).toEqual([])
  })
})
