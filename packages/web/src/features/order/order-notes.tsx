import type { Order } from '@foyer/contracts/order/order'
import { updateOrderBody } from '@foyer/contracts/order/order-bodies'
import { Trans, useLingui } from '@lingui/react/macro'
import { use } from 'react'
import { useFormState } from 'react-hook-form'
import { NotesHelp } from '../../components/foyer/notes-help.tsx'
import { AppForm } from '../../components/ui/form/app-form.tsx'
import { AppFormContext } from '../../components/ui/form/app-form-context.ts'
import { SubmitButton } from '../../components/ui/form/submit-button.tsx'
import { useAppForm } from '../../components/ui/form/use-app-form.tsx'
import { useLeaveGuard } from '../../components/ui/form/use-leave-guard.ts'
import { Textarea } from '../../components/ui/textarea.tsx'
import { useUndoToast } from '../../components/ui/use-undo-toast.tsx'
import { useUpdateOrder } from './order-mutations.ts'

const notesOnly = updateOrderBody.pick({ notes: true })

/** The team's notes about an order, and who last changed them. */
export function OrderNotes({ order, timeZone }: { order: Order; timeZone: string }) {
  const { t } = useLingui()
  const undoToast = useUndoToast()
  const { event_id, short_id, first_name, last_name, email, locale, notes: before } = order
  const update = useUpdateOrder({ event_id, order_short_id: short_id })
  const form = useAppForm({
    schema: notesOnly,
    values: { notes: before },
    onSubmit: async ({ notes }) => {
      const buyer = { first_name, last_name, email, locale }
      await update.mutateAsync({ ...buyer, notes })
      undoToast(t`Notes saved`, { undo: () => update.mutateAsync({ ...buyer, notes: before }) })
    },
  })
  const last = order.history.findLast(({ kind }) => kind === 'NOTES_CHANGED')
  return (
    <AppForm form={form} failureTitle={t`The notes were not saved`}>
      <form.Field
        name="notes"
        label={t`Notes`}
        isOptional
        help={<NotesHelp change={last} timeZone={timeZone} />}
      >
        {(field) => <Textarea {...field} rows={3} />}
      </form.Field>
      <SaveNotes />
    </AppForm>
  )
}

/** The button appears when there is something to save. */
function SaveNotes() {
  const { methods } = use(AppFormContext)
  const { isDirty } = useFormState({ control: methods.control })
  useLeaveGuard()
  if (!isDirty) return null
  return (
    <SubmitButton size="sm" className="justify-self-end">
      <Trans>Save notes</Trans>
    </SubmitButton>
  )
}
