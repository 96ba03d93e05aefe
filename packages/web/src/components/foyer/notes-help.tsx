import { Trans } from '@lingui/react/macro'
import { useFormat } from '../../lib/format/use-format.ts'

interface NotesHelpProps {
  /** Who changed them last (null: no person), and when. */
  change: { at: string; by: string | null } | null | undefined
  timeZone: string
}

/** Below the team's notes: who reads them, and who wrote last. */
export function NotesHelp({ change, timeZone }: NotesHelpProps) {
  const format = useFormat()
  const when = change && format.date(change.at, timeZone)
  return (
    <>
      <Trans>Only your team sees these notes.</Trans>{' '}
      {change?.by ? (
        <Trans>
          Changed by {change.by}, {when}
        </Trans>
      ) : (
        change && <Trans>Changed {when}</Trans>
      )}
    </>
  )
}
