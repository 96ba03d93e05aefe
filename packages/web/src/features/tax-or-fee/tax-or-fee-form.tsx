import { type TaxOrFee, taxOrFeeBody } from '@foyer/contracts/tax-or-fee/tax-or-fee'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { MoneyInput } from '../../components/foyer/money-input.tsx'
import { PercentInput } from '../../components/foyer/percent-input.tsx'
import { AppForm } from '../../components/ui/form/app-form.tsx'
import { FormCheckbox } from '../../components/ui/form/form-checkbox.tsx'
import { FormFooter } from '../../components/ui/form/form-footer.tsx'
import { useAppForm } from '../../components/ui/form/use-app-form.tsx'
import { Input } from '../../components/ui/input.tsx'
import { RadioGroup, RadioItem } from '../../components/ui/radio-group.tsx'
import { useSaveTaxOrFee } from './tax-or-fee-mutations.ts'
import { taxOrFeeQueries } from './tax-or-fee-queries.ts'

interface TaxOrFeeFormProps {
  accountId: string
  currency: string
  taxOrFee?: TaxOrFee | undefined
  onSaved: (taxOrFee: TaxOrFee) => void
}

export function TaxOrFeeForm({ accountId, currency, taxOrFee, onSaved }: TaxOrFeeFormProps) {
  const { t } = useLingui()
  const save = useSaveTaxOrFee(accountId, taxOrFee?.id)
  const client = useQueryClient()
  const form = useAppForm({
    schema: taxOrFeeBody,
    defaultValues: taxOrFee
      ? pickBody(taxOrFee)
      : { name: '', type: 'TAX', calculation_type: 'PERCENTAGE', is_default: true },
    readLatest:
      taxOrFee &&
      (async () => {
        const all = await client.fetchQuery({ ...taxOrFeeQueries.all(accountId), staleTime: 0 })
        return pickBody(all.find(({ id }) => id === taxOrFee.id) ?? taxOrFee)
      }),
    onSubmit: async (body) => onSaved(await save.mutateAsync(body)),
  })
  /** Clears a half-typed value when its field disappears, so that it does not block the form. */
  const forgetUnfinished = (name: 'amount' | 'rate') => {
    if (!Number.isInteger(form.methods.getValues(name))) form.methods.setValue(name, undefined)
  }
  const calculation = useWatch({ control: form.methods.control, name: 'calculation_type' })
  return (
    <AppForm form={form}>
      <form.Field name="name" label={t`Name`} help={t`As buyers see it, such as “VAT” or “Booking fee”.`}>
        {(field) => <Input {...field} />}
      </form.Field>
      <form.Field name="type" label={t`Kind`} isGroup>
        {({ value, onChange, ...field }) => (
          <RadioGroup {...field} value={value} onValueChange={onChange} className="sm:grid-cols-2">
            <RadioItem isCard value="TAX" label={t`Tax`} description={t`On the price and the fees.`} />
            <RadioItem isCard value="FEE" label={t`Fee`} description={t`On the price only.`} />
          </RadioGroup>
        )}
      </form.Field>
      <form.Field name="calculation_type" label={t`Calculated as`} isGroup>
        {({ value, onChange, ...field }) => (
          <RadioGroup
            {...field}
            value={value}
            onValueChange={(calculation) => {
              forgetUnfinished(calculation === 'FIXED' ? 'rate' : 'amount')
              onChange(calculation)
            }}
            className="grid-cols-2"
          >
            <RadioItem value="PERCENTAGE" label={t`Percentage`} />
            <RadioItem value="FIXED" label={t`Fixed amount`} />
          </RadioGroup>
        )}
      </form.Field>
      {calculation === 'FIXED' ? (
        <form.Field name="amount" label={t`Amount per ticket`} help={t`In the currency of each event.`}>
          {(field) => <MoneyInput {...field} currency={currency} className="max-w-48" />}
        </form.Field>
      ) : (
        <form.Field name="rate" label={t`Percentage`}>
          {(field) => <PercentInput {...field} className="max-w-48" />}
        </form.Field>
      )}
      <form.Field
        name="is_default"
        isInline
        label={t`Apply to new tickets`}
        help={t`You can remove it from each ticket. Existing tickets do not change.`}
      >
        {(field) => <FormCheckbox {...field} />}
      </form.Field>
      <FormFooter>{taxOrFee ? <Trans>Save changes</Trans> : <Trans>Create</Trans>}</FormFooter>
    </AppForm>
  )
}

function pickBody({ name, type, calculation_type, amount, rate, is_default }: TaxOrFee) {
  return { name, type, calculation_type, amount, rate, is_default }
}
