import type { MessageText } from '@foyer/contracts/event-message/event-message'
import { saveMessageTemplateBody } from '@foyer/contracts/event-message/message-template'
import { Trans, useLingui } from '@lingui/react/macro'
import { toast } from 'sonner'
import { AppForm } from '../../components/ui/form/app-form.tsx'
import { DialogFormFooter } from '../../components/ui/form/dialog-form-footer.tsx'
import { useAppForm } from '../../components/ui/form/use-app-form.tsx'
import { Input } from '../../components/ui/input.tsx'
import { useSaveMessageTemplate } from './message-template-queries.ts'

interface SaveTemplateFormProps {
  eventId: string
  text: MessageText
  onDone: () => void
}

/** The name under which a text is kept. */
export function SaveTemplateForm({ eventId, text, onDone }: SaveTemplateFormProps) {
  const { t } = useLingui()
  const save = useSaveMessageTemplate(eventId)
  const form = useAppForm({
    schema: saveMessageTemplateBody,
    defaultValues: { ...text, name: text.subject.slice(0, 60) },
    onSubmit: async (body) => {
      const { name } = await save.mutateAsync(body)
      toast.success(t`Template ${name} saved`)
      onDone()
    },
  })
  return (
    <AppForm form={form} failureTitle={t`The template was not saved`}>
      <form.Field
        name="name"
        label={t`Name of the template`}
        help={t`A template with the same name is replaced.`}
      >
        {(field) => <Input {...field} autoComplete="off" />}
      </form.Field>
      <DialogFormFooter refusal={<Trans>Cancel</Trans>}>
        <Trans>Save template</Trans>
      </DialogFormFooter>
    </AppForm>
  )
}
