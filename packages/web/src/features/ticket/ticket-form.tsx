import type { Event } from '@foyer/contracts/event/event'
import type { TaxOrFee } from '@foyer/contracts/tax-or-fee/tax-or-fee'
import type { Ticket } from '@foyer/contracts/ticket/ticket'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { RichTextInput } from '../../components/foyer/rich-text-input.tsx'
import { AppForm } from '../../components/ui/form/app-form.tsx'
import { FormFooter } from '../../components/ui/form/form-footer.tsx'
import { FormRow, FormRows } from '../../components/ui/form/form-row.tsx'
import { useAppForm } from '../../components/ui/form/use-app-form.tsx'
import { Input } from '../../components/ui/input.tsx'
import { NumberInput } from '../../components/ui/number-input.tsx'
import { usePriceProblemText } from '../../lib/words/use-price-problem-text.ts'
import { payableTicketBody } from './payable-ticket.ts'
import { newTicket, toTicketBody } from './ticket-body.ts'
import { useSaveTicket } from './ticket-mutations.ts'
import { TicketPriceFields } from './ticket-price-fields.tsx'
import { ticketQueries } from './ticket-queries.ts'
import { TicketSaleFields } from './ticket-sale-fields.tsx'
import { hasSales } from './ticket-stock.ts'
import { FreeTicketTaxes, TicketTaxesField } from './ticket-taxes-field.tsx'
import { TicketTierFields } from './ticket-tier-fields.tsx'
import { TicketTypeField } from './ticket-type-field.tsx'
import { TicketVisibilityFields, visibilityWords } from './ticket-visibility-fields.tsx'
import { useRowValues } from './use-row-values.ts'

interface TicketFormProps {
  event: Event
  /** The ticket to change. Without it, the form creates one. */
  ticket?: Ticket | undefined
  taxesAndFees: readonly TaxOrFee[]
  /** The initial maximum of a new ticket. */
  maxPerOrder: number
  onSaved: () => void
}

/** One form for all four kinds of tickets: name, price and quantity, and the rest as closed rows that say their value. */
export function TicketForm({ event, ticket, taxesAndFees, maxPerOrder, onSaved }: TicketFormProps) {
  const { t } = useLingui()
  const save = useSaveTicket(event.id, ticket?.id)
  const client = useQueryClient()
  const sayProblem = usePriceProblemText()
  const form = useAppForm({
    schema: payableTicketBody({ currency: event.currency, taxesAndFees }, (problem) =>
      sayProblem(problem, event.currency),
    ),
    defaultValues: ticket ? toTicketBody(ticket) : newTicket(taxesAndFees, maxPerOrder),
    readLatest:
      ticket &&
      (async () => {
        const all = await client.fetchQuery({ ...ticketQueries.all(event.id), staleTime: 0 })
        return toTicketBody(all.find(({ id }) => id === ticket.id) ?? ticket)
      }),
    onSubmit: async (body) => {
      const { tax_and_fee_ids } = form.methods.formState.dirtyFields
      const isUnasked = !ticket && body.type === 'FREE' && !tax_and_fee_ids
      // The account's default taxes were never chosen for it.
      await save.mutateAsync(isUnasked ? { ...body, tax_and_fee_ids: [] } : body)
      onSaved()
    },
  })
  const { control } = form.methods
  const type = useWatch({ control, name: 'type' })
  const chosenTaxes = useWatch({ control, name: 'tax_and_fee_ids' }) ?? []
  const isLocked = ticket ? hasSales(ticket.prices) : false
  const values = useRowValues(form, event, taxesAndFees)
  // Until a price is typed, nothing says that a new ticket is meant to be free. Leaving a field must not move the button just pressed.
  const [isPriceTyped, setIsPriceTyped] = useState(ticket !== undefined)
  const isFree = type === 'FREE' && isPriceTyped
  return (
    <AppForm form={form} failureTitle={ticket ? t`Unable to update ticket` : t`Unable to create ticket`}>
      <form.Field name="title" label={t`Title`}>
        {(field) => <Input {...field} placeholder={t`General admission`} />}
      </form.Field>
      {type === 'TIERED' ? (
        <TicketTierFields form={form} event={event} prices={ticket?.prices ?? []} />
      ) : (
        <TicketPriceFields
          form={form}
          type={type}
          currency={event.currency}
          price={ticket?.prices[0]}
          isLocked={isLocked}
          onPriceTyped={() => setIsPriceTyped(true)}
        />
      )}
      {isFree && chosenTaxes.length > 0 && <FreeTicketTaxes form={form} />}
      <FormRows>
        <FormRow title={t`Kind`} value={values.kind} names={['type']}>
          <TicketTypeField form={form} isLocked={isLocked} />
        </FormRow>
        <FormRow title={t`Description`} value={values.description} names={['description']}>
          <form.Field name="description" label={t`Description`} isOptional>
            {(field) => <RichTextInput {...field} limit={49_999} />}
          </form.Field>
        </FormRow>
        <FormRow title={t`On sale`} value={values.sale} names={['sale_start_date', 'sale_end_date']}>
          <TicketSaleFields form={form} timeZone={event.timezone} />
        </FormRow>
        <FormRow title={t`Per order`} value={values.limits} names={['min_per_order', 'max_per_order']}>
          <div className="grid grid-cols-2 gap-4">
            <form.Field name="min_per_order" label={t`At least`}>
              {(field) => <NumberInput {...field} />}
            </form.Field>
            <form.Field name="max_per_order" label={t`At most`}>
              {(field) => <NumberInput {...field} />}
            </form.Field>
          </div>
        </FormRow>
        {!isFree && (
          <FormRow title={t`Taxes and fees`} value={values.taxes} names={['tax_and_fee_ids']}>
            <TicketTaxesField form={form} taxesAndFees={taxesAndFees} currency={event.currency} />
          </FormRow>
        )}
        <FormRow
          title={t`On the event page`}
          value={values.visibility}
          names={visibilityWords.map(([flag]) => flag)}
        >
          <TicketVisibilityFields form={form} />
        </FormRow>
      </FormRows>
      <FormFooter>{ticket ? <Trans>Save changes</Trans> : <Trans>Create ticket</Trans>}</FormFooter>
    </AppForm>
  )
}
