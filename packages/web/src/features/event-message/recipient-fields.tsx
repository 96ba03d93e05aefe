import { recipientGroup } from '@foyer/contracts/event-message/event-message'
import type { Ticket } from '@foyer/contracts/ticket/ticket'
import { Plural, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { useWatch } from 'react-hook-form'
import { CheckboxList } from '../../components/ui/checkbox-list.tsx'
import type { AppForm } from '../../components/ui/form/use-app-form.tsx'
import { Input } from '../../components/ui/input.tsx'
import { NativeSelect } from '../../components/ui/native-select.tsx'
import { eventMessageQueries } from './event-message-queries.ts'
import type { MessageInput } from './new-message.ts'
import { PeopleInput } from './people-input.tsx'
import { recipientGroupWords } from './recipient-group-words.ts'

interface RecipientFieldsProps {
  form: AppForm<MessageInput>
  eventId: string
  tickets: readonly Ticket[]
}

/** Chooses a message's recipients, and shows how many they are. */
export function RecipientFields({ form, eventId, tickets }: RecipientFieldsProps) {
  const { t, i18n } = useLingui()
  const { control } = form.methods
  const [group, missedId] = useWatch({ control, name: ['recipient_group', 'missed_message_id'] })
  // This group needs an earlier message.
  const groups = recipientGroup.options.filter((option) => option !== 'MISSED' || missedId)
  return (
    <>
      <form.Field
        name="recipient_group"
        label={t`Recipients`}
        help={<RecipientCount form={form} eventId={eventId} />}
      >
        {(field) => (
          <NativeSelect {...field}>
            {groups.map((option) => (
              <option key={option} value={option}>
                {i18n._(recipientGroupWords[option])}
              </option>
            ))}
          </NativeSelect>
        )}
      </form.Field>
      {group === 'TICKET_HOLDERS' && (
        <form.Field name="ticket_ids" label={t`Tickets`} isGroup>
          {(field) => (
            <CheckboxList
              {...field}
              options={tickets.map(({ id, title }) => ({ value: id, label: title }))}
            />
          )}
        </form.Field>
      )}
      {group === 'ORDER' && (
        <form.Field name="order_short_id" label={t`Order`}>
          {({ value, onChange, ...field }) => (
            <PeopleInput
              {...field}
              eventId={eventId}
              kind="order"
              chosen={value ? [value] : []}
              onChange={([chosen]) => onChange(chosen ?? null)}
              isSingle
            />
          )}
        </form.Field>
      )}
      {group === 'ORDERS' && (
        <form.Field name="order_short_ids" label={t`Orders`}>
          {({ value, onChange, ...field }) => (
            <PeopleInput {...field} eventId={eventId} kind="order" chosen={value ?? []} onChange={onChange} />
          )}
        </form.Field>
      )}
      {group === 'ATTENDEES' && (
        <form.Field name="attendee_short_ids" label={t`Attendees`}>
          {({ value, onChange, ...field }) => (
            <PeopleInput
              {...field}
              eventId={eventId}
              kind="attendee"
              chosen={value ?? []}
              onChange={onChange}
            />
          )}
        </form.Field>
      )}
      {group === 'MISSED' && (
        <form.Field
          name="missed_message_id"
          label={t`Earlier message`}
          help={t`The message goes to the addresses that are on their tickets and orders now.`}
        >
          {({ value, onChange: _onChange, ...field }) => (
            <EarlierMessage {...field} eventId={eventId} messageId={value ?? ''} />
          )}
        </form.Field>
      )}
    </>
  )
}

interface EarlierMessageProps extends Omit<ComponentProps<typeof Input>, 'value' | 'onChange'> {
  eventId: string
  messageId: string
}

function EarlierMessage({ eventId, messageId, ...field }: EarlierMessageProps) {
  const { data } = useQuery(eventMessageQueries.detail(eventId, messageId))
  return <Input {...field} readOnly value={data?.subject ?? ''} />
}

const recipientNames = [
  ...(['recipient_group', 'ticket_ids', 'order_short_id'] as const),
  ...(['order_short_ids', 'attendee_short_ids', 'missed_message_id'] as const),
] as const

function RecipientCount({ form, eventId }: Pick<RecipientFieldsProps, 'form' | 'eventId'>) {
  const { t } = useLingui()
  const [
    recipient_group,
    ticket_ids,
    order_short_id,
    order_short_ids,
    attendee_short_ids,
    missed_message_id,
  ] = useWatch({ control: form.methods.control, name: recipientNames })
  const to = {
    ...{ recipient_group, ticket_ids, order_short_id },
    ...{ order_short_ids, attendee_short_ids, missed_message_id },
  }
  const { data, error, isPlaceholderData, fetchStatus } = useQuery({
    ...eventMessageQueries.recipients(eventId, to),
    placeholderData: keepPreviousData,
  })
  // While the recipients are not chosen, the count belongs to an earlier choice.
  const isKnown = data && !error && !(isPlaceholderData && fetchStatus === 'idle')
  const isStillLost = isKnown && recipient_group === 'MISSED' && data.total === 0
  return (
    <span role="status">
      {isStillLost ? (
        t`Their addresses have not been corrected yet. Correct them on the ticket or order first.`
      ) : isKnown ? (
        <Plural
          value={data.total}
          _0="No valid tickets or orders yet."
          one="One address. Cancelled tickets are left out."
          other="# addresses, each once. Cancelled tickets are left out."
        />
      ) : (
        t`Each address gets the message once. Cancelled tickets are left out.`
      )}
    </span>
  )
}
