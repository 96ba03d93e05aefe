import { type ReactElement, useRef } from 'react'
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type PathValue,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import type * as z from 'zod'
import { isCallError } from '../../../lib/api/call-error.ts'
import type { SharedForm } from './app-form-context.ts'
import { FormField, type FormFieldProps } from './form-field.tsx'
import { type Late, lateSchema, loadFailure, notLoaded } from './late-schema.ts'
import { useMergeLatest } from './use-merge-latest.ts'

type FormSchema = z.ZodType<FieldValues, FieldValues>

interface AppFormOptions<Schema extends FormSchema> {
  /**
   * The endpoint's own body schema, or one that is made from it, so that browser and server refuse the same things. A page that
   * must be there soon loads it late: `() => import('./details-form-schema.ts').then(…)`.
   */
  schema: Late<Schema>
  defaultValues?: DefaultValues<z.input<Schema>>
  /** The server's current values. When they change, untouched fields follow. */
  values?: z.input<Schema>
  /** Reads the server's latest values before a change, so that two people do not overwrite each other's work unseen. */
  readLatest?: (() => Promise<z.input<Schema>>) | undefined
  /** Gets the parsed values. The form shows what it throws: a 422 at its fields, anything else above the form. */
  onSubmit: (values: z.output<Schema>) => Promise<unknown>
}

export interface AppForm<Input extends FieldValues = FieldValues> extends SharedForm<Input> {
  /** `<form.Field name="title" label={t`Title`}>{(field) => <Input {...field} />}</form.Field>`, typed by the schema. */
  Field: <Name extends Path<Input>>(props: FormFieldProps<Name, PathValue<Input, Name>>) => ReactElement
}

/**
 * The one form pattern: react-hook-form with a schema of the contracts. Use it with `<AppForm form={form}>`,
 * `<form.Field>` and a `SubmitButton` or `SaveBar`. After a failure it keeps what was typed and focuses the first wrong
 * field. After success the form counts as unchanged.
 */
export function useAppForm<Schema extends FormSchema>(
  options: AppFormOptions<Schema>,
): AppForm<z.input<Schema>> {
  type Input = z.input<Schema>
  const { schema, defaultValues, values, readLatest, onSubmit } = options
  const fieldNames = useRef(new Set<string>()).current
  const afterLeaving = useRef<((error: unknown) => void) | null>(null)
  const firstValues = useRef(defaultValues).current
  const mergeLatest = useMergeLatest()
  const { prepare, resolver } = lateSchema(schema)
  const methods = useForm<Input, unknown, z.output<Schema>>({
    resolver,
    ...(defaultValues ? { defaultValues } : {}),
    ...(values ? { values, resetOptions: { keepDirtyValues: true } } : {}),
  })
  /** The values with others' changes, or null when the person wants to keep editing. */
  const merged = async (read: () => Promise<Input>) => {
    const before = (values ?? firstValues) as Input
    return (await mergeLatest(methods, before, await read()))
      ? (await prepare()).parse(methods.getValues())
      : null
  }
  const submit = methods.handleSubmit(
    async (parsed) => {
      try {
        const body = readLatest ? await merged(readLatest) : parsed
        if (body === null) return
        await onSubmit(body)
        // Marks the fields as not dirty, so that saved fields follow the server again.
        methods.reset(methods.getValues(), { keepValues: true, keepDirtyValues: false })
      } catch (error) {
        if (afterLeaving.current) afterLeaving.current(error)
        else showServerErrors(methods as unknown as UseFormReturn, fieldNames, error)
      }
    },
    (errors) => {
      const shown = methods as unknown as UseFormReturn
      if (notLoaded in errors) showServerErrors(shown, fieldNames, loadFailure())
      else showForeignErrors(shown, fieldNames, errors)
    },
  )
  return {
    methods: methods as unknown as AppForm<Input>['methods'],
    Field: FormField as AppForm<Input>['Field'],
    submit,
    prepare: () => void prepare().catch(() => undefined),
    fieldNames,
    afterLeaving,
  }
}

/**
 * Shows a 422's errors at their fields by dotted path. Errors without a field on screen, and every other failure, go to
 * the banner.
 */
function showServerErrors(methods: UseFormReturn, fieldNames: Set<string>, error: unknown): void {
  const fieldErrors = isCallError(error) ? error.errors : {}
  // The server lists them in its own order.
  const onScreen = [...fieldNames].flatMap((path) =>
    fieldErrors[path] ? [[path, fieldErrors[path]] as const] : [],
  )
  const foreign = Object.entries(fieldErrors).flatMap(([path, messages]) =>
    fieldNames.has(path) ? [] : messages,
  )
  for (const [index, [path, messages]] of onScreen.entries())
    methods.setError(path, { type: 'server', message: messages.join(' ') }, { shouldFocus: index === 0 })
  if (onScreen.length === 0 || foreign.length > 0)
    methods.setError('root.server', { type: 'server', message: foreign.join(' '), ...{ error } })
}

function showForeignErrors(methods: UseFormReturn, fieldNames: Set<string>, errors: FieldErrors): void {
  const foreign = flattenErrors(errors).filter(
    ([path]) => ![...fieldNames].some((name) => path.startsWith(name)),
  )
  if (foreign.length > 0)
    methods.setError('root.server', {
      type: 'client',
      message: foreign.map((pair) => pair.join(': ')).join(' '),
    })
}

function flattenErrors(errors: object, prefix = ''): [string, string][] {
  return Object.entries(errors).flatMap(([key, value]): [string, string][] => {
    if (typeof value !== 'object' || value === null || key === 'ref' || key === 'root') return []
    const path = prefix + key
    return typeof value.message === 'string' ? [[path, value.message]] : flattenErrors(value, `${path}.`)
  })
}
