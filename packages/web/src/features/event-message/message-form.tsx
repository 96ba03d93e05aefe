import { createEventMessageBody, type EventMessage } from '@foyer/contracts/event-message/event-message'
import type { Ticket } from '@foyer/contracts/ticket/ticket'
import type { User } from '@foyer/contracts/user/user'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { RichTextInput } from '../../components/foyer/rich-text-input.tsx'
import { AppForm } from '../../components/ui/form/app-form.tsx'
import { FormCheckbox } from '../../components/ui/form/form-checkbox.tsx'
import { FormFooter } from '../../components/ui/form/form-footer.tsx'
import { useAppForm } from '../../components/ui/form/use-app-form.tsx'
import { Input } from '../../components/ui/input.tsx'
import { useChangeMessage, useSendMessage } from './event-message-mutations.ts'
import { eventMessageQueries } from './event-message-queries.ts'
import type { MessageEvent } from './message-event.ts'
import { MessageTrial } from './message-trial.tsx'
import { type MessageInput, messageToChange } from './new-message.ts'
import { RecipientFields } from './recipient-fields.tsx'
import { ScheduleFields } from './schedule-fields.tsx'

interface MessageFormProps {
  event: MessageEvent
  tickets: readonly Ticket[]
  me: User
  /** The scheduled message to change. Without it, the form writes one. */
  message?: EventMessage
  defaultValues: MessageInput
  onSent: (message: EventMessage) => void
}

/** Writes a message, or changes a scheduled one: recipients, text, time, and the promise that it is about the event (specification §5). */
export function MessageForm({ event, tickets, me, message, defaultValues, onSent }: MessageFormProps) {
  const { t } = useLingui()
  const { id: eventId } = event
  const client = useQueryClient()
  const send = useSendMessage(eventId)
  const change = useChangeMessage(eventId, { isErrorShownInPlace: true })
  const form = useAppForm({
    schema: createEventMessageBody,
    defaultValues,
    readLatest:
      message &&
      (async () => {
        const query = eventMessageQueries.detail(eventId, message.id)
        return messageToChange(await client.fetchQuery({ ...query, staleTime: 0 }))
      }),
    onSubmit: async (body) => {
      const { is_event_related: _promise, ...changed } = body
      onSent(
        message ? await change.mutateAsync({ id: message.id, body: changed }) : await send.mutateAsync(body),
      )
    },
  })
  const when = useWatch({ control: form.methods.control, name: 'send_when' })
  return (
    <AppForm form={form} failureTitle={t`Error sending the message`}>
      <RecipientFields form={form} eventId={eventId} tickets={tickets} />
      <form.Field name="subject" label={t`Subject`}>
        {(field) => <Input {...field} autoComplete="off" />}
      </form.Field>
      <form.Field
        name="content"
        label={t`Message`}
        help={t`Foyer puts a greeting by name above it, and the event and your email footer below it.`}
      >
        {(field) => <RichTextInput {...field} limit={49_999} className="min-h-40" />}
      </form.Field>
      {event.status !== 'ARCHIVED' && <ScheduleFields form={form} event={event} />}
      <MessageTrial form={form} eventId={eventId} email={me.email} />
      {!message && (
        <form.Field
          name="is_event_related"
          isInline
          label={t`This message is about the event and not promotional.`}
          help={t`People gave their address to get their tickets. You may not advertise to them.`}
        >
          {(field) => <FormCheckbox {...field} />}
        </form.Field>
      )}
      <FormFooter>
        {when === 'NOW' ? (
          <Trans>Send message</Trans>
        ) : message ? (
          <Trans>Save changes</Trans>
        ) : (
          <Trans>Schedule message</Trans>
        )}
      </FormFooter>
    </AppForm>
  )
}
