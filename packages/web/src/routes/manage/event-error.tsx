import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useRouteError } from 'react-router-dom'
import { MessagePage } from '../../components/layout/message-page.tsx'
import { Button } from '../../components/ui/button.tsx'
import { isCallError } from '../../lib/api/call-error.ts'
import { paths } from '../../paths.ts'
import { SessionError } from './session-error.tsx'

/** Shown instead of an event that is missing, belongs to another account, or cannot be loaded. */
export function EventError() {
  const { t } = useLingui()
  if (!isCallError(useRouteError(), 'event.not_found')) return <SessionError />
  return (
    <MessagePage
      title={t`Event not found`}
      homeLabel={t`Go to the home page`}
      action={
        <Button asChild>
          <Link to={paths.events()}>
            <Trans>All events</Trans>
          </Link>
        </Button>
      }
    >
      <Trans>It does not exist, or it belongs to another account.</Trans>
    </MessagePage>
  )
}
