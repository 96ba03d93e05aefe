import { Trans } from '@lingui/react/macro'
import { useFormat } from '../../lib/format/use-format.ts'

interface NotesHelpProps {
  /** Who last changed the notes (null when it was not a person), and when. */
  change: { at: string; by: string | null } | null | undefined
  timeZone: string
}

/** The text below the team's notes: who can read them, and who changed them last. */
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
