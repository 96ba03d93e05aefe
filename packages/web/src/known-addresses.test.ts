import { readFileSync } from 'node:fs'
import path from 'node:path'
import { runInNewContext } from 'node:vm'
import { eventListStates } from '@foyer/contracts/event/event'
import { matchRoutes, type RouteObject } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { shell } from '../vite/door-files.ts'
import { NotFoundPage } from './components/layout/not-found-page.tsx'
import { MissingPage } from './components/layout/page-error.tsx'
import { eventScreens } from './event-screens.ts'
import { createQueryClient } from './lib/api/query-client.ts'
import { routesOf } from './router.tsx'

const routes = routesOf(createQueryClient(() => {}))
const script = readFileSync(path.join(import.meta.dirname, '../../../stacks/edge/serve-app-shell.js'), 'utf8')

/** Runs CloudFront's function on an address. The gateway of `npm start` runs the same function. */
const isKnownAtTheEdge: (address: string) => boolean = runInNewContext(`${script}; isPage`)

/** Whether the router shows a page at the address, and not "Page not found". */
function isKnownInTheApp(address: string): boolean {
  const shown = matchRoutes(routes, address)?.at(-1)
  const state = shown?.params.eventsState
  if (state !== undefined && !eventListStates.some((known) => known === state)) return false
  const Component = shown?.route.Component
  return shown !== undefined && Component !== MissingPage && Component !== NotFoundPage
}

/** Every address pattern of the router, down to its pages. */
function patternsOf(of: readonly RouteObject[], above = ''): string[] {
  return of.flatMap(({ path: own = '', children = [] }) => {
    const pattern = own.startsWith('/') ? own : `${above}/${own}`.replace(/\/+$/, '')
    return own.includes('*') ? [] : [pattern || '/', ...patternsOf(children, pattern)]
  })
}

/** Addresses that match a pattern: with and without each optional part, and with every state. */
function addressesOf(pattern: string): string[] {
  let starts = ['']
  for (const part of pattern.split('/').slice(1)) {
    const name = part.replace('?', '')
    const ways = name === ':eventsState' ? eventListStates : [name.replace(':', 'the-')]
    const longer = starts.flatMap((start) => ways.map((way) => `${start}/${way}`))
    starts = part.endsWith('?') ? starts.concat(longer) : longer
  }
  return starts
}

const addresses = [...new Set(patternsOf(routes).flatMap(addressesOf))].map((address) => address || '/')

describe('the addresses that answer 200', () => {
  // Specification: 2.error-not-found
  it('are those at which the router shows a page', () => {
    expect(addresses).toHaveLength(64)
    for (const address of addresses)
      expect([address, isKnownAtTheEdge(address)]).toEqual([address, isKnownInTheApp(address)])
    expect(addresses.filter(isKnownInTheApp)).toHaveLength(64)
  })

  it('include the one under which the check-in page keeps the app for use offline', () => {
    expect(isKnownAtTheEdge(shell)).toBe(true)
  })

  it('are lowercase only, because other spellings would get the headers of another page', () => {
    const loud = addresses.filter((address) => /[a-z]/.test(address))
    for (const address of loud) {
      const known = [address.toUpperCase(), address.replace(/[a-z]/, (letter) => letter.toUpperCase())]
      expect([address, ...known.map(isKnownAtTheEdge), ...known.map(isKnownInTheApp)]).toEqual([
        address,
        ...[false, false, false, false],
      ])
    }
  })

  it('are not longer, shorter or misspelled ones', () => {
    const strange = addresses.flatMap((address) => [
      `${address}/bogus`,
      `${address}s`,
      address.slice(0, -1),
      address.slice(0, address.lastIndexOf('/')),
      `/x${address}`,
      `${address}/`,
      address.replace(/^\/\w+/, (first) => first.toUpperCase()),
      address.replace(/[\w-]+$/, (last) => last.toUpperCase()),
    ])
    for (const address of strange.map((address) => address.replace('//', '/') || '/'))
      expect([address, isKnownAtTheEdge(address)]).toEqual([address, isKnownInTheApp(address)])
  })
})

describe('the screens of an event', () => {
  it('all have a page, in the app and at the edge', () => {
    for (const section of eventScreens.flatMap(({ screens }) => Object.keys(screens))) {
      const address = `/manage/event/ev_2345678923456789/${section}`
      expect([section, isKnownInTheApp(address), isKnownAtTheEdge(address)]).toEqual([section, true, true])
    }
  })
})
