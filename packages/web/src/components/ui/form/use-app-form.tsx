import { issueSentence } from '@foyer/contracts/issue-sentence'
import { zodResolver } from '@hookform/resolvers/zod'
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
import { useMergeLatest } from './use-merge-latest.ts'

type FormSchema = z.ZodType<FieldValues, FieldValues>

interface AppFormOptions<Schema extends FormSchema> {
  /** The endpoint's own body schema, or one made from it; so browser and server refuse the same things. */
  schema: Schema
  defaultValues?: DefaultValues<z.input<Schema>>
  /** What the server holds now; when it changes, fields that were not touched follow. */
  values?: z.input<Schema>
  /** For a change of what exists: what the server holds by now, so that two people do not undo each other's work unseen. */
  readLatest?: (() => Promise<z.input<Schema>>) | undefined
  /** Gets the parsed values. What it throws is shown: a 422 on its fields, anything else above the form. */
  onSubmit: (values: z.output<Schema>) => Promise<unknown>
}

export interface AppForm<Input extends FieldValues = FieldValues> extends SharedForm<Input> {
  /** `<form.Field name="title" label={t`Title`}>{(field) => <Input {...field} />}</form.Field>`, typed by the schema. */
  Field: <Name extends Path<Input>>(props: FormFieldProps<Name, PathValue<Input, Name>>) => ReactElement
}

/**
 * The one form pattern: react-hook-form over a schema of the contracts. Use it with `<AppForm form={form}>`,
 * `<form.Field>` and a `SubmitButton` or `SaveBar`. What was typed stays after any failure; the first wrong field
 * gets the focus; after success the form counts as unchanged.
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
  const methods = useForm<Input, unknown, z.output<Schema>>({
    resolver: zodResolver(schema, { error: issueSentence }),
    ...(defaultValues ? { defaultValues } : {}),
    ...(values ? { values, resetOptions: { keepDirtyValues: true } } : {}),
  })
  /** The values with what others changed meanwhile; null: the person wants to go on editing. */
  const merged = async (read: () => Promise<Input>) => {
    const before = (values ?? firstValues) as Input
    return (await mergeLatest(methods, before, await read())) ? schema.parse(methods.getValues()) : null
  }
  const submit = methods.handleSubmit(
    async (parsed) => {
      try {
        const body = readLatest ? await merged(readLatest) : parsed
        if (body === null) return
        await onSubmit(body)
        // Not dirty anymore, so that a field which was saved follows the server again.
        methods.reset(methods.getValues(), { keepValues: true, keepDirtyValues: false })
      } catch (error) {
        if (afterLeaving.current) afterLeaving.current(error)
        else showServerErrors(methods as unknown as UseFormReturn, fieldNames, error)
      }
    },
    (errors) => showForeignErrors(methods as unknown as UseFormReturn, fieldNames, errors),
  )
  return {
    methods: methods as unknown as AppForm<Input>['methods'],
    Field: FormField as AppForm<Input>['Field'],
    submit,
    fieldNames,
    afterLeaving,
  }
}

/** A 422's dotted paths onto their fields; what has no field on screen, and every other failure, into the banner. */
function showServerErrors(methods: UseFormReturn, fieldNames: Set<string>, error: unknown): void {
  const fieldErrors = isCallError(error) ? Object.entries(error.errors) : []
  const onScreen = fieldErrors.filter(([path]) => fieldNames.has(path))
  const foreign = fieldErrors.filter(([path]) => !fieldNames.has(path)).flatMap(([, messages]) => messages)
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
