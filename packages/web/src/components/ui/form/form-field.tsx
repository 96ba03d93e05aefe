import { useLingui } from '@lingui/react'
import { type ComponentProps, type ReactElement, type ReactNode, use, useEffect } from 'react'
import { type RefCallBack, useController } from 'react-hook-form'
import { formSentence } from '../../../lib/words/form-sentence.ts'
import { Field, type FieldControl } from '../field.tsx'
import { AppFormContext } from './app-form-context.ts'

/** Everything that a control needs. Spread it: `<Input {...field} />`. `onChange` takes a value or an event. */
export interface FormControl<Name extends string, Value> extends FieldControl {
  name: Name
  value: Value
  onChange: (valueOrEvent: unknown) => void
  onBlur: () => void
  ref: RefCallBack
  disabled?: boolean
}

export interface FormFieldProps<Name extends string, Value>
  extends Omit<ComponentProps<typeof Field>, 'name' | 'error' | 'children'> {
  name: Name
  children: (field: FormControl<Name, Value>) => ReactNode
}

/** A `Field` that is bound to a form. Use it as `form.Field`, which knows the names and types. */
export function FormField<Name extends string, Value>({
  name,
  children,
  ...props
}: FormFieldProps<Name, Value>): ReactElement {
  const { i18n } = useLingui()
  const { methods, fieldNames } = use(AppFormContext)
  const { field, fieldState } = useController({ name: name as string, control: methods.control })
  useEffect(() => {
    fieldNames.add(name)
    return () => void fieldNames.delete(name)
  }, [fieldNames, name])
  const message = fieldState.error?.message ?? firstMessage(fieldState.error)
  return (
    <Field {...props} name={name} error={message && formSentence(message, i18n)}>
      {(control) => children({ ...field, ...control, name })}
    </Field>
  )
}

/** A group of inputs under one label, such as a date range, may have its error one level down. */
function firstMessage(error: object | undefined): string | undefined {
  for (const value of Object.values(error ?? {}))
    if (typeof value === 'object' && value !== null && typeof value.message === 'string') return value.message
}
