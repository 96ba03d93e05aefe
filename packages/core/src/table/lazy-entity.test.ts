import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Entity } from 'electrodb'
import { expect, it } from 'vitest'
import { LazyEntity, LazyService, onTable } from './entity.ts'

const attributes = { id: { type: 'string', required: true } } as const
const indexes = {
  primary: { pk: { field: 'pk', composite: ['id'] }, sk: { field: 'sk', composite: [] } },
} as const
const thing = { model: { entity: 'thing', version: '1', service: 'test' }, attributes, indexes } as const

/** A model that counts how often ElectroDB has read it. */
function counted() {
  const reads: string[] = []
  const model = new Proxy(thing, {
    get: (target, name) => {
      reads.push(String(name))
      return Reflect.get(target, name)
    },
  })
  return { reads, model }
}

it('builds an entity when it is first used, not when it is declared', () => {
  const { reads, model } = counted()
  const entity = new LazyEntity(model, onTable)
  expect(reads).toEqual([])
  entity.get({ id: '1' }).params()
  const once = reads.length
  expect(once).toBeGreaterThan(0)
  entity.get({ id: '2' }).params()
  expect(reads).toHaveLength(once)
})

it('makes the same requests as the entity of ElectroDB', () => {
  expect(new LazyEntity(thing, onTable).get({ id: '1' }).params()).toEqual(
    new Entity(thing, onTable).get({ id: '1' }).params(),
  )
})

it('builds no entity for a service that is not used yet', () => {
  const { reads, model } = counted()
  const service = new LazyService({ thing: new LazyEntity(model, onTable) })
  expect(reads).toEqual([])
  expect(
    service.transaction.write(({ thing: one }) => [one.delete({ id: '1' }).commit()]).params(),
  ).toMatchObject({
    TransactItems: [{ Delete: { Key: { pk: expect.stringContaining('1') } } }],
  })
})

it('every entity of core is lazy', () => {
  const source = fileURLToPath(new URL('..', import.meta.url))
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.ts$/.test(file),
  )
  const eager = files.filter((file) =>
    /new (Entity|Service)\(/.test(readFileSync(`${source}/${file}`, 'utf8')),
  )
  expect(files.length).toBeGreaterThan(300)
  expect(eager).toEqual([])
})
