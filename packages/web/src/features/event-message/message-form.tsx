import {
  createEventMessageBody,
  type EventMessage,
  type MessageText,
} from '@foyer/contracts/event-message/event-message'
import type { MessageStarterKind } from '@foyer/contracts/event-message/message-template'
import type { Ticket } from '@foyer/contracts/ticket/ticket'
import type { User } from '@foyer/contracts/user/user'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { LayoutTemplate } from 'lucide-react'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { RichTextInput } from '../../components/foyer/rich-text-input.tsx'
import { Button } from '../../components/ui/button.tsx'
import { AppForm } from '../../components/ui/form/app-form.tsx'
import { FormCheckbox } from '../../components/ui/form/form-checkbox.tsx'
import { FormFooter } from '../../components/ui/form/form-footer.tsx'
import { useAppForm } from '../../components/ui/form/use-app-form.tsx'
import { Input } from '../../components/ui/input.tsx'
import { useChangeMessage, useSendMessage } from './event-message-mutations.ts'
import { eventMessageQueries } from './event-message-queries.ts'
import type { MessageEvent } from './message-event.ts'
import { MessageTemplateDialog } from './message-template-dialog.tsx'
import { MessageTrial } from './message-trial.tsx'
import { type MessageInput, messageToChange } from './new-message.ts'
import { plannedTime } from './planned-time.ts'
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
  const [isChoosing, setChoosing] = useState(false)
  const start = (text: MessageText, kind: MessageStarterKind | null) => {
    for (const name of ['subject', 'content'] as const)
      form.methods.setValue(name, text[name], { shouldDirty: true, shouldValidate: true })
    // A reminder waits for its day, unless that is past.
    if (kind === 'REMINDER' && isAhead({ ...form.methods.getValues(), send_when: 'BEFORE_START' }, event))
      form.methods.setValue('send_when', 'BEFORE_START')
    setChoosing(false)
  }
  return (
    <AppForm form={form} failureTitle={t`Error sending the message`}>
      {!message && (
        <Button variant="secondary" className="justify-self-start" onClick={() => setChoosing(true)}>
          <LayoutTemplate />
          <Trans>Start from a template</Trans>
        </Button>
      )}
      {isChoosing && (
        <MessageTemplateDialog eventId={eventId} onChoose={start} onClose={() => setChoosing(false)} />
      )}
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

function isAhead(
  { send_when = 'NOW', send_at = null, days_before = null, time_of_day = null }: MessageInput,
  event: MessageEvent,
): boolean {
  const planned = plannedTime({ send_when, send_at, days_before, time_of_day }, event)
  return event.status !== 'ARCHIVED' && planned !== null && Date.parse(planned) > Date.now()
}
