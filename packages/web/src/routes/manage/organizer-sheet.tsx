import type { Organizer } from '@foyer/contracts/organizer/organizer'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { toast } from 'sonner'
import { FormFooter } from '../../components/ui/form/form-footer.tsx'
import { Sheet, SheetContent } from '../../components/ui/sheet.tsx'
import { accountQueries } from '../../features/account/account-queries.ts'
import { OrganizerForm } from '../../features/organizer/organizer-form.tsx'
import { paths } from '../../paths.ts'
import { useMe } from './use-me.ts'

interface OrganizerSheetProps {
  /** The one to change; else one is created. */
  organizer?: Organizer
  isOpen: boolean
  onClose: () => void
}

export function OrganizerSheet({ organizer, isOpen, onClose }: OrganizerSheetProps) {
  const { t } = useLingui()
  const me = useMe()
  const navigate = useNavigate()
  const { data: account } = useSuspenseQuery(accountQueries.detail(me.account_id))
  const { currency, timezone } = account
  const saved = ({ id }: Organizer) => {
    toast.success(organizer ? t`Organizer saved` : t`Organizer created`)
    if (organizer) onClose()
    else void navigate(paths.organizerEvents(id))
  }
  return (
    <Sheet open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <SheetContent title={organizer ? t`Edit organizer` : t`Create organizer`}>
        <OrganizerForm
          {...(organizer ? { organizer } : {})}
          defaults={{ email: account.support_email ?? me.email, currency, timezone }}
          onSaved={saved}
        >
          <FormFooter>{organizer ? <Trans>Save changes</Trans> : <Trans>Create organizer</Trans>}</FormFooter>
        </OrganizerForm>
      </SheetContent>
    </Sheet>
  )
}
