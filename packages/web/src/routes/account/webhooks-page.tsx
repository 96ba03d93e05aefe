import type { NewWebhook } from '@foyer/contracts/webhook/webhook'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { FlaskConical, Plus, Webhook as WebhookIcon } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { toast } from 'sonner'
import { Button } from '../../components/ui/button.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { NothingHere } from '../../components/ui/error-state.tsx'
import { PageHeader } from '../../components/ui/page-header.tsx'
import { Sheet, SheetContent } from '../../components/ui/sheet.tsx'
import { DeliveryLog } from '../../features/webhook/delivery-log.tsx'
import { WebhookForm } from '../../features/webhook/webhook-form.tsx'
import { WebhookList } from '../../features/webhook/webhook-list.tsx'
import { webhookQueries } from '../../features/webhook/webhook-queries.ts'
import { WebhookSecretDialog } from '../../features/webhook/webhook-secret-dialog.tsx'
import { useOpenRow } from '../../lib/list/use-open-row.ts'
import { useMe } from '../manage/use-me.ts'

export function WebhooksPage() {
  const { t } = useLingui()
  const { account_id, timezone, is_email_confirmed } = useMe()
  const { data: webhooks } = useSuspenseQuery(webhookQueries.all(account_id))
  const { openId, hrefFor, close } = useOpenRow('webhook')
  const log = useOpenRow('messages')
  const [created, setCreated] = useState<NewWebhook | null>(null)
  const open = webhooks.find(({ id }) => id === openId)
  const logged = webhooks.find(({ id }) => id === log.openId)
  // Until then, the banner above says what to do first.
  const create = is_email_confirmed && (
    <div className="flex flex-wrap gap-2">
      <Button asChild variant="secondary">
        <Link to={hrefFor('test')} preventScrollReset>
          <FlaskConical />
          <Trans>Make a test webhook</Trans>
        </Link>
      </Button>
      <Button asChild>
        <Link to={hrefFor('new')} preventScrollReset>
          <Plus />
          <Trans>Create webhook</Trans>
        </Link>
      </Button>
    </div>
  )
  return (
    <>
      <PageHeader
        title={t`Webhooks`}
        description={t`Tell your own programs as soon as something changes.`}
        action={create}
      />
      {webhooks.length === 0 ? (
        <EmptyState icon={WebhookIcon} title={<Trans>No webhooks yet</Trans>} firstStep={create}>
          <Trans>Enter the address of a program that should hear of orders, attendees or check-ins.</Trans>
        </EmptyState>
      ) : (
        <WebhookList
          accountId={account_id}
          timeZone={timezone}
          webhooks={webhooks}
          hrefFor={hrefFor}
          logHrefFor={log.hrefFor}
          onRotated={setCreated}
        />
      )}
      <Sheet open={openId !== null} onOpenChange={(isOpen) => !isOpen && close()}>
        <SheetContent
          title={open ? t`Edit webhook` : openId === 'test' ? t`Make a test webhook` : t`Create webhook`}
        >
          {openId === 'new' || openId === 'test' || open ? (
            <WebhookForm
              key={openId}
              accountId={account_id}
              webhook={open}
              isTest={open?.is_test ?? openId === 'test'}
              onSaved={(secret) => {
                if (!secret) toast.success(t`Saved`)
                close()
                setCreated(secret)
              }}
            />
          ) : (
            <NothingHere />
          )}
        </SheetContent>
      </Sheet>
      <Sheet open={log.openId !== null} onOpenChange={(isOpen) => !isOpen && log.close()}>
        <SheetContent title={t`Messages of the webhook`} description={logged?.url}>
          {logged ? (
            <DeliveryLog
              key={logged.id}
              accountId={account_id}
              webhookId={logged.id}
              timeZone={timezone}
              isOn={logged.is_on}
            />
          ) : (
            <NothingHere />
          )}
        </SheetContent>
      </Sheet>
      <WebhookSecretDialog webhook={created} onStored={() => setCreated(null)} />
    </>
  )
}
