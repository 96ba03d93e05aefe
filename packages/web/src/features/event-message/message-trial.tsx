import { messageText } from '@foyer/contracts/event-message/event-message'
import { Trans, useLingui } from '@lingui/react/macro'
import { Eye, Send } from 'lucide-react'
import { useState } from 'react'
import { toast } from 'sonner'
import { Button } from '../../components/ui/button.tsx'
import type { AppForm } from '../../components/ui/form/use-app-form.tsx'
import { useSendTestMessage } from './event-message-mutations.ts'
import { MessagePreview } from './message-preview.tsx'
import type { MessageInput } from './new-message.ts'

interface MessageTrialProps {
  form: AppForm<MessageInput>
  eventId: string
  /** Where a test goes. */
  email: string
}

/** Shows what was written as the email that it becomes, here or in one's own inbox. */
export function MessageTrial({ form, eventId, email }: MessageTrialProps) {
  const { t } = useLingui()
  const test = useSendTestMessage(eventId)
  const [isPreviewing, setPreviewing] = useState(false)
  const { methods } = form
  const read = () =>
    messageText.parse({ subject: methods.getValues('subject'), content: methods.getValues('content') })
  /** Only with what both need: a subject and words. */
  const whenWritten = (act: () => void) => async () => {
    if (await methods.trigger(['subject', 'content'], { shouldFocus: true })) act()
  }
  const sendTest = () =>
    test.mutate(read(), { onSuccess: () => void toast.success(t`Test sent to ${email}`) })
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="secondary" onClick={whenWritten(() => setPreviewing(true))}>
        <Eye />
        <Trans>Preview</Trans>
      </Button>
      <Button variant="secondary" isBusy={test.isPending} onClick={whenWritten(sendTest)}>
        <Send />
        <Trans>Send a test to me</Trans>
      </Button>
      {isPreviewing && (
        <MessagePreview eventId={eventId} text={read()} onClose={() => setPreviewing(false)} />
      )}
    </div>
  )
}
