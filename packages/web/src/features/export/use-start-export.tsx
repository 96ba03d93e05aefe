import type { ExportKind } from '@foyer/contracts/export/export'
import { toast } from 'sonner'
import { changeThen } from '../../lib/api/change-then.ts'
import { type ExportBody, useCreateExport } from './export-mutations.ts'
import { ExportToast } from './export-toast.tsx'
import { exportWords } from './export-words.ts'

/** Requests a file and follows it in a toast, which stays when the person opens another screen. */
export function useStartExport(eventId: string, kind: ExportKind) {
  const create = useCreateExport(eventId, exportWords[kind].failed)
  const start = (body: ExportBody) =>
    changeThen(create, body, ({ id }) => {
      const close = () => void toast.dismiss(id)
      const retry = () => {
        close()
        start(body)
      }
      toast.custom(
        () => (
          <ExportToast eventId={eventId} exportId={id} kind={body.kind} onRetry={retry} onClose={close} />
        ),
        { id, duration: Number.POSITIVE_INFINITY },
      )
    })
  return { start, isStarting: create.isPending }
}
