import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { PageHeader } from '../../components/ui/page-header.tsx'
import { EventDefaultsForm } from '../../features/event/event-defaults-form.tsx'
import { eventQueries } from '../../features/event/event-queries.ts'
import { useMe } from '../manage/use-me.ts'

export function EventDefaultsPage() {
  const { t } = useLingui()
  const me = useMe()
  const { data: defaults } = useSuspenseQuery(eventQueries.defaults(me.account_id))
  return (
    <>
      <PageHeader
        title={t`Event defaults`}
        description={t`What each new event starts with. Existing events keep their own settings.`}
      />
      <EventDefaultsForm accountId={me.account_id} defaults={defaults} />
    </>
  )
}
