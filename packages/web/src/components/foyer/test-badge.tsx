import { Trans } from '@lingui/react/macro'
import { Badge } from '../ui/badge.tsx'

/** Marks what is of a test event, or for test events. */
export function TestBadge() {
  return (
    <Badge tone="warning">
      <Trans>Test</Trans>
    </Badge>
  )
}
