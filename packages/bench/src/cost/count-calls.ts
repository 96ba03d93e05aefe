import type { LambdaFunctions } from '@foyer/local/lambda-functions'
import type { GrantedFunction } from '../../../../stacks/grant/function-grants.ts'

/** The number of calls of each function, by its name. */
export type Calls = Map<string, number>

type Named = { name: string; handler: (...call: never[]) => unknown }

/** Wraps the functions so that each counts its calls. */
export function countCalls(functions: LambdaFunctions): { functions: LambdaFunctions; calls: Calls } {
  const calls: Calls = new Map()
  const counted = <Fn extends Named>(fn: Fn): Fn => ({
    ...fn,
    handler: (...call: never[]) => {
      calls.set(fn.name, (calls.get(fn.name) ?? 0) + 1)
      return fn.handler(...call)
    },
  })
  const { consumers, ...others } = functions
  const wrapped = Object.fromEntries(Object.entries(others).map(([name, fn]) => [name, counted(fn)]))
  const queues = Object.fromEntries(Object.entries(consumers).map(([name, fn]) => [name, counted(fn)]))
  return { functions: { ...wrapped, consumers: queues } as unknown as LambdaFunctions, calls }
}

/** Whether a queue calls that function. Each call is then also a receive and a deletion. */
export function isConsumer(name: string): name is Extract<GrantedFunction, `${string}-consumer`> {
  return name.endsWith('-consumer')
}
