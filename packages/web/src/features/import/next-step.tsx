import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Button } from '../../components/ui/button.tsx'
import { useConfirm } from '../../components/ui/confirm.tsx'
import type { Question } from '../../components/ui/confirm-dialog.tsx'
import { StartFailure } from './start-failure.tsx'

interface NextStepProps {
  item: { dry_run: boolean; is_undone: boolean; report_url: string | null }
  /** Of a try that found something to import. */
  importAction: { label: ReactNode; isBusy: boolean; error: Error | null; onImport: () => void } | null
  /** Where what was imported is seen. */
  shownAt: { to: string; label: ReactNode }
  /** Of an import that made something: what is asked before it is undone. */
  undo: { question: Question; isBusy: boolean; onUndo: () => void } | null
  /** Another file is to be chosen. */
  onAgain: () => void
}

/** What can be done with a try or an import that is over. */
export function NextStep({ item, importAction, shownAt, undo, onAgain }: NextStepProps) {
  const confirm = useConfirm()
  const isWritten = !item.dry_run && !item.is_undone
  return (
    <div className="grid gap-4">
      <StartFailure error={importAction?.error ?? null} />
      <div className="flex flex-wrap gap-3">
        {item.dry_run && importAction && (
          <Button isBusy={importAction.isBusy} onClick={importAction.onImport}>
            {importAction.label}
          </Button>
        )}
        {isWritten && (
          <Button asChild>
            <Link to={shownAt.to}>{shownAt.label}</Link>
          </Button>
        )}
        <Button variant="secondary" onClick={onAgain}>
          <Trans>Choose another file</Trans>
        </Button>
        {item.report_url && (
          <Button variant="secondary" asChild>
            <a href={item.report_url}>
              <Trans>Download report</Trans>
            </a>
          </Button>
        )}
        {isWritten && undo && (
          <Button
            variant="secondary"
            isBusy={undo.isBusy}
            onClick={async () => {
              if (await confirm(undo.question)) undo.onUndo()
            }}
          >
            <Trans>Undo import</Trans>
          </Button>
        )}
      </div>
    </div>
  )
}
