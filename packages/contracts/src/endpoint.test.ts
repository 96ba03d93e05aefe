import { expectTypeOf, it } from 'vitest'
import type { endpoint } from './endpoint.ts'
import type { Access } from './permission.ts'

/** `tsc` checks these: a wrong one does not compile. */
type Given = Parameters<typeof endpoint>[0]
interface WithoutAccess {
  name: string
  summary: string
  method: 'GET'
  path: string
}

it('an endpoint without access does not compile', () => {
  expectTypeOf<WithoutAccess & { access: Access }>().toExtend<Given>()
  expectTypeOf<WithoutAccess>().not.toExtend<Given>()
  expectTypeOf<WithoutAccess & { access: undefined }>().not.toExtend<Given>()
  expectTypeOf<WithoutAccess & { access: 'anybody' }>().not.toExtend<Given>()
})
