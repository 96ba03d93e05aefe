import type { AuditEntry } from '@foyer/contracts/audit/audit'
import { auditTable } from '@foyer/contracts/audit/audit-words'
import { Trans as Said } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useFormat } from '../../lib/format/use-format.ts'
import { auditSentences } from './audit-sentences.tsx'
import type { WordedAction } from './sentences.ts'
import { subjectPath } from './subject-path.ts'

/** An entry as a sentence, with a link to its subject. A deleted subject shows its id as its name. */
export function AuditSentence({ entry }: { entry: AuditEntry }) {
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
      <Sentence entry={entry} who={<AuditActor entry={entry} />} subject={subject} />
    </span>
  )
}

interface SentenceProps {
  entry: AuditEntry
  who: ReactNode
  subject: ReactNode
}

/** The sentence from the contracts' table, or the one that depends on the entry's details. */
function Sentence({ entry: { action, details }, who, subject }: SentenceProps) {
  const { money } = useFormat()
  const [, message] = auditTable[action]
  if (message === null) {
    const say = auditSentences[action as WordedAction] as (happened: object) => ReactNode
    return say({ who, subject, details })
  }
  const { amount, currency } = details
  const shown = amount === undefined ? {} : { amount: money(Number(amount), String(currency)) }
  return <Said id={`audit.${action}`} message={message} values={{ ...details, ...shown, who, subject }} />
}

/** Who did it: a person, an API key, or Foyer. */
export function AuditActor({ entry }: { entry: AuditEntry }) {
  if (entry.actor_kind === 'SYSTEM') return <Trans>Foyer</Trans>
  const name = <bdi>{entry.actor_name ?? entry.actor_id}</bdi>
  return entry.actor_kind === 'API_KEY' ? <Trans>API key {name}</Trans> : name
}
