import { Trans } from '@lingui/react/macro'
import { FileX } from 'lucide-react'
import { Button } from '../button.tsx'
import { EmptyState } from '../empty-state.tsx'

/** Takes the place of the rows on a page beyond the list's end. */
export function PageGone({ onFirst }: { onFirst: () => void }) {
  return (
    <EmptyState
      icon={FileX}
      title={<Trans>This page is empty</Trans>}
      action={
        <Button variant="secondary" onClick={onFirst}>
          <Trans>Show the first page</Trans>
        </Button>
      }
    >
      <Trans>The list is shorter than it was.</Trans>
    </EmptyState>
  )
}
