import type { Event } from '@foyer/contracts/event/event'
import type { TaxOrFee } from '@foyer/contracts/tax-or-fee/tax-or-fee'
import { useLingui } from '@lingui/react/macro'
import { useWatch } from 'react-hook-form'
import type { AppForm } from '../../components/ui/form/use-app-form.tsx'
import { beginningOf } from '../../lib/format/beginning-of.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { pricingOf, type TicketInput } from './ticket-body.ts'
import { visibilityWords } from './ticket-visibility-fields.tsx'

/** What each closed row of the ticket's form says, in words. */
export interface RowValues {
  kind: string
  description: string
  sale: string
  limits: string
  visibility: string
  taxes: string
}

export function useRowValues(
  form: AppForm<TicketInput>,
  event: Event,
  taxesAndFees: readonly TaxOrFee[],
): RowValues {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const ticket = useWatch({ control: form.methods.control }) as TicketInput
  const { sale_start_date: start, sale_end_date: end, min_per_order: min = 1, max_per_order: max } = ticket
  const date = (instant: string) => format.date(instant, event.timezone)
  const from = start ? date(start) : ''
  const until = end ? date(end) : ''
  const flags = visibilityWords.filter(([flag]) => ticket[flag]).map(([, label]) => i18n._(label))
  const charged = taxesAndFees
    .filter(({ id }) => ticket.tax_and_fee_ids?.includes(id))
    .map(({ name }) => name)
  const none = t({ message: 'None', context: 'description, taxes and fees' })
  const kinds = { ONE: t`One price`, DONATION: t`Donation`, TIERED: t`Tiered` }
  return {
    kind: kinds[pricingOf(ticket.type)],
    description: beginningOf(ticket.description) || none,
    sale:
      from && until
        ? t`From ${from} until ${until}`
        : from
          ? t`From ${from} until the event ends`
          : until
            ? t`From now until ${until}`
            : t`From now until the event ends`,
    limits: max === undefined ? t`From ${min}` : t`${min} to ${max} in an order`,
    visibility: flags.length > 0 ? flags.join(' · ') : t`Everybody sees it`,
    taxes: charged.length > 0 ? charged.join(' · ') : none,
  }
}
