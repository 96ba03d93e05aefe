import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { JSX } from 'react'
import { expect, expectTypeOf, test } from 'vitest'
import type { GlobalComponents } from 'vue'
import type {
  FoyerEventsAttributes,
  FoyerWidgetAttributes,
  FoyerWidgetEvents,
} from '../declarations/foyer-widget.d.ts'
import type * as loading from '../declarations/load-foyer.d.ts'
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

test('React and Vue know both elements by those types', () => {
  expectTypeOf<JSX.IntrinsicElements['foyer-widget']>().toExtend<FoyerWidgetAttributes>()
  expectTypeOf<JSX.IntrinsicElements['foyer-events']>().toExtend<FoyerEventsAttributes>()
  expectTypeOf<
    InstanceType<GlobalComponents['foyer-widget']>['$props']
  >().toEqualTypeOf<FoyerWidgetAttributes>()
  expectTypeOf<
    InstanceType<GlobalComponents['foyer-events']>['$props']
  >().toEqualTypeOf<FoyerEventsAttributes>()
  expectTypeOf<typeof loading.loadFoyer>().toEqualTypeOf<(stage: string) => Promise<void>>()
})

test('the package for sites holds its types and what loads the elements, and no source', () => {
  const directory = new URL('..', import.meta.url).pathname
  const packed = execFileSync('npm', ['pack', '--dry-run', '--json'], { cwd: directory, encoding: 'utf8' })
  const [{ files }] = JSON.parse(packed) as [{ files: { path: string }[] }]
  expect(files.map(({ path }) => path).toSorted()).toEqual([
    'LICENSE',
    'README.md',
    ...['foyer-widget', 'load-foyer', 'react', 'vue'].map((name) => `declarations/${name}.d.ts`),
    'npm/load-foyer.js',
    'package.json',
  ])
})
