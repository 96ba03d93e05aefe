import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { Dialog, DialogContent, DialogFooter } from '../ui/dialog.tsx'

interface SecretDialogProps {
  title: string
  /** What the secret is of. */
  description: string
  /** Null: none was just created. */
  secret: string | null
  /** What the secret is for, and what to do when it is lost. */
  advice: ReactNode
  copy: ReactNode
  /** How to use it. */
  children?: ReactNode
  onStored: () => void
}

/** Shows a secret, once. A stray click or Escape does not lose it. */
export function SecretDialog({
  title,
  description,
  secret,
  advice,
  copy,
  children,
  onStored,
}: SecretDialogProps) {
  const { t } = useLingui()
  return (
    <Dialog open={secret !== null} onOpenChange={(isOpen) => !isOpen && onStored()}>
      {secret !== null && (
        <DialogContent
          title={title}
          description={description}
          onEscapeKeyDown={(event) => event.preventDefault()}
          onInteractOutside={(event) => event.preventDefault()}
        >
          <Alert tone="warning" title={t`Copy it now: it will not be shown again`}>
            {advice}
          </Alert>
          <div className="grid min-w-0 gap-3">
            <code data-testid="secret" className="rounded-md bg-muted p-3 text-sm break-all select-all">
              {secret}
            </code>
            <CopyButton value={secret} className="justify-self-start">
              {copy}
            </CopyButton>
          </div>
          {children}
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
