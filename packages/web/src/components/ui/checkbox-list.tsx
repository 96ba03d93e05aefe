import { type ReactNode, useId } from 'react'
import { Checkbox } from './checkbox.tsx'
import type { FormControl } from './form/form-field.tsx'

interface CheckboxOption {
  value: string
  label: ReactNode
  /** Content at the end of the line, such as a price. */
  aside?: ReactNode
}

interface CheckboxListProps extends Partial<Omit<FormControl<string, unknown>, 'value' | 'onChange'>> {
  options: readonly CheckboxOption[]
  /** The chosen values. A value that is no longer an option stays chosen. */
  value: readonly string[] | undefined
  onChange: (chosen: string[]) => void
}

/** Chooses any number of options: `{(field) => <CheckboxList {...field} options={…} />}` in a field that is a group. */
export function CheckboxList({ options, value = [], onChange, ref, ...field }: CheckboxListProps) {
  const id = useId()
  const toggle = (option: string, isOn: boolean) =>
    onChange(isOn ? [...value, option] : value.filter((other) => other !== option))
  return (
    <ul className="grid gap-3 text-sm">
      {options.map((option, index) => (
        <li key={option.value}>
          <label htmlFor={`${id}-${option.value}`} className="flex items-start gap-3">
            <Checkbox
              id={`${id}-${option.value}`}
              ref={index === 0 ? ref : undefined}
              aria-invalid={field['aria-invalid']}
              checked={value.includes(option.value)}
              onCheckedChange={(isOn) => toggle(option.value, isOn === true)}
            />
            <span className="min-w-0 grow wrap-anywhere">{option.label}</span>
            {option.aside && (
              <span className="shrink-0 text-muted-foreground tabular-nums">{option.aside}</span>
            )}
          </label>
        </li>
      ))}
    </ul>
  )
}
