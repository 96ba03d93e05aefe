import type { ApiKey, NewApiKey } from '@foyer/contracts/api-key/api-key'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { FlaskConical, KeyRound, Plus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { toast } from 'sonner'
import { Button } from '../../components/ui/button.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { NothingHere } from '../../components/ui/error-state.tsx'
import { PageHeader } from '../../components/ui/page-header.tsx'
import { Sheet, SheetContent } from '../../components/ui/sheet.tsx'
import { ApiKeyForm } from '../../features/api-key/api-key-form.tsx'
import { ApiKeyList } from '../../features/api-key/api-key-list.tsx'
import { apiKeyQueries } from '../../features/api-key/api-key-queries.ts'
import { CurlExample } from '../../features/api-key/curl-example.tsx'
import { NewApiKeyDialog } from '../../features/api-key/new-api-key-dialog.tsx'
import { RotateApiKeyDialog } from '../../features/api-key/rotate-api-key-dialog.tsx'
import { useOpenRow } from '../../lib/list/use-open-row.ts'
import { useMe } from '../manage/use-me.ts'

export function ApiKeysPage() {
  const { t } = useLingui()
  const { account_id, timezone, is_email_confirmed } = useMe()
  const { data: apiKeys } = useSuspenseQuery(apiKeyQueries.all(account_id))
  const { openId, hrefFor, close } = useOpenRow('key')
  const [created, setCreated] = useState<NewApiKey | null>(null)
  const [rotating, setRotating] = useState<ApiKey | null>(null)
  const open = apiKeys.find(({ id }) => id === openId)
  const isNew = openId === 'new' || openId === 'test'
  // Until then, the banner above says what to do first.
  const create = is_email_confirmed && (
    <div className="flex flex-wrap gap-2">
      <Button asChild variant="secondary">
        <Link to={hrefFor('test')} preventScrollReset>
          <FlaskConical />
          <Trans>Make a test key</Trans>
        </Link>
      </Button>
      <Button asChild>
        <Link to={hrefFor('new')} preventScrollReset>
          <Plus />
          <Trans>Create API key</Trans>
        </Link>
      </Button>
    </div>
  )
  return (
    <>
      <PageHeader
        title={t`API keys`}
        description={t`A key lets your own programs work with this account.`}
        action={create}
      />
      {apiKeys.length === 0 ? (
        <EmptyState icon={KeyRound} title={<Trans>No API keys yet</Trans>} firstStep={create}>
          <p className="mb-4">
            <Trans>Connect your shop, your reports or your own app to your events, orders and lists.</Trans>
          </p>
          <CurlExample apiKey="foyer_…" />
        </EmptyState>
      ) : (
        <ApiKeyList
          accountId={account_id}
          timeZone={timezone}
          apiKeys={apiKeys}
          hrefFor={hrefFor}
          onRotate={setRotating}
        />
      )}
      <Sheet open={openId !== null} onOpenChange={(isOpen) => !isOpen && close()}>
        <SheetContent
          title={open ? t`Edit API key` : openId === 'test' ? t`Make a test key` : t`Create API key`}
        >
          {isNew || open ? (
            <ApiKeyForm
              key={openId}
              accountId={account_id}
              timeZone={timezone}
              apiKey={open}
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
      <RotateApiKeyDialog
        accountId={account_id}
        apiKey={rotating}
        onClose={() => setRotating(null)}
        onRotated={(apiKey) => {
          setRotating(null)
          setCreated(apiKey)
        }}
      />
      <NewApiKeyDialog apiKey={created} onStored={() => setCreated(null)} />
    </>
  )
}
