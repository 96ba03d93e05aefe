import { createEventMessageBody, type EventMessage } from '@foyer/contracts/event-message/event-message'
import type { Ticket } from '@foyer/contracts/ticket/ticket'
import type { User } from '@foyer/contracts/user/user'
import { Trans, useLingui } from '@lingui/react/macro'
import { RichTextInput } from '../../components/foyer/rich-text-input.tsx'
import { AppForm } from '../../components/ui/form/app-form.tsx'
import { FormCheckbox } from '../../components/ui/form/form-checkbox.tsx'
import { FormFooter } from '../../components/ui/form/form-footer.tsx'
import { useAppForm } from '../../components/ui/form/use-app-form.tsx'
import { Input } from '../../components/ui/input.tsx'
import { useSendMessage } from './event-message-mutations.ts'
import { MessageTrial } from './message-trial.tsx'
import type { MessageInput } from './new-message.ts'
import { RecipientFields } from './recipient-fields.tsx'

interface MessageFormProps {
  eventId: string
  tickets: readonly Ticket[]
  me: User
  defaultValues: MessageInput
  onSent: (message: EventMessage) => void
}

/** Writes a message: recipients, text, and the promise that it is about the event (specification §5). */
export function MessageForm({ eventId, tickets, me, defaultValues, onSent }: MessageFormProps) {
  const { t } = useLingui()
  const send = useSendMessage(eventId)
  const form = useAppForm({
    schema: createEventMessageBody,
    defaultValues,
    onSubmit: async (body) => onSent(await send.mutateAsync(body)),
  })
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
      <MessageTrial form={form} eventId={eventId} email={me.email} />
      <form.Field
        name="is_event_related"
        isInline
        label={t`This message is about the event and not promotional.`}
        help={t`People gave their address to get their tickets. You may not advertise to them.`}
      >
        {(field) => <FormCheckbox {...field} />}
      </form.Field>
      <FormFooter>
        <Trans>Send message</Trans>
      </FormFooter>
    </AppForm>
  )
}
