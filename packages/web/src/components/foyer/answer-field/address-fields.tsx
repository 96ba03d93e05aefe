import type { Address } from '@foyer/contracts/question/answer'
import type { PublicQuestion } from '@foyer/contracts/question/question'
import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { FormField } from '../../ui/form/form-field.tsx'
import { Input } from '../../ui/input.tsx'
import { RichText } from '../rich-text.tsx'
import { CountrySelect } from './country-select.tsx'

export interface AnswerFieldProps {
  /** The answer's path in the form. */
  name: string
  question: PublicQuestion
  /** Stops the browser from filling all tickets with one ticket's address: `section-…` or nothing. */
  section: string
}

interface AddressPart {
  part: keyof Address
  label: string
  /** The browser's name for this part (`autocomplete`). */
  fill: string
  maxLength: number
  isNeeded?: boolean
}

/** An address, part by part. An optional address may stay empty, but a half-filled one must be completed. */
export function AddressFields({ name, question, section }: AnswerFieldProps) {
  const { t } = useLingui()
  const id = useId()
  const { title, description, is_required } = question
  const parts: AddressPart[] = [
    { part: 'address_line_1', label: t`Address`, fill: 'address-line1', maxLength: 200, isNeeded: true },
    { part: 'address_line_2', label: t`Address, second line`, fill: 'address-line2', maxLength: 200 },
    { part: 'zip_or_postal_code', label: t`Postal code`, fill: 'postal-code', maxLength: 30 },
    { part: 'city', label: t`City`, fill: 'address-level2', maxLength: 100, isNeeded: true },
    { part: 'state_or_region', label: t`State or region`, fill: 'address-level1', maxLength: 100 },
    { part: 'country', label: t`Country`, fill: 'country', maxLength: 2, isNeeded: true },
  ]
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand in a grid
    <div
      role="group"
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-help` : undefined}
      className="grid gap-4 sm:grid-cols-2"
    >
      <div className="grid gap-2 sm:col-span-2">
        <p id={`${id}-title`} className="text-sm leading-5 font-medium wrap-anywhere">
          {title}
        </p>
        {description && (
          <div id={`${id}-help`} className="text-sm text-muted-foreground">
            <RichText html={description} />
          </div>
        )}
      </div>
      {parts.map(({ part, label, fill, maxLength, isNeeded = false }) => (
        <FormField<string, string | undefined>
          key={part}
          name={`${name}.${part}`}
          label={label}
          isOptional={!is_required || !isNeeded}
        >
          {({ value = '', ...field }) => {
            const control = { ...field, value, autoComplete: `${section} ${fill}`.trim() }
            return part === 'country' ? (
              <CountrySelect {...control} />
            ) : (
              <Input {...control} maxLength={maxLength} />
            )
          }}
        </FormField>
      ))}
    </div>
  )
}
