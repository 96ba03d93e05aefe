import type { RoleCall } from '@foyer/core/testing/role/role-call'
import {
  type DeployedFunction,
  type GrantedFunction,
  grantsOf,
  neededOf,
  secretNames,
  secretsOf,
} from '../../../../stacks/grant/function-grants.ts'
import { ownVariables, variableNames, variablesOf } from '../../../../stacks/grant/function-variables.ts'
import { type Grant, isGranted } from '../../../../stacks/grant/grant.ts'
import { type Effect, laneOf, lanes } from '../../../../stacks/limit/lanes.ts'

/** What tests have changed, by the function's name. */
const changed = new Map<GrantedFunction, readonly Grant[]>()
const withheld = new Map<GrantedFunction, string>()

interface Watch {
  /** A call that a function's role allows. */
  call: (name: GrantedFunction, call: RoleCall) => void
  /** A variable or secret of Foyer's that a function reads, given to it or not. */
  read: (name: GrantedFunction, variable: string, isGiven: boolean) => void
}
let watch: Watch | null = null

/** Reports everything that functions do and read, from now on. */
export function watchFunctions(tell: Watch): void {
  watch = tell
}

/** Whether that function may make that call now. */
export function mayCall(name: GrantedFunction, call: RoleCall, grants?: readonly Grant[]): boolean {
  const all = grants ?? changed.get(name) ?? grantsOf(name)
  if (!isGranted(neededOf(all, process.env), call)) return false
  watch?.call(name, call)
  return true
}

/** Set by the stacks and SSM. Everything else in the environment comes from AWS or points at stand-ins. */
const ofFoyer = new Set<string>([...variableNames, ...secretNames])
const given = new Map<GrantedFunction, Set<string>>()

/** Whether that function is not given that variable of the environment. */
export function isHidden(name: GrantedFunction, variable: string): boolean {
  if (!ofFoyer.has(variable)) return false
  return !givenTo(name).has(variable) || withheld.get(name) === variable
}

/** What that function reads as that variable; this is the value for all functions. */
export function readVariable(
  name: GrantedFunction,
  variable: string,
  value: string | undefined,
): string | undefined {
  const isGiven = !isHidden(name, variable)
  if (ofFoyer.has(variable)) watch?.read(name, variable, isGiven)
  if (!isGiven || value === undefined) return undefined
  if (variable === 'COPY_KEY') return `${deployedAs(name)}:${value} of ${deployedAs(name)}`
  return variable === 'SECRET_PARAMETERS' ? ownParameters(name, value) : value
}

/** The function that an effect's consumer belongs to. */
export function deployedAs(name: GrantedFunction): GrantedFunction {
  const effect = /^(.*)-consumer$/.exec(name)?.[1]
  return effect === undefined || effect in lanes ? name : `${laneOf(effect as Effect)}-consumer`
}

function ownParameters(name: GrantedFunction, all: string): string {
  const own: readonly string[] = secretsOf(name)
  return all
    .split(',')
    .filter((parameter) => own.includes(parameter.split('/').at(-1) ?? ''))
    .join()
}

function givenTo(name: GrantedFunction): Set<string> {
  const own: Partial<Record<GrantedFunction, readonly string[]>> = ownVariables
  const variables = own[name] ?? variablesOf(name as DeployedFunction)
  const known = given.get(name) ?? new Set<string>([...variables, ...secretsOf(name)])
  given.set(name, known)
  return known
}

/** Gives a function other rights from now on, wherever this process runs it; null gives it its own again. */
export function changeGrants(name: GrantedFunction, grants: readonly Grant[] | null): void {
  if (grants) changed.set(name, grants)
  else changed.delete(name)
}

/** Withholds one of its variables or secrets from a function from now on; null gives it again. */
export function withholdVariable(name: GrantedFunction, variable: string | null): void {
  if (variable === null) withheld.delete(name)
  else withheld.set(name, variable)
}
