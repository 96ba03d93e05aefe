import { Checkbox } from '../checkbox.tsx'
import { RadioGroup, RadioItem } from '../radio-group.tsx'
import { type FilterValues, isDateFilter, type ListFilter } from './list-filter.ts'

interface FilterFieldsProps {
  filter: ListFilter
  values: FilterValues
  onChange: (values: FilterValues) => void
}

/** What a filter can be set to: several values, one value, or a span of days. */
export function FilterFields({ filter, values, onChange }: FilterFieldsProps) {
  if (isDateFilter(filter)) return <filter.Fields {...{ filter, values, onChange }} />
  const { operator, label, options } = filter
  const value = values[operator] ?? ''
  const chosen = value ? value.split(',') : []
  const set = (next: string) => onChange(next ? { [operator]: next } : {})
  const toggle = (option: string, isOn: boolean) =>
    set((isOn ? [...chosen, option] : chosen.filter((other) => other !== option)).join(','))
  if (operator !== 'in')
    return (
      <RadioGroup aria-label={label} value={value} onValueChange={set}>
        {options.map((option) => (
          <RadioItem key={option.value} value={option.value} label={option.label} />
        ))}
      </RadioGroup>
    )
  return (
    <fieldset className="grid gap-3">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        // biome-ignore lint/a11y/noLabelWithoutControl: the checkbox inside is a button with a role
        <label key={option.value} className="flex items-center gap-3 text-sm">
          <Checkbox
            checked={chosen.includes(option.value)}
            onCheckedChange={(isOn) => toggle(option.value, isOn === true)}
          />
          <span className="min-w-0 wrap-anywhere">{option.label}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** What a filter is set to, in words. Nothing where it is not set. */
export function FilterWords({ filter, values }: Omit<FilterFieldsProps, 'onChange'>) {
  if (isDateFilter(filter)) return <filter.Words {...{ filter, values }} />
  const chosen = (values[filter.operator] ?? '').split(',')
  const words = filter.options.filter(({ value }) => chosen.includes(value)).map(({ label }) => label)
  return words.length > 2 ? String(words.length) : words.join(', ')
}
