import type { ApiKey } from '@foyer/contracts/api-key/api-key'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link, type To } from 'react-router-dom'
import { toast } from 'sonner'
import { TestBadge } from '../../components/foyer/test-badge.tsx'
import { ActionsMenu } from '../../components/ui/actions-menu.tsx'
import { Badge } from '../../components/ui/badge.tsx'
import { Card } from '../../components/ui/card.tsx'
import { useConfirm } from '../../components/ui/confirm.tsx'
import { DropdownMenuItem } from '../../components/ui/dropdown-menu.tsx'
import { changeThen } from '../../lib/api/change-then.ts'
import { useRevokeApiKey } from './api-key-mutations.ts'
import { ApiKeyTimes } from './api-key-times.tsx'
import { scopeWords } from './scope-words.ts'

interface ApiKeyListProps {
  accountId: string
  timeZone: string
  apiKeys: readonly ApiKey[]
  hrefFor: (id: string) => To
  onRotate: (apiKey: ApiKey) => void
}

export function ApiKeyList({ accountId, timeZone, apiKeys, hrefFor, onRotate }: ApiKeyListProps) {
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
    if (isConfirmed) changeThen(revoke, id, () => toast.success(t`Key revoked`))
  }
  return (
    <Card>
      <ul className="divide-y">
        {apiKeys.map((apiKey) => (
          <li key={apiKey.id} className="flex items-start gap-4 p-4">
            <div className="grid min-w-0 grow gap-2">
              <h2 className="text-base font-medium wrap-anywhere">
                <Link to={hrefFor(apiKey.id)} preventScrollReset className="hover:underline">
                  {apiKey.name}
                </Link>
              </h2>
              <code className="text-xs break-all text-muted-foreground">
                {apiKey.prefix}…{apiKey.ending}
              </code>
              {apiKey.is_test && <TestBadge />}
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
              <DropdownMenuItem asChild>
                <Link to={hrefFor(apiKey.id)} preventScrollReset>
                  <Trans>Edit</Trans>
                </Link>
              </DropdownMenuItem>
              <DropdownMenuItem onSelect={() => onRotate(apiKey)}>
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
