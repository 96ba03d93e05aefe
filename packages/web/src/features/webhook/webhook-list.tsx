import type { NewWebhook, Webhook } from '@foyer/contracts/webhook/webhook'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link, type To } from 'react-router-dom'
import { toast } from 'sonner'
import { TestBadge } from '../../components/foyer/test-badge.tsx'
import { ActionsMenu } from '../../components/ui/actions-menu.tsx'
import { Badge } from '../../components/ui/badge.tsx'
import { Card } from '../../components/ui/card.tsx'
import { useConfirm } from '../../components/ui/confirm.tsx'
import { DropdownMenuItem } from '../../components/ui/dropdown-menu.tsx'
import { changeThen } from '../../lib/api/change-then.ts'
import { changeWords } from './change-words.ts'
import { useRotateWebhookSecret, useWebhookActions } from './webhook-mutations.ts'
import { WebhookState } from './webhook-state.tsx'

interface WebhookListProps {
  accountId: string
  timeZone: string
  webhooks: readonly Webhook[]
  hrefFor: (id: string) => To
  /** Where the messages of a webhook are shown. */
  logHrefFor: (id: string) => To
  /** A webhook has another secret, to be shown once. */
  onRotated: (webhook: NewWebhook) => void
}

export function WebhookList(props: WebhookListProps) {
  const { accountId, timeZone, webhooks, hrefFor, logHrefFor, onRotated } = props
  const { t, i18n } = useLingui()
  const confirm = useConfirm()
  const rotate = useRotateWebhookSecret(accountId)
  const { toggle, remove, test } = useWebhookActions(accountId)
  const askToRotate = async ({ id }: Webhook) => {
    const isConfirmed = await confirm({
      title: t`Replace the webhook’s secret?`,
      description: t`You get another secret now. For one more day messages are signed with both, so you can update your program.`,
      action: t`Replace secret`,
      refusal: t`Keep secret`,
    })
    if (isConfirmed) changeThen(rotate, id, onRotated)
  }
  const askToDelete = async ({ id, url }: Webhook) => {
    const isConfirmed = await confirm({
      title: t`Delete this webhook?`,
      description: t`Nothing more is sent to ${url}. This cannot be undone.`,
      action: t`Delete webhook`,
      refusal: t`Keep webhook`,
      isDestructive: true,
    })
    if (isConfirmed) changeThen(remove, id, () => toast.success(t`Webhook deleted`))
  }
  return (
    <Card>
      <ul className="divide-y">
        {webhooks.map((webhook) => (
          <li key={webhook.id} className="flex items-start gap-4 p-4">
            <div className="grid min-w-0 grow gap-2">
              <h2 className="text-base font-medium wrap-anywhere">
                <Link to={hrefFor(webhook.id)} preventScrollReset className="hover:underline">
                  {webhook.url}
                </Link>
              </h2>
              {webhook.description !== '' && (
                <p className="text-sm wrap-anywhere text-muted-foreground">{webhook.description}</p>
              )}
              {webhook.is_test && <TestBadge />}
              <ul aria-label={t`Tell it of changes to`} className="flex flex-wrap gap-1">
                {webhook.types.map((type) => (
                  <li key={type}>
                    <Badge>{i18n._(changeWords[type])}</Badge>
                  </li>
                ))}
              </ul>
              <WebhookState webhook={webhook} timeZone={timeZone} />
            </div>
            <ActionsMenu name={webhook.url}>
              <DropdownMenuItem asChild>
                <Link to={logHrefFor(webhook.id)} preventScrollReset>
                  <Trans>Show messages</Trans>
                </Link>
              </DropdownMenuItem>
              {webhook.is_on && (
                <DropdownMenuItem
                  onSelect={() => changeThen(test, webhook.id, () => toast.success(t`Test message sent`))}
                >
                  <Trans>Send a test message</Trans>
                </DropdownMenuItem>
              )}
              <DropdownMenuItem onSelect={() => toggle.mutate({ id: webhook.id, is_on: !webhook.is_on })}>
                {webhook.is_on ? <Trans>Switch off</Trans> : <Trans>Switch on</Trans>}
              </DropdownMenuItem>
              <DropdownMenuItem onSelect={() => void askToRotate(webhook)}>
                <Trans>Replace secret</Trans>
              </DropdownMenuItem>
              <DropdownMenuItem onSelect={() => void askToDelete(webhook)}>
                <Trans>Delete</Trans>
              </DropdownMenuItem>
            </ActionsMenu>
          </li>
        ))}
      </ul>
    </Card>
  )
}
