import type { AuditEntry } from '@foyer/contracts/audit/audit'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useFormat } from '../../lib/format/use-format.ts'
import { auditSentences } from './audit-sentences.tsx'
import { subjectPath } from './subject-path.ts'

/** An entry as a sentence, with a link to what it is about. What is gone has its id for a name. */
export function AuditSentence({ entry }: { entry: AuditEntry }) {
  const { money } = useFormat()
  const say = auditSentences[entry.action] as (happened: object) => ReactNode
  const path = subjectPath(entry)
  const name = <bdi>{entry.subject_name ?? entry.subject_id}</bdi>
  const subject = path ? (
    <Link to={path} className="font-medium underline-offset-4 hover:underline">
      {name}
    </Link>
  ) : (
    <span className="font-medium">{name}</span>
  )
  return (
    <span className="wrap-anywhere">
      {say({ who: <AuditActor entry={entry} />, subject, details: entry.details, money })}
    </span>
  )
}

/** Who did it: a person, a key, or Foyer by itself. */
export function AuditActor({ entry }: { entry: AuditEntry }) {
  if (entry.actor_kind === 'SYSTEM') return <Trans>Foyer</Trans>
  const name = <bdi>{entry.actor_name ?? entry.actor_id}</bdi>
  return entry.actor_kind === 'API_KEY' ? <Trans>API key {name}</Trans> : name
}
