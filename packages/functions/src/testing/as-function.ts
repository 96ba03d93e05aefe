import { asRole } from '@foyer/core/testing/role/as-role'
import type { GrantedFunction } from '../../../../stacks/grant/function-grants.ts'
import type { Grant } from '../../../../stacks/grant/grant.ts'
import { isHidden, mayCall, readVariable } from './function-rights.ts'

/** What each function has written into its environment, from one call to the next. */
const written = new Map<string, Map<string, string>>()

function writtenBy(name: string): Map<string, string> {
  const own = written.get(name) ?? new Map<string, string>()
  written.set(name, own)
  return own
}

/** Runs something with the rights and variables that the stacks give that function, or with other rights; also returns what was refused. */
export async function asFunction<Result>(
  name: GrantedFunction,
  run: () => Result | Promise<Result>,
  grants?: readonly Grant[],
) {
  const environment = {
    hides: (variable: string) => isHidden(name, variable),
    read: (variable: string, value: string | undefined) => readVariable(name, variable, value),
    written: writtenBy(name),
  }
  return asRole({ name, allows: (call) => mayCall(name, call, grants), environment }, run)
}

/** A handler that runs with the rights and variables of that function. */
export function inRole<Call extends unknown[], Result>(
  name: GrantedFunction,
  handler: (...call: Call) => Result | Promise<Result>,
): (...call: Call) => Promise<Result> {
  return async (...call) => (await asFunction(name, () => handler(...call))).result
}
