import { transform } from 'lightningcss'
import { type Feature, tables } from './compat.ts'

const { properties, selectors, types, 'at-rules': atRules } = tables.css as Record<string, Feature>

/**
 * The features that a built stylesheet uses, by names such as `light-dark()`, `:has`, `@layer`, `field-sizing`. Rules
 * inside `@supports` do not count, because browsers without the feature skip them.
 */
export function cssFeatures(css: string): Map<string, Feature[]> {
  const found = new Map<string, Feature[]>()
  const add = (name: string, feature: Feature | undefined) => {
    if (feature?.__compat) found.set(name, [feature])
  }
  const { code } = transform({
    filename: 'built.css',
    code: Buffer.from(css),
    minify: true,
    visitor: { Rule: { supports: () => [] } },
  })
  const text = code.toString().replace(/"[^"]*"|\/\*.*?\*\//gs, '""')
  for (const [, name = ''] of text.matchAll(/@([a-z-]+)/g)) add(`@${name}`, atRules?.[name])
  for (const [, name = ''] of text.matchAll(/::?([a-z-]+)(?=[^{};]*\{)/g)) add(`:${name}`, selectors?.[name])
  for (const [, name = '', value = ''] of text.matchAll(/[{;]([\w-]+):([^;{}]*)/g)) {
    add(name, properties?.[name])
    add(`${name}: ${value}`, properties?.[name]?.[value])
    for (const [, called = ''] of value.matchAll(/(?<![\w-])([a-z][\w-]*)\(/g))
      add(`${called}()`, functions.get(called))
    const [, unit = ''] = /\d(dvh|svh|lvh|dvw|cq[whib]|lh|rlh|cap|ic)\b/.exec(value) ?? []
    add(unit, types?.length?.[unit])
  }
  return found
}

/** Every function of the value types, wherever MDN lists it: `color.light-dark`, `calc-size`, … */
const functions = new Map<string, Feature>()
collect(types)
function collect(group: Feature | undefined): void {
  for (const [name, feature] of Object.entries(group ?? {})) {
    if (name === '__compat') continue
    if (!functions.has(name)) functions.set(name, feature)
    collect(feature)
  }
}
