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

test('unsaved changes wait at their address for their form, and come back once', () => {
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

test('unsaved changes are kept after another tab removed the token', () => {
  watchUnsaved(ticketForm())
  items.delete('token')
  keepUnsavedForms()
  signIn('us_1')
  expect(takeChanges('price,title')).toEqual({ title: 'Cabin' })
})

test('unsaved changes of a form that was left while sending come back, and nothing asks', () => {
  watchUnsaved(ticketForm(true))
  expect(hasUnsavedForms()).toBe(false)
  keepChanges('/manage/event/ev_1/tickets?ticket=new', 'price,title', { title: 'Deck' })
  keepChanges('/manage/event/ev_1/tickets?ticket=new', 'price,title', { title: 'Berth' })
  expect(takeChanges('price,title')).toEqual({ title: 'Berth' })
})

test('unsaved changes are not shown to another person', () => {
  watchUnsaved(ticketForm())
  keepUnsavedForms()
  signIn('us_2')
  expect(takeChanges('price,title')).toBeNull()
  signIn('us_1')
  expect(takeChanges('price,title')).toBeNull()
})

test('unsaved changes are forgotten once saved or discarded', () => {
  const forget = watchUnsaved(ticketForm())
  forget()
  keepUnsavedForms()
  expect(takeChanges('price,title')).toBeNull()
})
