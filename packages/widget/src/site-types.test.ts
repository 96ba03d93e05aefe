import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type {
  FoyerEventsAttributes,
  FoyerWidgetAttributes,
  FoyerWidgetEvents,
} from '../declarations/foyer-widget.d.ts'
import { eventsAttributes, frameAttributes } from './frame-address.ts'

const shared: Record<keyof FoyerWidgetAttributes & keyof FoyerEventsAttributes, true> = {
  'promo-code': true,
  aff: true,
  locale: true,
  theme: true,
  'background-color': true,
  'primary-color': true,
  'text-color': true,
  'button-color': true,
  mode: true,
  'button-text': true,
}
const attributes: Record<keyof FoyerWidgetAttributes, true> = { event: true, ...shared }
const ofEvents: Record<keyof FoyerEventsAttributes, true> = { organizer: true, ...shared }
const events: Record<keyof FoyerWidgetEvents, true> = {
  'foyer:ready': true,
  'foyer:resized': true,
  'foyer:reserved': true,
  'foyer:ordered': true,
  'foyer:unavailable': true,
  'foyer:failed': true,
}

test('the types for sites have each attribute and event of both elements, as the guide has', () => {
  expect(Object.keys(attributes)).toEqual([...frameAttributes, 'mode', 'button-text'])
  expect(Object.keys(ofEvents)).toEqual([...eventsAttributes, 'mode', 'button-text'])
  const guide = readFileSync(new URL('../../../docs/api/guide.md', import.meta.url), 'utf8')
  for (const name of [...Object.keys(attributes), 'organizer', ...Object.keys(events)])
    expect(guide).toContain(name)
})
