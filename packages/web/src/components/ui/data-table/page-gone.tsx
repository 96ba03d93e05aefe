import { Trans } from '@lingui/react/macro'
import { FileX } from 'lucide-react'
import { Button } from '../button.tsx'
import { EmptyState } from '../empty-state.tsx'

/** In the place of rows, on a page that the list no longer reaches. */
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
