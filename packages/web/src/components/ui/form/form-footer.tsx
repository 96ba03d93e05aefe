import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '../button.tsx'
import { SheetClose } from '../sheet.tsx'
import { SubmitButton } from './submit-button.tsx'
import { useLeaveGuard } from './use-leave-guard.ts'

interface FormFooterProps {
  /** What submitting does, such as "Create ticket". */
  children: ReactNode
}

/** The buttons of a form in a sheet. They stay in view while the fields scroll. The last child of an `AppForm`. */
export function FormFooter({ children }: FormFooterProps) {
  useLeaveGuard()
  return (
    <footer
      data-slot="form-footer"
      className="sticky -bottom-6 z-10 -mx-6 -mb-6 flex flex-wrap justify-end gap-2 border-t bg-card px-6 py-4"
    >
      <SheetClose asChild>
        <Button variant="secondary">
          <Trans>Cancel</Trans>
        </Button>
      </SheetClose>
      <SubmitButton>{children}</SubmitButton>
    </footer>
  )
}
