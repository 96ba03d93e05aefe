import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQueries } from '@tanstack/react-query'
import { PageHeader } from '../../components/ui/page-header.tsx'
import { checkInListQueries } from '../../features/check-in-list/check-in-list-queries.ts'
import { ImportForm } from '../../features/import/import-form.tsx'
import { ImportList } from '../../features/import/import-list.tsx'
import { ImportResult } from '../../features/import/import-result.tsx'
import { questionQueries } from '../../features/question/question-queries.ts'
import { useOpenRow } from '../../lib/list/use-open-row.ts'
import { useEvent } from './use-event.ts'

/** Brings orders and attendees of another system into the event (docs/decisions/0133). */
export function ImportsPage() {
  const { t } = useLingui()
  const event = useEvent()
  const [questions, lists] = useSuspenseQueries({
    queries: [questionQueries.all(event.id), checkInListQueries.all(event.id)],
  })
  const { openId, hrefFor, showInstead, close } = useOpenRow('import')
  return (
    <>
      <PageHeader
        title={t`Import attendees`}
        description={
          <Trans>
            Move in from another system: names, orders and amounts come along, and the tickets that people
            have still admit. It is tried first.
          </Trans>
        }
      />
      <div className="grid max-w-5xl grid-cols-[minmax(0,1fr)] gap-10">
        {openId === null ? (
          <ImportForm
            eventId={event.id}
            questions={questions.data}
            lists={lists.data}
            onStarted={showInstead}
          />
        ) : (
          <ImportResult
            key={openId}
            eventId={event.id}
            importId={openId}
            onStarted={showInstead}
            onAgain={close}
          />
        )}
        <ImportList eventId={event.id} timeZone={event.timezone} hrefFor={hrefFor} />
      </div>
    </>
  )
}
