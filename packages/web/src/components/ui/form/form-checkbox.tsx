import { TickBox } from '../tick-box.tsx'
import type { FormControl } from './form-field.tsx'

/** A yes or no in a form, inside `<form.Field isInline>`: `{(field) => <FormCheckbox {...field} />}`. */
export function FormCheckbox({ value, onChange, ...field }: FormControl<string, boolean | undefined>) {
  return <TickBox {...field} checked={value ?? false} onTick={onChange} />
}
