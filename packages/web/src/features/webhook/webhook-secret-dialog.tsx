import type { NewWebhook } from '@foyer/contracts/webhook/webhook'
import { Trans, useLingui } from '@lingui/react/macro'
import { Alert } from '../../components/ui/alert.tsx'
import { Button } from '../../components/ui/button.tsx'
import { CopyButton } from '../../components/ui/copy-button.tsx'
import { Dialog, DialogContent, DialogFooter } from '../../components/ui/dialog.tsx'

interface WebhookSecretDialogProps {
  /** The webhook with its secret, or null when none was just created. */
  webhook: NewWebhook | null
  onStored: () => void
}

/** Shows a webhook's secret, once. A stray click or Escape does not lose it. */
export function WebhookSecretDialog({ webhook, onStored }: WebhookSecretDialogProps) {
  const { t } = useLingui()
  return (
    <Dialog open={webhook !== null} onOpenChange={(isOpen) => !isOpen && onStored()}>
      {webhook && (
        <DialogContent
          title={t`The webhook’s secret`}
          description={webhook.url}
          onEscapeKeyDown={(event) => event.preventDefault()}
          onInteractOutside={(event) => event.preventDefault()}
        >
          <Alert tone="warning" title={t`Copy it now: it will not be shown again`}>
            <Trans>
              Your program checks with it that a message comes from here. If you lose it, replace it.
            </Trans>
          </Alert>
          <div className="grid min-w-0 gap-3">
            <code
              data-testid="webhook-secret"
              className="rounded-md bg-muted p-3 text-sm break-all select-all"
            >
              {webhook.secret}
            </code>
            <CopyButton value={webhook.secret} className="justify-self-start">
              <Trans>Copy the secret</Trans>
            </CopyButton>
          </div>
          <DialogFooter>
            <Button onClick={onStored}>
              <Trans>I have saved it</Trans>
            </Button>
          </DialogFooter>
        </DialogContent>
      )}
    </Dialog>
  )
}
