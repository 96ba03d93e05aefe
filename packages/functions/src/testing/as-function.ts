import { asRole } from '@foyer/core/testing/role/as-role'
import { functionGrants, type GrantedFunction } from '../../../../stacks/grant/function-grants.ts'
import { type Grant, isGranted } from '../../../../stacks/grant/grant.ts'

/** Runs something with the rights that the stacks give that function, or with others, and answers what was refused too. */
export function asFunction<Result>(
  name: GrantedFunction,
  run: () => Result | Promise<Result>,
  grants: readonly Grant[] = functionGrants[name],
) {
  return asRole({ name, allows: (call) => isGranted(grants, call) }, run)
}
