import { Trans, useLingui } from '@lingui/react/macro'
import { DeadEndPage } from './dead-end-page.tsx'

export function NotFoundPage() {
  const { t } = useLingui()
  return (
    <DeadEndPage title={t`Page not found`}>
      <Trans>
        The page does not exist. The link may be old, or a letter may be missing from the address.
      </Trans>
    </DeadEndPage>
  )
}
