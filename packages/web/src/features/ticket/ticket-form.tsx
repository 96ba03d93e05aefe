import type { Event } from '@foyer/contracts/event/event'
import type { TaxOrFee } from '@foyer/contracts/tax-or-fee/tax-or-fee'
import type { Ticket } from '@foyer/contracts/ticket/ticket'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { RichTextInput } from '../../components/foyer/rich-text-input.tsx'
import { AppForm } from '../../components/ui/form/app-form.tsx'
import { FormFooter } from '../../components/ui/form/form-footer.tsx'
import { FormSection } from '../../components/ui/form/form-section.tsx'
import { useAppForm } from '../../components/ui/form/use-app-form.tsx'
import { Input } from '../../components/ui/input.tsx'
import { NumberInput } from '../../components/ui/number-input.tsx'
import { payableTicketBody } from './payable-ticket.ts'
import { newTicket, toTicketBody } from './ticket-body.ts'
import { useSaveTicket } from './ticket-mutations.ts'
import { TicketPriceFields } from './ticket-price-fields.tsx'
import { ticketQueries } from './ticket-queries.ts'
import { TicketSaleFields } from './ticket-sale-fields.tsx'
import { hasSales } from './ticket-stock.ts'
import { TicketTaxesField } from './ticket-taxes-field.tsx'
import { TicketTierFields } from './ticket-tier-fields.tsx'
import { TicketTypeField } from './ticket-type-field.tsx'
import { TicketVisibilityFields } from './ticket-visibility-fields.tsx'
import { usePriceProblemText } from './use-price-problem-text.ts'

interface TicketFormProps {
  event: Event
  /** The ticket to change. Without it, the form creates one. */
  ticket?: Ticket | undefined
  taxesAndFees: readonly TaxOrFee[]
  /** The initial maximum of a new ticket. */
  maxPerOrder: number
  onSaved: () => void
}

/** One form for all four kinds of tickets. Its fields depend on the kind. */
export function TicketForm({ event, ticket, taxesAndFees, maxPerOrder, onSaved }: TicketFormProps) {
  const { t } = useLingui()
  const save = useSaveTicket(event.id, ticket?.id)
  const client = useQueryClient()
  const sayProblem = usePriceProblemText(event.currency)
  const form = useAppForm({
    schema: payableTicketBody({ currency: event.currency, taxesAndFees }, sayProblem),
    defaultValues: ticket ? toTicketBody(ticket) : newTicket(taxesAndFees, maxPerOrder),
    readLatest:
      ticket &&
      (async () => {
        const all = await client.fetchQuery({ ...ticketQueries.all(event.id), staleTime: 0 })
        return toTicketBody(all.find(({ id }) => id === ticket.id) ?? ticket)
      }),
    onSubmit: async (body) => {
      await save.mutateAsync(body)
      onSaved()
    },
  })
  const type = useWatch({ control: form.methods.control, name: 'type' })
  return (
    <AppForm form={form} failureTitle={ticket ? t`Unable to update ticket` : t`Unable to create ticket`}>
      <TicketTypeField form={form} isLocked={ticket ? hasSales(ticket.prices) : false} />
      <form.Field name="title" label={t`Title`}>
        {(field) => <Input {...field} placeholder={t`General admission`} />}
      </form.Field>
      <form.Field name="description" label={t`Description`} isOptional>
        {(field) => <RichTextInput {...field} limit={49_999} />}
      </form.Field>
      {type === 'TIERED' ? (
        <TicketTierFields form={form} event={event} prices={ticket?.prices ?? []} />
      ) : (
        <TicketPriceFields form={form} type={type} currency={event.currency} price={ticket?.prices[0]} />
      )}
      <TicketTaxesField form={form} type={type} taxesAndFees={taxesAndFees} currency={event.currency} />
      <FormSection title={t`Per order`}>
        <div className="grid grid-cols-2 gap-4">
          <form.Field name="min_per_order" label={t`At least`}>
            {(field) => <NumberInput {...field} />}
          </form.Field>
          <form.Field name="max_per_order" label={t`At most`}>
            {(field) => <NumberInput {...field} />}
          </form.Field>
        </div>
      </FormSection>
      <FormSection title={t`On sale`} description={t`Leave empty to sell from now until the event ends.`}>
        <TicketSaleFields form={form} timeZone={event.timezone} />
      </FormSection>
      <FormSection title={t`On the event page`}>
        <TicketVisibilityFields form={form} />
      </FormSection>
      <FormFooter>{ticket ? <Trans>Save changes</Trans> : <Trans>Create ticket</Trans>}</FormFooter>
    </AppForm>
  )
}
