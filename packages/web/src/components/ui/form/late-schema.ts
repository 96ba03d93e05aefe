import { issueSentence } from '@foyer/contracts/issue-sentence'
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import type * as z from 'zod'
import { CallError } from '../../../lib/api/call-error.ts'

type FormSchema = z.ZodType<FieldValues, FieldValues>

/** A schema, or what loads it. */
export type Late<Schema> = Schema | (() => Promise<Schema>)

/** Under this name, and no field's, the resolver says that the schema could not be loaded. */
export const notLoaded = 'not_loaded'

/**
 * Checks a form with a schema that is loaded with the first input, or while the form is being sent: a page that must be there soon
 * does not wait for it. `prepare` loads it and throws a `CallError` where that fails.
 */
export function lateSchema<Schema extends FormSchema>(schema: Late<Schema>) {
  const load = async (): Promise<{ checks: Schema; resolve: typeof resolver }> => {
    const [{ zodResolver }, checks] = await Promise.all([
      import('@hookform/resolvers/zod'),
      (typeof schema === 'function' ? schema() : schema) as Promise<Schema>,
    ])
    return {
      checks: checks as Schema,
      resolve: zodResolver(checks as Schema, { error: issueSentence }) as typeof resolver,
    }
  }
  const prepare = async (): Promise<Schema> => {
    try {
      return (await load()).checks
    } catch {
      throw loadFailure()
    }
  }
  // The form counts as being sent while this runs, so it cannot be sent twice, and does not ask whether to leave.
  const resolver: Resolver<z.input<Schema>, unknown, z.output<Schema>> = async (...given) => {
    const loaded = await load().catch(() => null)
    if (loaded) return loaded.resolve(...given)
    return {
      values: {},
      errors: { [notLoaded]: { type: notLoaded } } as unknown as FieldErrors<z.input<Schema>>,
    }
  }
  return { prepare, resolver }
}

export function loadFailure(): CallError {
  const code = navigator.onLine ? 'network.unreachable' : 'network.offline'
  return new CallError(0, { code, message: 'The form could not be loaded.' })
}
