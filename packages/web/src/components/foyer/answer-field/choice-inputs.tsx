import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { FormControl } from '../../ui/form/form-field.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'
import { TickBox } from '../../ui/tick-box.tsx'

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
export function RadioChoice({
  options,
  isOptional,
  value,
  onChange,
  onBlur,
  ref,
  name,
  ...field
}: ChoiceProps) {
  const { id } = field
  const offered = isOptional ? [...options, ''] : options
  return (
    <div role="radiogroup" {...field} aria-required={!isOptional} className="grid gap-3">
      {offered.map((option, index) => (
        <Choice key={option} id={`${id}-${index}`} text={option || <Trans>No answer</Trans>}>
          <TickBox
            type="radio"
            {...{ name, onBlur }}
            id={`${id}-${index}`}
            ref={index === 0 ? ref : undefined}
            value={option}
            checked={value === option}
            onTick={() => onChange(option)}
          />
        </Choice>
      ))}
    </div>
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
        <Choice key={option} id={`${id}-${index}`} text={option}>
          <TickBox
            {...field}
            id={`${id}-${index}`}
            ref={index === 0 ? ref : undefined}
            value={option}
            checked={value.includes(option)}
            onTick={(isChosen) => toggle(option, isChosen)}
          />
        </Choice>
      ))}
    </div>
  )
}

interface ChoiceRowProps {
  id: string
  text: ReactNode
  children: ReactNode
}

function Choice({ id, text, children }: ChoiceRowProps) {
  return (
    <label htmlFor={id} className="grid grid-cols-[auto_1fr] items-start gap-x-3 text-sm">
      {children}
      <span className="leading-5 font-medium wrap-anywhere">{text}</span>
    </label>
  )
}
