import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  forgetUnsavedForms,
  hasUnsavedForms,
  keepChanges,
  keepUnsavedForms,
  takeChanges,
  watchUnsaved,
} from './unsaved-forms.ts'

const items = new Map<string, string>()

beforeEach(() => {
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  }
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('sessionStorage', storage)
  visit('/manage/event/ev_1/tickets?ticket=new')
  signIn('us_1')
})

afterEach(() => {
  forgetUnsavedForms()
  items.clear()
  vi.unstubAllGlobals()
})

function visit(address: string): void {
  const [pathname, search] = address.split('?')
  vi.stubGlobal('window', { location: { pathname, search: `?${search}` } })
}

function signIn(sub: string): void {
  items.set('token', `x.${btoa(JSON.stringify({ sub }))}.x`)
}

function ticketForm(isBeingSent = false) {
  return { name: 'price,title', isBeingSent, readChanges: () => ({ title: 'Cabin' }) }
}

test('works: changes wait at their address for their form, and come back once', () => {
  watchUnsaved(ticketForm())
  expect(hasUnsavedForms()).toBe(true)
  keepUnsavedForms()
  expect(hasUnsavedForms()).toBe(false)
  expect(takeChanges('name')).toBeNull()
  visit('/manage/event/ev_1/tickets?ticket=tk_1')
  expect(takeChanges('price,title')).toBeNull()
  visit('/manage/event/ev_1/tickets?ticket=new')
  expect(takeChanges('price,title')).toEqual({ title: 'Cabin' })
  expect(takeChanges('price,title')).toBeNull()
})

test('works after another tab took the token away', () => {
  watchUnsaved(ticketForm())
  items.delete('token')
  keepUnsavedForms()
  signIn('us_1')
  expect(takeChanges('price,title')).toEqual({ title: 'Cabin' })
})

test('works for a form that was left on its way: nothing asks, and the latest changes come back', () => {
  watchUnsaved(ticketForm(true))
  expect(hasUnsavedForms()).toBe(false)
  keepChanges('/manage/event/ev_1/tickets?ticket=new', 'price,title', { title: 'Deck' })
  keepChanges('/manage/event/ev_1/tickets?ticket=new', 'price,title', { title: 'Berth' })
  expect(takeChanges('price,title')).toEqual({ title: 'Berth' })
})

test('refuses what was kept for somebody else', () => {
  watchUnsaved(ticketForm())
  keepUnsavedForms()
  signIn('us_2')
  expect(takeChanges('price,title')).toBeNull()
  signIn('us_1')
  expect(takeChanges('price,title')).toBeNull()
})

test('forgets what was saved, or given up', () => {
  const forget = watchUnsaved(ticketForm())
  forget()
  keepUnsavedForms()
  expect(takeChanges('price,title')).toBeNull()
})
