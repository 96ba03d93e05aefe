import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { stageQuery } from '../../lib/api/stage.ts'
import { Button } from '../ui/button.tsx'

/** Leads to the stage's live demo event, if it has one. */
export function DemoEventLink() {
  const { data } = useQuery(stageQuery())
  if (!data?.demo_event_url) return null
  return (
    <Button asChild variant="secondary">
      <a href={data.demo_event_url} target="_blank" rel="noreferrer">
        <Trans>See a live event page</Trans>
      </a>
    </Button>
  )
}
