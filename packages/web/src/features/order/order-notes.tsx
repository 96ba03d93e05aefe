import type { Order } from '@foyer/contracts/order/order'
import { updateOrderBody } from '@foyer/contracts/order/order-bodies'
import { Trans, useLingui } from '@lingui/react/macro'
import { use } from 'react'
import { useFormState } from 'react-hook-form'
import { toast } from 'sonner'
import { AppForm } from '../../components/ui/form/app-form.tsx'
import { AppFormContext } from '../../components/ui/form/app-form-context.ts'
import { SubmitButton } from '../../components/ui/form/submit-button.tsx'
import { useAppForm } from '../../components/ui/form/use-app-form.tsx'
import { useLeaveGuard } from '../../components/ui/form/use-leave-guard.ts'
import { Textarea } from '../../components/ui/textarea.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { useUpdateOrder } from './order-mutations.ts'

const notesOnly = updateOrderBody.pick({ notes: true })

/** What the team keeps about an order, and who changed it last. */
export function OrderNotes({ order, timeZone }: { order: Order; timeZone: string }) {
  const { t } = useLingui()
  const { event_id, short_id, first_name, last_name, email, locale } = order
  const update = useUpdateOrder({ event_id, order_short_id: short_id })
  const form = useAppForm({
    schema: notesOnly,
    values: { notes: order.notes },
    onSubmit: async ({ notes }) => {
      await update.mutateAsync({ first_name, last_name, email, locale, notes })
      toast.success(t`Notes saved`)
    },
  })
  return (
    <AppForm form={form} failureTitle={t`The notes were not saved`}>
      <form.Field name="notes" label={t`Notes`} isOptional help={t`Only your team sees them.`}>
        {(field) => <Textarea {...field} rows={3} />}
      </form.Field>
      <NotesFooter order={order} timeZone={timeZone} />
    </AppForm>
  )
}

/** Who changed them last; the button comes with something to save. */
function NotesFooter({ order, timeZone }: { order: Order; timeZone: string }) {
  const format = useFormat()
  const { methods } = use(AppFormContext)
  const { isDirty } = useFormState({ control: methods.control })
  useLeaveGuard()
  const last = order.history.findLast(({ kind }) => kind === 'NOTES_CHANGED')
  const when = last && format.date(last.at, timeZone)
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-muted-foreground">
        {last?.by ? (
          <Trans>
            Changed by {last.by}, {when}
          </Trans>
        ) : (
          last && <Trans>Changed {when}</Trans>
        )}
      </p>
      {isDirty && (
        <SubmitButton size="sm">
          <Trans>Save notes</Trans>
        </SubmitButton>
      )}
    </div>
  )
}
