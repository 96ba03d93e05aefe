import { expect, it } from 'vitest'
import { managementRoutes } from './management.ts'
import { publicRoutes } from './public-routes.ts'

it('the API finds every route by its address: what buyers and doors call is below /public, and nothing else is', () => {
  const isPublic = ({ endpoint }: { endpoint: { path: string } }) => endpoint.path.startsWith('/public/')
  expect(publicRoutes.filter((route) => !isPublic(route))).toEqual([])
  expect(managementRoutes.filter(isPublic)).toEqual([])
})
