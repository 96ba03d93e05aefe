import { Checkbox } from '../checkbox.tsx'
import type { FormControl } from './form-field.tsx'

/** A yes or no in a form, inside `<form.Field isInline>`: `{(field) => <FormCheckbox {...field} />}`. */
export function FormCheckbox({ value, onChange, ...field }: FormControl<string, boolean | undefined>) {
  return <Checkbox {...field} checked={value ?? false} onCheckedChange={onChange} />
}
