import { toast } from 'sonner'
import { changeThen } from '../../lib/api/change-then.ts'
import { LedgerFileToast } from './ledger-file-toast.tsx'
import { type LedgerFileBody, useCreateLedgerFile } from './ledger-mutations.ts'

/** Requests a month's file and follows it in a toast, which stays when the person opens another screen. */
export function useLedgerFile(accountId: string) {
  const create = useCreateLedgerFile(accountId)
  const start = (body: LedgerFileBody) =>
    changeThen(create, body, (file) => {
      const { id } = file
      const close = () => void toast.dismiss(id)
      const retry = () => {
        close()
        start(body)
      }
      toast.custom(
        () => <LedgerFileToast accountId={accountId} file={file} onRetry={retry} onClose={close} />,
        { id, duration: Number.POSITIVE_INFINITY },
      )
    })
  return { start, isStarting: create.isPending }
}
