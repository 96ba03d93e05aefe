import { Trans, useLingui } from '@lingui/react/macro'
import { Checkbox } from '../../ui/checkbox.tsx'
import type { FormControl } from '../../ui/form/form-field.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'
import { RadioGroup, RadioItem } from '../../ui/radio-group.tsx'

interface ChoiceProps extends Omit<FormControl<string, string>, 'value'> {
  value: string
  options: readonly string[]
  /** Whether a person may clear their choice. */
  isOptional: boolean
}

/** Chooses one of many. */
export function DropdownChoice({ options, isOptional, ...field }: ChoiceProps) {
  const { t } = useLingui()
  return (
    <NativeSelect {...field}>
      <option value="">{isOptional ? t`No answer` : t`Choose`}</option>
      {options.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </NativeSelect>
  )
}

/** Chooses one of a few visible options. */
export function RadioChoice({ options, isOptional, onChange, ...field }: ChoiceProps) {
  return (
    <RadioGroup {...field} aria-required={!isOptional} onValueChange={onChange}>
      {options.map((option) => (
        <RadioItem key={option} value={option} label={<Option text={option} />} />
      ))}
      {isOptional && <RadioItem value="" label={<Trans>No answer</Trans>} />}
    </RadioGroup>
  )
}

interface CheckboxChoicesProps extends Omit<FormControl<string, string[]>, 'value'> {
  value: readonly string[]
  options: readonly string[]
}

/** Chooses any number of options. The answer keeps the order in which they are offered. */
export function CheckboxChoices({
  value,
  options,
  onChange,
  id,
  ref,
  'aria-required': _,
  ...field
}: CheckboxChoicesProps) {
  const toggle = (option: string, isChosen: boolean) =>
    onChange(options.filter((other) => (other === option ? isChosen : value.includes(other))))
  return (
    <div id={id} className="grid gap-3">
      {options.map((option, index) => (
        <label
          key={option}
          htmlFor={`${id}-${index}`}
          className="grid grid-cols-[auto_1fr] items-start gap-x-3 text-sm"
        >
          <Checkbox
            {...field}
            id={`${id}-${index}`}
            ref={index === 0 ? ref : undefined}
            checked={value.includes(option)}
            onCheckedChange={(checked) => toggle(option, checked === true)}
          />
          <Option text={option} />
        </label>
      ))}
    </div>
  )
}

function Option({ text }: { text: string }) {
  return <span className="leading-5 font-medium wrap-anywhere">{text}</span>
}
