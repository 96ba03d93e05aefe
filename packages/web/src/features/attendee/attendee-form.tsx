import { type Attendee, updateAttendeeBody } from '@foyer/contracts/attendee/attendee'
import { useLingui } from '@lingui/react/macro'
import { LocaleInput } from '../../components/foyer/locale-input.tsx'
import { NotesHelp } from '../../components/foyer/notes-help.tsx'
import { AppForm } from '../../components/ui/form/app-form.tsx'
import { NameFields } from '../../components/ui/form/name-fields.tsx'
import { SaveBar } from '../../components/ui/form/save-bar.tsx'
import { useAppForm } from '../../components/ui/form/use-app-form.tsx'
import { Input } from '../../components/ui/input.tsx'
import { Textarea } from '../../components/ui/textarea.tsx'
import { useUndoToast } from '../../components/ui/use-undo-toast.tsx'
import { useUpdateAttendee } from './attendee-mutations.ts'

/** Corrects a name, address or language, and keeps notes. It takes no stock and sends no email. */
export function AttendeeForm({ attendee, timeZone }: { attendee: Attendee; timeZone: string }) {
  const { t } = useLingui()
  const undoToast = useUndoToast()
  const { event_id, short_id, first_name, last_name, email, notes, locale } = attendee
  const update = useUpdateAttendee({ event_id, attendee_short_id: short_id })
  const before = { first_name, last_name, email, notes, locale }
  const form = useAppForm({
    schema: updateAttendeeBody,
    values: before,
    onSubmit: async (body) => {
      await update.mutateAsync(body)
      undoToast(t`Attendee saved`, { undo: () => update.mutateAsync(before) })
    },
  })
  return (
    <AppForm form={form}>
      <NameFields fill="off" />
      <form.Field
        name="email"
        label={t`Email`}
        help={t`To email the ticket to a new address, send it again after saving.`}
      >
        {(field) => <Input {...field} type="email" autoComplete="off" />}
      </form.Field>
      <form.Field name="locale" label={t`Language`} help={t`For our emails to the attendee.`}>
        {(field) => <LocaleInput {...field} />}
      </form.Field>
      <form.Field
        name="notes"
        label={t`Notes`}
        isOptional
        help={<NotesHelp change={attendee.notes_change} timeZone={timeZone} />}
      >
        {(field) => <Textarea {...field} />}
      </form.Field>
      <SaveBar />
    </AppForm>
  )
}
