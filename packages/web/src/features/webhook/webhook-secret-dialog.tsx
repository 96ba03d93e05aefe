import type { NewWebhook } from '@foyer/contracts/webhook/webhook'
import { Trans, useLingui } from '@lingui/react/macro'
import { SecretDialog } from '../../components/foyer/secret-dialog.tsx'

interface WebhookSecretDialogProps {
  /** The webhook with its secret, or null when none was just created. */
  webhook: NewWebhook | null
  onStored: () => void
}

export function WebhookSecretDialog({ webhook, onStored }: WebhookSecretDialogProps) {
  const { t } = useLingui()
  return (
    <SecretDialog
      title={t`The webhook’s secret`}
      description={webhook?.url ?? ''}
      secret={webhook?.secret ?? null}
      advice={
        <Trans>Your program checks with it that a message comes from here. If you lose it, replace it.</Trans>
      }
      copy={<Trans>Copy the secret</Trans>}
      onStored={onStored}
    />
  )
}
