import { expect, it } from 'vitest'
import { account, document, nameIn } from '../testing/described-api.ts'
import { mapSchemas, type Schema } from './json-schema.ts'

const documents = [document, account]
const components = documents.flatMap(({ components: { schemas } }) => Object.entries(schemas))

/** Every schema of the documents, those in other schemas included. */
function everySchema(): Schema[] {
  const found: Schema[] = []
  const parameters = documents.flatMap(({ components: { parameters } }) => Object.values(parameters))
  mapSchemas(
    { anyOf: [...components.map(([, schema]) => schema), ...parameters.map(({ schema }) => schema)] },
    (part) => {
      found.push(part)
      return part
    },
  )
  return found
}

it('names each component so that it can be a class: datamodel-code-generator makes a folder of a dot', () => {
  expect(components.filter(([name]) => !/^[A-Z]\w*$/.test(name)).map(([name]) => name)).toEqual([])
})

it('has no component that only stands for another text or number: openapi-generator calls it `object` in Python', () => {
  const isPlain = ({ $ref = '' }: Schema) => {
    const target = documents.map(({ components: { schemas } }) => schemas[nameIn($ref)]).find(Boolean)
    return target !== undefined && !target.properties && !target.allOf
  }
  const others = components.filter(([, { $ref, anyOf = [] }]) => {
    const parts = anyOf.filter(({ type }) => type !== 'null')
    return $ref !== undefined || (parts.length === 1 && parts.every(isPlain))
  })
  expect(others.map(([name]) => name)).toEqual([])
})

it('gives long texts a maximum length, not a pattern that counts: Python’s models refuse one that counts far', () => {
  const patterns = everySchema().flatMap(({ pattern }) => pattern ?? [])
  expect(patterns.length).toBeGreaterThan(50)
  const counts = (pattern: string) => [...pattern.matchAll(/,?(\d+)\}/g)].map(([, count]) => Number(count))
  expect(patterns.filter((pattern) => counts(pattern).some((count) => count > 100))).toEqual([])
})

it('says of a text with a pattern in that pattern that it may be empty: openapi-generator drops the other choice', () => {
  const isEmpty = (part: Schema) => 'const' in part && part.const === ''
  const split = everySchema().filter(
    ({ anyOf = [] }) => anyOf.some(isEmpty) && anyOf.some(({ pattern }) => pattern),
  )
  expect(split).toEqual([])
})
