import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { allEndpoints } from './all-endpoints.ts'

describe('the endpoint list', () => {
  const endpoints = allEndpoints.map(({ endpoint }) => endpoint)

  it('names every endpoint once and gives every method and path once', () => {
    const names = endpoints.map(({ name }) => name)
    const addresses = endpoints.map(({ method, path }) => `${method} ${path.replaceAll(/:\w+/g, ':')}`)
    expect(new Set(names).size).toBe(names.length)
    expect(new Set(addresses).size).toBe(addresses.length)
  })

  it.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
    '%s has a schema for exactly the parameters of its path',
    (_name, { path, params }) => {
      const inPath = [...path.matchAll(/:(\w+)/g)].map(([, parameter]) => parameter)
      expect(Object.keys(params?.shape ?? {})).toEqual(inPath)
    },
  )

  it.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
    '%s says who may call it',
    (_name, { access }) => {
      expect(access).toMatch(/^(public|link|person|signed_in|[a-z_]+\.[a-z]+)$/)
    },
  )

  it.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
    '%s says whether its answer brings a secret, which is never compressed',
    (_name, { response, holds_secret }) => {
      const secrets = ['token', 'key', 'secret', 'client_secret', 'fields', 'expires_at url']
      const names = response ? fieldNames(z.toJSONSchema(response, { unrepresentable: 'any' })) : []
      expect(secrets.some((secret) => secret.split(' ').every((name) => names.includes(name)))).toBe(
        holds_secret,
      )
    },
  )
})

/** All names of fields in a JSON schema, at any depth. */
function fieldNames(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  return Object.entries(schema).flatMap(([name, value]) => [
    ...(name === 'properties' ? Object.keys(value as object) : []),
    ...fieldNames(value),
  ])
}
