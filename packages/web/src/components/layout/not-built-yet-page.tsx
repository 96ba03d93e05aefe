import { Trans, useLingui } from '@lingui/react/macro'
import { Hammer } from 'lucide-react'
import { EmptyState } from '../ui/empty-state.tsx'
import { PageHeader } from '../ui/page-header.tsx'

/** Says honestly that a screen of the specification is still to come. Goes away with the last of them. */
export function NotBuiltYetPage() {
  const { t } = useLingui()
  return (
    <section className="p-4">
      <PageHeader title={t`Not built yet`} />
      <EmptyState icon={Hammer} title={<Trans>This screen is still to come</Trans>}>
        <Trans>
          Its place is reserved and its address will stay the same. Nothing you saved elsewhere is affected.
        </Trans>
      </EmptyState>
    </section>
  )
}
