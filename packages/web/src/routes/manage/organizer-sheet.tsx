import type { Organizer } from '@foyer/contracts/organizer/organizer'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { toast } from 'sonner'
import { FormFooter } from '../../components/ui/form/form-footer.tsx'
import { Sheet, SheetContent } from '../../components/ui/sheet.tsx'
import { accountQueries } from '../../features/account/account-queries.ts'
import { useUploadLogo } from '../../features/image/image-mutations.ts'
import { LogoChoice } from '../../features/image/logo-choice.tsx'
import { LogoUpload } from '../../features/image/logo-upload.tsx'
import { OrganizerForm } from '../../features/organizer/organizer-form.tsx'
import { useErrorText } from '../../lib/words/use-error-text.ts'
import { paths } from '../../paths.ts'
import { useMe } from './use-me.ts'

interface OrganizerSheetProps {
  /** The organizer to change. Without one, the sheet creates one. */
  organizer?: Organizer
  isOpen: boolean
  onClose: () => void
}

export function OrganizerSheet({ organizer, isOpen, onClose }: OrganizerSheetProps) {
  const { t } = useLingui()
  const me = useMe()
  const navigate = useNavigate()
  const { data: account } = useSuspenseQuery(accountQueries.detail(me.account_id))
  const [logo, setLogo] = useState<File | null>(null)
  const sendLogo = useSendLogo()
  const { currency, timezone } = account
  const saved = async ({ id }: Organizer) => {
    if (organizer) {
      toast.success(t`Organizer saved`)
      return onClose()
    }
    if (logo) await sendLogo(id, logo)
    toast.success(t`Organizer created`)
    await navigate(paths.organizerEvents(id))
  }
  return (
    <Sheet open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <SheetContent title={organizer ? t`Edit organizer` : t`Create organizer`}>
        <OrganizerForm
          {...(organizer ? { organizer } : {})}
          defaults={{ email: account.support_email ?? me.email, currency, timezone }}
          logo={
            organizer ? <LogoUpload organizer={organizer} /> : <LogoChoice file={logo} onChoose={setLogo} />
          }
          onSaved={saved}
        >
          <FormFooter>{organizer ? <Trans>Save changes</Trans> : <Trans>Create organizer</Trans>}</FormFooter>
        </OrganizerForm>
      </SheetContent>
    </Sheet>
  )
}

/** Uploads a new organizer's logo. A refused logo does not undo the organizer. */
function useSendLogo() {
  const { t } = useLingui()
  const upload = useUploadLogo()
  const describeError = useErrorText()
  return async (organizer_id: string, file: File) => {
    try {
      await upload.mutateAsync({ organizer_id, file, onProgress: () => undefined })
    } catch (error) {
      toast.error(t`The logo was not saved`, { description: describeError(error) })
    }
  }
}
