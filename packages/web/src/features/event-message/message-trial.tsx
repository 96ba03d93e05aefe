import { messageText } from '@foyer/contracts/event-message/event-message'
import { Trans, useLingui } from '@lingui/react/macro'
import { BookmarkPlus, Eye, Send } from 'lucide-react'
import { useState } from 'react'
import { toast } from 'sonner'
import { Button } from '../../components/ui/button.tsx'
import { DialogContent } from '../../components/ui/dialog.tsx'
import { FormDialog } from '../../components/ui/form/form-dialog.tsx'
import type { AppForm } from '../../components/ui/form/use-app-form.tsx'
import { changeThen } from '../../lib/api/change-then.ts'
import { useSendTestMessage } from './event-message-mutations.ts'
import { MessagePreview } from './message-preview.tsx'
import type { MessageInput } from './new-message.ts'
import { SaveTemplateForm } from './save-template-form.tsx'

interface MessageTrialProps {
  form: AppForm<MessageInput>
  eventId: string
  /** The address that gets a test. */
  email: string
}

/** Shows the text as the finished email, on the screen or in the writer's own inbox, and keeps it to start from. */
export function MessageTrial({ form, eventId, email }: MessageTrialProps) {
  const { t } = useLingui()
  const test = useSendTestMessage(eventId)
  const [isPreviewing, setPreviewing] = useState(false)
  const [isKeeping, setKeeping] = useState(false)
  const { methods } = form
  const read = () =>
    messageText.parse({ subject: methods.getValues('subject'), content: methods.getValues('content') })
  /** Runs an action only when there is a subject and a text, which all actions need. */
  const whenWritten = (act: () => void) => async () => {
    if (await methods.trigger(['subject', 'content'], { shouldFocus: true })) act()
  }
  const sendTest = () => changeThen(test, read(), () => toast.success(t`Test sent to ${email}`))
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
      <Button variant="secondary" onClick={whenWritten(() => setKeeping(true))}>
        <BookmarkPlus />
        <Trans>Save as template</Trans>
      </Button>
      <FormDialog open={isKeeping} onOpenChange={setKeeping}>
        <DialogContent
          title={t`Save as template`}
          description={t`Everybody on your team can start from it, in each of your events.`}
        >
          {isKeeping && <SaveTemplateForm eventId={eventId} text={read()} onDone={() => setKeeping(false)} />}
        </DialogContent>
      </FormDialog>
      {isPreviewing && (
        <MessagePreview eventId={eventId} text={read()} onClose={() => setPreviewing(false)} />
      )}
    </div>
  )
}
