import type { ApiKey } from '@foyer/contracts/api-key/api-key'
import { Trans, useLingui } from '@lingui/react/macro'
import { toast } from 'sonner'
import { Badge } from '../../components/ui/badge.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Card } from '../../components/ui/card.tsx'
import { useConfirm } from '../../components/ui/confirm.tsx'
import { useRevokeApiKey } from './api-key-mutations.ts'
import { ApiKeyTimes } from './api-key-times.tsx'
import { scopeWords } from './scope-words.ts'

interface ApiKeyListProps {
  accountId: string
  timeZone: string
  apiKeys: readonly ApiKey[]
}

export function ApiKeyList({ accountId, timeZone, apiKeys }: ApiKeyListProps) {
  const { t, i18n } = useLingui()
  const confirm = useConfirm()
  const revoke = useRevokeApiKey(accountId)
  const askToRevoke = async ({ id, name }: ApiKey) => {
    const isConfirmed = await confirm({
      title: t`Revoke “${name}”?`,
      description: t`Anything that uses this key stops working immediately. This cannot be undone.`,
      action: t`Revoke key`,
      refusal: t`Keep key`,
      isDestructive: true,
    })
    if (isConfirmed) revoke.mutate(id, { onSuccess: () => void toast.success(t`Key revoked`) })
  }
  return (
    <Card>
      <ul className="divide-y">
        {apiKeys.map((apiKey) => (
          <li key={apiKey.id} className="flex flex-col gap-4 p-4 sm:flex-row sm:items-start">
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
              <ApiKeyTimes apiKey={apiKey} timeZone={timeZone} />
            </div>
            <Button
              size="sm"
              variant="secondary"
              className="self-start"
              aria-label={t`Revoke ${apiKey.name}`}
              isBusy={revoke.isPending && revoke.variables === apiKey.id}
              onClick={() => void askToRevoke(apiKey)}
            >
              <Trans>Revoke</Trans>
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
