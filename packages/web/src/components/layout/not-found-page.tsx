import { Trans, useLingui } from '@lingui/react/macro'
import { MessagePage } from './message-page.tsx'

export function NotFoundPage() {
  const { t } = useLingui()
  return (
    <MessagePage title={t`Page not found`} homeLabel={t`Go to the home page`}>
      <Trans>
        The page does not exist. The link may be old, or a letter may be missing from the address.
      </Trans>
    </MessagePage>
  )
}
