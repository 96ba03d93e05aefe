import type { Question } from '@foyer/contracts/question/question'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Badge } from '../../components/ui/badge.tsx'
import { ErrorState } from '../../components/ui/error-state.tsx'
import { Meter } from '../../components/ui/meter.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { useFormat } from '../../lib/format/use-format.ts'
import { questionQueries } from './question-queries.ts'

/** How often each option of a question was chosen. The options show before their numbers have loaded. */
export function AnswerCounts({ eventId, question }: { eventId: string; question: Question }) {
  const { t } = useLingui()
  const format = useFormat()
  const { data, error, refetch } = useQuery(questionQueries.answerCounts(eventId, question.id))
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  const answered = data?.answered || 1
  const options =
    data?.options ?? question.options.map((option) => ({ option, count: null, is_offered: true }))
  return (
    <ul
      aria-label={t`How often each option was chosen`}
      aria-busy={!data}
      className="grid gap-4 rounded-lg border p-4"
    >
      {options.map(({ option, count, is_offered }) => (
        <li key={option} className="grid gap-1.5">
          <p className="flex items-start justify-between gap-4">
            <span className="min-w-0 wrap-anywhere">
              {option}{' '}
              {!is_offered && (
                <Badge>
                  <Trans>No longer offered</Trans>
                </Badge>
              )}
            </span>
            {count === null ? (
              <Skeleton className="h-5 w-16 shrink-0" />
            ) : (
              <span className="shrink-0 tabular-nums">
                {format.number(count)}{' '}
                <span className="text-muted-foreground">({format.percent(count / answered)})</span>
              </span>
            )}
          </p>
          <Meter label={option} value={count ?? 0} max={answered} />
        </li>
      ))}
    </ul>
  )
}
