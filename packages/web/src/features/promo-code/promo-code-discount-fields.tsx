import type { DiscountType } from '@foyer/contracts/promo-code/promo-code'
import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { MoneyInput } from '../../components/foyer/money-input.tsx'
import { PercentInput } from '../../components/foyer/percent-input.tsx'
import type { AppForm } from '../../components/ui/form/use-app-form.tsx'
import { NumberInput } from '../../components/ui/number-input.tsx'
import { RadioGroup, RadioItem } from '../../components/ui/radio-group.tsx'
import { discountTypeWords } from './discount-type-words.ts'
import type { PromoCodeInput } from './promo-code-body.ts'

/** The kinds of discount, the most usual first. */
const offered = ['PERCENTAGE', 'FIXED', 'NONE'] as const

interface PromoCodeDiscountFieldsProps {
  form: AppForm<PromoCodeInput>
  currency: string
}

/** The discount, with an input for each kind. Choosing a kind again restores what was typed for it. */
export function PromoCodeDiscountFields({ form, currency }: PromoCodeDiscountFieldsProps) {
  const { t, i18n } = useLingui()
  const { methods } = form
  const amounts = useRef<Partial<Record<DiscountType, number | undefined>>>({ NONE: 0 })
  const type = useWatch({ control: methods.control, name: 'discount_type' }) ?? 'NONE'
  const change = (next: DiscountType) => {
    if (type !== 'NONE') amounts.current[type] = methods.getValues('discount_amount')
    methods.setValue('discount_amount', amounts.current[next] ?? Number.NaN, { shouldDirty: true })
    methods.clearErrors('discount_amount')
  }
  return (
    <>
      <form.Field name="discount_type" label={t`Discount`} isGroup>
        {({ value, onChange, ...field }) => (
          <RadioGroup
            {...field}
            value={value}
            onValueChange={(next) => {
              onChange(next)
              change(next as DiscountType)
            }}
            className="sm:grid-cols-3"
          >
            {offered.map((option) => (
              <RadioItem key={option} value={option} label={i18n._(discountTypeWords[option])} />
            ))}
          </RadioGroup>
        )}
      </form.Field>
      {type !== 'NONE' && (
        <div className="grid gap-6 sm:grid-cols-2 sm:gap-4">
          <form.Field
            key={type}
            name="discount_amount"
            label={type === 'PERCENTAGE' ? t`Percentage off` : t`Amount off`}
            help={t`Taken off each ticket, never below zero. Free tickets and donations get no discount.`}
          >
            {(field) =>
              type === 'PERCENTAGE' ? (
                <PercentInput {...field} />
              ) : (
                <MoneyInput {...field} currency={currency} />
              )
            }
          </form.Field>
          <form.Field
            name="max_tickets_discounted"
            label={t`Tickets discounted per order`}
            isOptional
            help={t`Only this many tickets get the discount. The rest of the order costs the full price.`}
          >
            {(field) => <NumberInput {...field} placeholder={t`All`} />}
          </form.Field>
        </div>
      )}
    </>
  )
}
