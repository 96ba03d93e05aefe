import type { Event } from '@foyer/contracts/event/event'
import type { TicketPrice } from '@foyer/contracts/ticket/ticket'
import { Trans, useLingui } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import { useFieldArray, useFormState } from 'react-hook-form'
import { Button } from '../../components/ui/button.tsx'
import { FormSection } from '../../components/ui/form/form-section.tsx'
import type { AppForm } from '../../components/ui/form/use-app-form.tsx'
import { SortableList } from '../../components/ui/sortable/sortable-list.tsx'
import { formSentence } from '../../lib/words/form-sentence.ts'
import { emptyPrice, type TicketInput } from './ticket-body.ts'
import { TicketTierRow } from './ticket-tier-row.tsx'

interface TicketTierFieldsProps {
  form: AppForm<TicketInput>
  event: Event
  /** The saved prices, with their sales. */
  prices: readonly TicketPrice[]
}

/** The tiers of a tiered ticket, in the order in which buyers see them. */
export function TicketTierFields({ form, event, prices }: TicketTierFieldsProps) {
  const { t, i18n } = useLingui()
  const { control } = form.methods
  // `id` names a saved tier, so the list's keys have another name.
  const tiers = useFieldArray({ control, name: 'prices', keyName: 'key' })
  const { errors } = useFormState({ control, name: 'prices' })
  const message = errors.prices?.message ?? errors.prices?.root?.message
  return (
    <FormSection title={t`Price tiers`}>
      <SortableList
        label={t`Price tiers`}
        items={tiers.fields.map((tier) => ({ id: tier.key, priceId: tier.id, label: tier.label }))}
        nameOf={({ label }) => label || t`New tier`}
        onSort={(_ids, { from, to }) => tiers.move(from, to)}
      >
        {({ priceId }, sorting, index) => (
          <TicketTierRow
            form={form}
            event={event}
            index={index}
            price={prices.find(({ id }) => id === priceId)}
            sorting={sorting}
            onRemove={tiers.fields.length > 1 ? () => tiers.remove(index) : undefined}
          />
        )}
      </SortableList>
      {message && (
        <p role="alert" className="text-sm text-destructive">
          {formSentence(message, i18n)}
        </p>
      )}
      <Button
        variant="secondary"
        className="justify-self-start"
        disabled={tiers.fields.length >= 50}
        onClick={() => tiers.append(emptyPrice())}
      >
        <Plus />
        <Trans>Add tier</Trans>
      </Button>
    </FormSection>
  )
}
