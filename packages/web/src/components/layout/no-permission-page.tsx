import { Trans, useLingui } from '@lingui/react/macro'
import { DeadEndPage } from './dead-end-page.tsx'

export function NoPermissionPage() {
  const { t } = useLingui()
  return (
    <DeadEndPage title={t`No permission`}>
      <p>
        <Trans>You do not have permission to access this page.</Trans>
      </p>
      <p>
        <Trans>An admin of the account can change your role.</Trans>
      </p>
    </DeadEndPage>
  )
}
