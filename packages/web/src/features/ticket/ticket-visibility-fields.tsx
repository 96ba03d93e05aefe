import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { FormCheckbox } from '../../components/ui/form/form-checkbox.tsx'
import type { AppForm } from '../../components/ui/form/use-app-form.tsx'
import type { TicketInput } from './ticket-body.ts'

type Flag =
  | 'is_hidden'
  | 'is_paused'
  | 'is_hidden_without_promo_code'
  | 'hide_before_sale_start'
  | 'hide_after_sale_end'
  | 'hide_when_sold_out'
  | 'show_quantity_remaining'
  | 'collapse_on_load'

/** What each mark of a ticket means. */
export const visibilityWords: [Flag, MessageDescriptor][] = [
  ['show_quantity_remaining', msg`Show how many are left`],
  ['collapse_on_load', msg`Show collapsed at first`],
  ['hide_before_sale_start', msg`Hide before the sale starts`],
  ['hide_after_sale_end', msg`Hide after the sale has ended`],
  ['hide_when_sold_out', msg`Hide when sold out`],
  ['is_hidden_without_promo_code', msg`Hide unless a promo code applies`],
  ['is_paused', msg`Pause the sale: visible, but cannot be bought`],
  ['is_hidden', msg`Hide from everybody`],
]

export function TicketVisibilityFields({ form }: { form: AppForm<TicketInput> }) {
  const { i18n } = useLingui()
  return (
    <div className="grid gap-3">
      {visibilityWords.map(([flag, label]) => (
        <form.Field key={flag} name={flag} isInline label={i18n._(label)}>
          {(field) => <FormCheckbox {...field} />}
        </form.Field>
      ))}
    </div>
  )
}
