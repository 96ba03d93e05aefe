import type { Event } from '@foyer/contracts/event/event'
import { type PromoCode, promoCodeBody } from '@foyer/contracts/promo-code/promo-code'
import type { Ticket } from '@foyer/contracts/ticket/ticket'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { Shuffle } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import { Button } from '../../components/ui/button.tsx'
import { DateTimeInput } from '../../components/ui/date-time-input.tsx'
import { AppForm } from '../../components/ui/form/app-form.tsx'
import { FormFooter } from '../../components/ui/form/form-footer.tsx'
import { FormRow, FormRows } from '../../components/ui/form/form-row.tsx'
import { useAppForm } from '../../components/ui/form/use-app-form.tsx'
import { Input } from '../../components/ui/input.tsx'
import { NumberInput } from '../../components/ui/number-input.tsx'
import { useFormat } from '../../lib/format/use-format.ts'
import { generateCode, type PromoCodeInput, toPromoCodeBody } from './promo-code-body.ts'
import { PromoCodeDiscountFields } from './promo-code-discount-fields.tsx'
import { useSavePromoCode } from './promo-code-mutations.ts'
import { promoCodeQueries } from './promo-code-queries.ts'
import { PromoCodeEffect, PromoCodeTicketsField } from './promo-code-tickets-field.tsx'

interface PromoCodeFormProps {
  event: Event
  tickets: readonly Ticket[]
  /** The promo code to change. Without it, the form creates one. */
  promoCode?: PromoCode | undefined
  defaultValues: PromoCodeInput
  onSaved: () => void
}

export function PromoCodeForm({ event, tickets, promoCode, defaultValues, onSaved }: PromoCodeFormProps) {
  const { t } = useLingui()
  const format = useFormat()
  const save = useSavePromoCode(event.id, promoCode?.id)
  const client = useQueryClient()
  const form = useAppForm({
    schema: promoCodeBody,
    defaultValues,
    readLatest:
      promoCode &&
      (async () => {
        const query = promoCodeQueries.detail(event.id, promoCode.id)
        return toPromoCodeBody(await client.fetchQuery({ ...query, staleTime: 0 }))
      }),
    onSubmit: async (body) => {
      await save.mutateAsync(body)
      onSaved()
    },
  })
  const { expires_at, max_uses, ticket_ids } = useWatch({ control: form.methods.control })
  const titles = tickets.filter(({ id }) => ticket_ids?.includes(id)).map(({ title }) => title)
  const used = promoCode?.times_used ? format.number(promoCode.times_used) : null
  const generate = () =>
    form.methods.setValue('code', generateCode(), { shouldDirty: true, shouldValidate: true })
  return (
    <AppForm form={form}>
      <form.Field
        name="code"
        label={t`Code`}
        help={t`3 to 50 characters. Upper and lower case make no difference.`}
      >
        {(field) => (
          <div className="flex gap-2">
            <Input {...field} autoComplete="off" autoCapitalize="characters" spellCheck={false} />
            <Button variant="secondary" onClick={generate}>
              <Shuffle />
              <Trans>Generate</Trans>
            </Button>
          </div>
        )}
      </form.Field>
      <PromoCodeDiscountFields form={form} currency={event.currency} />
      <FormRows>
        <FormRow
          title={t`Tickets`}
          value={titles.length > 0 ? titles.join(' · ') : t`Every ticket`}
          names={['ticket_ids']}
        >
          <PromoCodeTicketsField form={form} tickets={tickets} />
        </FormRow>
        <FormRow
          title={t`Expires`}
          value={expires_at ? format.date(expires_at, event.timezone) : t`Never`}
          names={['expires_at']}
        >
          <form.Field
            name="expires_at"
            label={t`Expires`}
            isOptional
            help={t`Leave empty if it should not expire.`}
          >
            {(field) => <DateTimeInput {...field} timeZone={event.timezone} />}
          </form.Field>
        </FormRow>
        <FormRow
          title={t`Maximum uses`}
          value={max_uses ? format.number(max_uses) : t`Unlimited`}
          names={['max_uses']}
        >
          <form.Field
            name="max_uses"
            label={t`Maximum uses`}
            isOptional
            help={
              used ? t`Each order counts as one use. Uses so far: ${used}.` : t`Each order counts as one use.`
            }
          >
            {(field) => <NumberInput {...field} placeholder={t`Unlimited`} />}
          </form.Field>
        </FormRow>
      </FormRows>
      <PromoCodeEffect form={form} tickets={tickets} />
      <FormFooter>{promoCode ? <Trans>Save changes</Trans> : <Trans>Create promo code</Trans>}</FormFooter>
    </AppForm>
  )
}
