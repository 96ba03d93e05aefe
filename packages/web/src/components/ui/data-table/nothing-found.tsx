import { Trans } from '@lingui/react/macro'
import { SearchX } from 'lucide-react'
import { Button } from '../button.tsx'
import { EmptyState } from '../empty-state.tsx'

/** Takes the place of the rows when the search and filters match none. */
export function NothingFound({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      icon={SearchX}
      title={<Trans>No matches</Trans>}
      action={
        <Button variant="secondary" onClick={onClear}>
          <Trans>Clear search and filters</Trans>
        </Button>
      }
    >
      <Trans>Try other words, or remove a filter.</Trans>
    </EmptyState>
  )
}
