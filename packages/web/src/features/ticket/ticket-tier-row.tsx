import type { Event } from '@foyer/contracts/event/event'
import type { TicketPrice } from '@foyer/contracts/ticket/ticket'
import { Trans, useLingui } from '@lingui/react/macro'
import { Trash2 } from 'lucide-react'
import { MoneyInput } from '../../components/foyer/money-input.tsx'
import { Button } from '../../components/ui/button.tsx'
import { DateTimeInput } from '../../components/ui/date-time-input.tsx'
import { FormCheckbox } from '../../components/ui/form/form-checkbox.tsx'
import type { AppForm } from '../../components/ui/form/use-app-form.tsx'
import { Input } from '../../components/ui/input.tsx'
import { NumberInput } from '../../components/ui/number-input.tsx'
import { MoveButtons } from '../../components/ui/sortable/move-buttons.tsx'
import type { ItemSorting } from '../../components/ui/sortable/sortable-item.tsx'
import { useTakenText } from '../../lib/form/use-taken-text.ts'
import type { TicketInput } from './ticket-body.ts'
import { hasSales } from './ticket-stock.ts'

interface TicketTierRowProps {
  form: AppForm<TicketInput>
  event: Event
  index: number
  price: TicketPrice | undefined
  sorting: ItemSorting
  /** Undefined for the last tier, since at least one is required. */
  onRemove: (() => void) | undefined
}

export function TicketTierRow({ form, event, index, price, sorting, onRemove }: TicketTierRowProps) {
  const { t } = useLingui()
  const taken = useTakenText()
  const number = index + 1
  const isSold = price !== undefined && hasSales([price])
  return (
    <fieldset className="grid min-w-0 gap-4 rounded-lg border p-4">
      <legend className="sr-only">{t`Tier ${number}`}</legend>
      <div className="-mx-2 -my-1 flex items-center gap-1">
        {sorting.handle}
        <span aria-hidden className="grow ps-1 font-medium">
          {t`Tier ${number}`}
        </span>
        <MoveButtons name={t`Tier ${number}`} onMoveUp={sorting.onMoveUp} onMoveDown={sorting.onMoveDown} />
        {onRemove && !isSold && (
          <Button
            variant="quiet"
            size="icon-sm"
            className="text-muted-foreground"
            aria-label={t`Remove tier ${number}`}
            onClick={onRemove}
          >
            <Trash2 />
          </Button>
        )}
      </div>
      <form.Field name={`prices.${index}.label`} label={t`Name of tier ${number}`}>
        {(field) => <Input {...field} placeholder={t`Early bird`} />}
      </form.Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <form.Field name={`prices.${index}.price`} label={t`Price`}>
          {(field) => <MoneyInput {...field} currency={event.currency} />}
        </form.Field>
        <form.Field
          name={`prices.${index}.quantity_available`}
          label={t`Quantity`}
          isOptional
          help={taken(price)}
        >
          {(field) => <NumberInput {...field} placeholder={t`Unlimited`} />}
        </form.Field>
      </div>
      {isSold && (
        <p className="text-muted-foreground">
          <Trans>A price tier with sold tickets cannot be deleted. You can hide it below.</Trans>
        </p>
      )}
      <details>
        <summary className="w-fit rounded-sm text-sm font-medium">
          <Trans>Sale dates and visibility of this tier</Trans>
        </summary>
        <div className="mt-4 grid gap-4">
          <form.Field name={`prices.${index}.sale_start_date`} label={t`On sale from`} isOptional>
            {(field) => <DateTimeInput {...field} timeZone={event.timezone} />}
          </form.Field>
          <form.Field name={`prices.${index}.sale_end_date`} label={t`On sale until`} isOptional>
            {(field) => <DateTimeInput {...field} timeZone={event.timezone} />}
          </form.Field>
          <form.Field name={`prices.${index}.is_hidden`} isInline label={t`Hide this tier`}>
            {(field) => <FormCheckbox {...field} />}
          </form.Field>
        </div>
      </details>
    </fieldset>
  )
}
