import { createAttendeeBody } from '@foyer/contracts/attendee/attendee'
import type { Event } from '@foyer/contracts/event/event'
import { negotiateLocale } from '@foyer/contracts/known-locales'
import { fullName } from '@foyer/contracts/person-name'
import type { Ticket } from '@foyer/contracts/ticket/ticket'
import { Trans, useLingui } from '@lingui/react/macro'
import { useWatch } from 'react-hook-form'
import { LocaleInput } from '../../components/foyer/locale-input.tsx'
import { MoneyInput } from '../../components/foyer/money-input.tsx'
import { AppForm } from '../../components/ui/form/app-form.tsx'
import { FormCheckbox } from '../../components/ui/form/form-checkbox.tsx'
import { FormFooter } from '../../components/ui/form/form-footer.tsx'
import { FormRow, FormRows } from '../../components/ui/form/form-row.tsx'
import { NameFields } from '../../components/ui/form/name-fields.tsx'
import { useAppForm } from '../../components/ui/form/use-app-form.tsx'
import { Input } from '../../components/ui/input.tsx'
import { NativeSelect } from '../../components/ui/native-select.tsx'
import { useFormat } from '../../lib/format/use-format.ts'
import { localeNames } from '../../lib/words/locales.ts'
import { useCreateAttendee } from './attendee-mutations.ts'

interface CreateAttendeeFormProps {
  event: Event
  /** At least one. */
  tickets: readonly Ticket[]
  onCreated: (attendeeShortId: string, name: string) => void
}

/** Gives out a ticket by hand, to a person who paid at the door or pays nothing. */
export function CreateAttendeeForm({ event, tickets, onCreated }: CreateAttendeeFormProps) {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const create = useCreateAttendee(event.id)
  const [first] = tickets
  const form = useAppForm({
    schema: createAttendeeBody,
    defaultValues: {
      ticket_id: first?.id ?? '',
      price_id: first?.prices[0]?.id ?? '',
      first_name: '',
      last_name: '',
      email: '',
      locale: negotiateLocale(i18n.locale),
      notify_attendee: true,
    },
    onSubmit: async (body) => {
      const attendee = await create.mutateAsync(body)
      onCreated(attendee.short_id, fullName(body))
    },
  })
  const { setValue, control } = form.methods
  const [ticketId, priceId, locale] = useWatch({ control, name: ['ticket_id', 'price_id', 'locale'] })
  const ticket = tickets.find(({ id }) => id === ticketId)
  const price = ticket?.prices.find(({ id }) => id === priceId)
  const choosePrice = (id: string) => {
    setValue('price_id', id)
    setValue('unit_price', undefined)
  }
  const usual = format.money(price?.price ?? 0, event.currency)
  return (
    <AppForm form={form} failureTitle={t`The attendee was not created`}>
      <form.Field name="ticket_id" label={t`Ticket`}>
        {({ onChange, ...field }) => (
          <NativeSelect
            {...field}
            onChange={(change) => {
              const id = change.target.value
              onChange(id)
              choosePrice(tickets.find((candidate) => candidate.id === id)?.prices[0]?.id ?? '')
            }}
          >
            {tickets.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </NativeSelect>
        )}
      </form.Field>
      {ticket?.type === 'TIERED' && (
        <form.Field name="price_id" label={t`Price tier`}>
          {(field) => (
            <NativeSelect {...field} onChange={(change) => choosePrice(change.target.value)}>
              {ticket.prices.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </NativeSelect>
          )}
        </form.Field>
      )}
      {ticket && ticket.type !== 'FREE' && (
        <form.Field
          name="unit_price"
          label={t`Price paid`}
          isOptional
          help={t`The amount you received outside Foyer, before taxes and fees. Leave empty for ${usual}. An attendee added manually cannot be refunded here.`}
        >
          {({ onChange, ...field }) => (
            <MoneyInput
              {...field}
              currency={event.currency}
              className="max-w-56"
              onChange={(minor) => onChange(minor ?? undefined)}
            />
          )}
        </form.Field>
      )}
      <NameFields fill="off" />
      <form.Field name="email" label={t`Email`}>
        {(field) => <Input {...field} type="email" autoComplete="off" />}
      </form.Field>
      <form.Field
        name="notify_attendee"
        isInline
        label={t`Send confirmation and ticket`}
        help={t`Otherwise, share the ticket’s link or send the ticket later.`}
      >
        {(field) => <FormCheckbox {...field} />}
      </form.Field>
      <FormRows>
        <FormRow title={t`Language`} value={locale && localeNames[locale]} names={['locale']}>
          <form.Field name="locale" label={t`Language`} help={t`For our emails to the attendee.`}>
            {(field) => <LocaleInput {...field} />}
          </form.Field>
        </FormRow>
      </FormRows>
      <FormFooter>
        <Trans>Create attendee</Trans>
      </FormFooter>
    </AppForm>
  )
}
