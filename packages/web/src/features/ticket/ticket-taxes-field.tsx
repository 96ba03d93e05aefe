import type { TaxOrFee } from '@foyer/contracts/tax-or-fee/tax-or-fee'
import type { TicketType } from '@foyer/contracts/ticket/ticket'
import { Trans, useLingui } from '@lingui/react/macro'
import { useWatch } from 'react-hook-form'
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
  type: TicketType
  taxesAndFees: readonly TaxOrFee[]
  currency: string
}

/** Chooses a ticket's taxes and fees. For a free ticket with some, it asks to remove them (specification §5). */
export function TicketTaxesField({ form, type, taxesAndFees, currency }: TicketTaxesFieldProps) {
  const { t } = useLingui()
  const format = useFormat()
  const chosen = useWatch({ control: form.methods.control, name: 'tax_and_fee_ids' }) ?? []
  if (type === 'FREE' && chosen.length === 0) return null
  return (
    <form.Field name="tax_and_fee_ids" label={t`Taxes and fees`} isGroup>
      {(field) => (
        <div className="grid gap-4">
          {type === 'FREE' && (
            <Alert
              tone="warning"
              title={t`A free ticket has no taxes or fees`}
              action={
                <Button size="sm" variant="secondary" onClick={() => field.onChange([])}>
                  <Trans>Remove them</Trans>
                </Button>
              }
            />
          )}
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
