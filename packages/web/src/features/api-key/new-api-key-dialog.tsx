import type { NewApiKey } from '@foyer/contracts/api-key/api-key'
import { Trans, useLingui } from '@lingui/react/macro'
import { Alert } from '../../components/ui/alert.tsx'
import { Button } from '../../components/ui/button.tsx'
import { CopyButton } from '../../components/ui/copy-button.tsx'
import { Dialog, DialogContent, DialogFooter } from '../../components/ui/dialog.tsx'
import { CurlExample } from './curl-example.tsx'

interface NewApiKeyDialogProps {
  /** The new key with its secret, or null when none was just created. */
  apiKey: NewApiKey | null
  onStored: () => void
}

/** Shows a new key, once. A stray click or Escape does not lose it. */
export function NewApiKeyDialog({ apiKey, onStored }: NewApiKeyDialogProps) {
  const { t } = useLingui()
  return (
    <Dialog open={apiKey !== null} onOpenChange={(isOpen) => !isOpen && onStored()}>
      {apiKey && (
        <DialogContent
          title={t`Your new API key`}
          description={apiKey.name}
          onEscapeKeyDown={(event) => event.preventDefault()}
          onInteractOutside={(event) => event.preventDefault()}
        >
          <Alert tone="warning" title={t`Copy it now: it will not be shown again`}>
            <Trans>Keep it safe, like a password. If you lose it, revoke it and create another.</Trans>
          </Alert>
          <div className="grid min-w-0 gap-3">
            <code data-testid="new-api-key" className="rounded-md bg-muted p-3 text-sm break-all select-all">
              {apiKey.key}
            </code>
            <CopyButton value={apiKey.key} className="justify-self-start">
              <Trans>Copy the key</Trans>
            </CopyButton>
          </div>
          <CurlExample apiKey={apiKey.key} />
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
