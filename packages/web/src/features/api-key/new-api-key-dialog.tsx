import type { NewApiKey } from '@foyer/contracts/api-key/api-key'
import { Trans, useLingui } from '@lingui/react/macro'
import { SecretDialog } from '../../components/foyer/secret-dialog.tsx'
import { CurlExample } from './curl-example.tsx'

interface NewApiKeyDialogProps {
  /** The new key with its secret, or null when none was just created. */
  apiKey: NewApiKey | null
  onStored: () => void
}

export function NewApiKeyDialog({ apiKey, onStored }: NewApiKeyDialogProps) {
  const { t } = useLingui()
  return (
    <SecretDialog
      title={t`Your new API key`}
      description={apiKey?.name ?? ''}
      secret={apiKey?.key ?? null}
      advice={<Trans>Keep it safe, like a password. If you lose it, revoke it and create another.</Trans>}
      copy={<Trans>Copy the key</Trans>}
      onStored={onStored}
    >
      {apiKey && <CurlExample apiKey={apiKey.key} />}
    </SecretDialog>
  )
}
