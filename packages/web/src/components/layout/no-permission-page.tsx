import { Trans, useLingui } from '@lingui/react/macro'
import { MessagePage } from './message-page.tsx'

export function NoPermissionPage() {
  const { t } = useLingui()
  return (
    <MessagePage title={t`No permission`} homeLabel={t`Go to the home page`}>
      <p>
        <Trans>You do not have permission to access this page.</Trans>
      </p>
      <p>
        <Trans>An admin of the account can change your role.</Trans>
      </p>
    </MessagePage>
  )
}
