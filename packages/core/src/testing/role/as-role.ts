import { AsyncLocalStorage } from 'node:async_hooks'
import { client } from '../../table/client.ts'
import { type RoleCall, tableCalls } from './table-calls.ts'

/** A function's role: its name and what it may ask for. */
export interface Role {
  name: string
  allows: (call: RoleCall) => boolean
}

interface Assumed extends Role {
  refusals: RoleCall[]
}

const assumed = new AsyncLocalStorage<Assumed>()
let isGuarded = false

/**
 * Runs something as AWS would run it under that role: each call to the table that the role does not allow is refused as IAM
 * refuses it. `refusals` are also those that the caller has caught. What is outside of the run is not bound.
 */
export async function asRole<Result>(
  role: Role,
  run: () => Result | Promise<Result>,
): Promise<{ result: Result; refusals: RoleCall[] }> {
  guardTable()
  const refusals: RoleCall[] = []
  const result = await assumed.run({ ...role, refusals }, run)
  return { result, refusals }
}

/** Other clients (S3, SQS, SES) are guarded in the same way, each by the calls that its commands need. */
function guardTable(): void {
  if (isGuarded) return
  isGuarded = true
  client.middlewareStack.add(
    (next, { commandName }) =>
      (args) => {
        const role = assumed.getStore()
        if (role) refuse(role, tableCalls(String(commandName), args.input as Record<string, unknown>))
        return next(args)
      },
    { step: 'initialize', name: 'asRole' },
  )
}

function refuse(role: Assumed, calls: RoleCall[]): void {
  const refused = calls.find((call) => !role.allows(call))
  if (!refused) return
  role.refusals.push(refused)
  throw accessDenied(role.name, refused)
}

/** In IAM's words. */
function accessDenied(name: string, { action, resource }: RoleCall): Error {
  const user = `arn:aws:sts::123456789012:assumed-role/foyer-${name}-role/foyer-${name}`
  const arn = `arn:aws:dynamodb:eu-central-1:123456789012:${resource.replace(/^table/, 'table/foyer')}`
  const error = new Error(
    `User: ${user} is not authorized to perform: ${action} on resource: ${arn} because no identity-based policy allows the ${action} action`,
  )
  return Object.assign(error, {
    name: 'AccessDeniedException',
    $fault: 'client',
    $metadata: { httpStatusCode: 400, attempts: 1, totalRetryDelay: 0 },
  })
}
