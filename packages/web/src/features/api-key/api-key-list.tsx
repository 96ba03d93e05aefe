import type { ApiKey, NewApiKey } from '@foyer/contracts/api-key/api-key'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { toast } from 'sonner'
import { ActionsMenu } from '../../components/ui/actions-menu.tsx'
import { Badge } from '../../components/ui/badge.tsx'
import { Card } from '../../components/ui/card.tsx'
import { useConfirm } from '../../components/ui/confirm.tsx'
import { DropdownMenuItem } from '../../components/ui/dropdown-menu.tsx'
import { changeThen } from '../../lib/api/change-then.ts'
import { useRevokeApiKey, useRotateApiKey } from './api-key-mutations.ts'
import { ApiKeyTimes } from './api-key-times.tsx'
import { scopeWords } from './scope-words.ts'

interface ApiKeyListProps {
  accountId: string
  timeZone: string
  apiKeys: readonly ApiKey[]
  /** A key has another secret, to be shown once. */
  onRotated: (apiKey: NewApiKey) => void
}

export function ApiKeyList({ accountId, timeZone, apiKeys, onRotated }: ApiKeyListProps) {
  const { t, i18n } = useLingui()
  const confirm = useConfirm()
  const revoke = useRevokeApiKey(accountId)
  const rotate = useRotateApiKey(accountId)
  const askToRotate = async ({ id, name }: ApiKey) => {
    const isConfirmed = await confirm({
      title: t`Replace the secret of “${name}”?`,
      description: t`You get another secret now. The earlier one works for one more day, so you can update your programs.`,
      action: t`Replace secret`,
      refusal: t`Keep secret`,
    })
    if (isConfirmed) changeThen(rotate, id, onRotated)
  }
  const askToRevoke = async ({ id, name }: ApiKey) => {
    const isConfirmed = await confirm({
      title: t`Revoke “${name}”?`,
      description: t`Anything that uses this key stops working immediately. This cannot be undone.`,
      action: t`Revoke key`,
      refusal: t`Keep key`,
      isDestructive: true,
    })
    if (isConfirmed) changeThen(revoke, id, () => toast.success(t`Key revoked`))
  }
  return (
    <Card>
      <ul className="divide-y">
        {apiKeys.map((apiKey) => (
          <li key={apiKey.id} className="flex items-start gap-4 p-4">
            <div className="grid min-w-0 grow gap-2">
              <h2 className="text-base font-medium wrap-anywhere">{apiKey.name}</h2>
              <code className="text-xs break-all text-muted-foreground">{apiKey.prefix}…</code>
              <ul aria-label={t`Permissions`} className="flex flex-wrap gap-1">
                {apiKey.scopes.map((scope) => (
                  <li key={scope}>
                    <Badge>{i18n._(scopeWords[scope].name)}</Badge>
                  </li>
                ))}
              </ul>
              {apiKey.event_ids && (
                <p className="text-sm text-muted-foreground">
                  <Plural value={apiKey.event_ids.length} one="For # event only" other="For # events only" />
                </p>
              )}
              <ApiKeyTimes apiKey={apiKey} timeZone={timeZone} />
            </div>
            <ActionsMenu name={apiKey.name}>
              <DropdownMenuItem onSelect={() => void askToRotate(apiKey)}>
                <Trans>Replace secret</Trans>
              </DropdownMenuItem>
              <DropdownMenuItem onSelect={() => void askToRevoke(apiKey)}>
                <Trans>Revoke</Trans>
              </DropdownMenuItem>
            </ActionsMenu>
          </li>
        ))}
      </ul>
    </Card>
  )
}
