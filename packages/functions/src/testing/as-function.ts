import { asRole } from '@foyer/core/testing/role/as-role'
import type { RoleCall } from '@foyer/core/testing/role/role-call'
import { type GrantedFunction, grantsOf } from '../../../../stacks/grant/function-grants.ts'
import { type Grant, isGranted } from '../../../../stacks/grant/grant.ts'

/** Grants that a test has changed, by the function's name. */
const changed = new Map<GrantedFunction, readonly Grant[]>()

let watch: ((name: GrantedFunction, call: RoleCall) => void) | null = null

/** Tells of each call that a function's role allows, from now on. */
export function watchCalls(tell: typeof watch): void {
  watch = tell
}

/** Runs something with the rights that the stacks give that function, or with others, and answers what was refused too. */
export async function asFunction<Result>(
  name: GrantedFunction,
  run: () => Result | Promise<Result>,
  grants: readonly Grant[] = changed.get(name) ?? grantsOf(name),
) {
  const allows = (call: RoleCall): boolean => {
    if (!isGranted(grants, call)) return false
    watch?.(name, call)
    return true
  }
  return asRole({ name, allows }, run)
}

/** A handler that runs with the rights of that function. */
export function inRole<Call extends unknown[], Result>(
  name: GrantedFunction,
  handler: (...call: Call) => Result | Promise<Result>,
): (...call: Call) => Promise<Result> {
  return async (...call) => (await asFunction(name, () => handler(...call))).result
}

/** Gives a function other rights from now on, wherever this process runs it; null gives it its own again. */
export function changeGrants(name: GrantedFunction, grants: readonly Grant[] | null): void {
  if (grants) changed.set(name, grants)
  else changed.delete(name)
}
