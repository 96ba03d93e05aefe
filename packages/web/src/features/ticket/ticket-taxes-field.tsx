import type { TaxOrFee } from '@foyer/contracts/tax-or-fee/tax-or-fee'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router-dom'
import { Alert } from '../../components/ui/alert.tsx'
import { Button } from '../../components/ui/button.tsx'
import { CheckboxList } from '../../components/ui/checkbox-list.tsx'
import type { AppForm } from '../../components/ui/form/use-app-form.tsx'
import { useFormat } from '../../lib/format/use-format.ts'
import { paths } from '../../paths.ts'
import type { TicketInput } from './ticket-body.ts'

interface TicketTaxesFieldProps {
  form: AppForm<TicketInput>
  taxesAndFees: readonly TaxOrFee[]
  currency: string
}

/** For a free ticket with taxes or fees: asks to remove them (specification §5). */
export function FreeTicketTaxes({ form }: Pick<TicketTaxesFieldProps, 'form'>) {
  const { t } = useLingui()
  return (
    <Alert
      tone="warning"
      title={t`A free ticket has no taxes or fees`}
      action={
        <Button
          size="sm"
          variant="secondary"
          onClick={() => form.methods.setValue('tax_and_fee_ids', [], { shouldDirty: true })}
        >
          <Trans>Remove them</Trans>
        </Button>
      }
    />
  )
}

/** Chooses a ticket's taxes and fees. */
export function TicketTaxesField({ form, taxesAndFees, currency }: TicketTaxesFieldProps) {
  const { t } = useLingui()
  const format = useFormat()
  return (
    <form.Field name="tax_and_fee_ids" label={t`Taxes and fees`} isGroup>
      {(field) => (
        <div className="grid gap-4">
          {taxesAndFees.length === 0 ? (
            <p className="text-sm text-muted-foreground">
              <Trans>
                There are none yet. Create them under{' '}
                <Link to={paths.account('taxes-and-fees')} className="underline underline-offset-4">
                  taxes and fees
                </Link>
                .
              </Trans>
            </p>
          ) : (
            <CheckboxList
              {...field}
              options={taxesAndFees.map((item) => ({
                value: item.id,
                label: item.name,
                aside:
                  item.calculation_type === 'FIXED'
                    ? format.money(item.amount, currency)
                    : format.rate(item.rate),
              }))}
            />
          )}
        </div>
      )}
    </form.Field>
  )
}
