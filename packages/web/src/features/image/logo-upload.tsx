import type { Image } from '@foyer/contracts/image/image'
import type { Organizer } from '@foyer/contracts/organizer/organizer'
import { useLingui } from '@lingui/react/macro'
import { toast } from 'sonner'
import { ImageUpload } from '../../components/foyer/image-upload.tsx'
import { useConfirm } from '../../components/ui/confirm.tsx'
import { logoOf } from '../../lib/look/logo-of.ts'
import { useDeleteLogo, useUploadLogo } from './image-mutations.ts'
import { logoRules } from './image-rules.ts'
import { LogoField } from './logo-field.tsx'

/** The logo of an existing organizer: choose or drop, replace, remove. Takes effect at once. */
export function LogoUpload({ organizer }: { organizer: Organizer }) {
  const { t } = useLingui()
  const confirm = useConfirm()
  const upload = useUploadLogo()
  const remove = useDeleteLogo(organizer.id)
  const logo = logoOf(organizer)
  const askToRemove = async (image: Image) => {
    const isConfirmed = await confirm({
      title: t`Remove the logo?`,
      description: t`The organizer’s page then shows the name alone. You can upload a logo again at any time.`,
      action: t`Remove logo`,
      isDestructive: true,
    })
    if (isConfirmed) remove.mutate(image.id)
  }
  return (
    <LogoField>
      {(help) => (
        <ImageUpload
          label={t`Logo`}
          shape="square"
          image={logo?.url ?? null}
          {...logoRules}
          help={help}
          onUpload={async (file, onProgress) => {
            await upload.mutateAsync({ organizer_id: organizer.id, file, onProgress })
            toast.success(t`Logo saved`)
          }}
          {...(logo ? { onRemove: () => void askToRemove(logo) } : {})}
        />
      )}
    </LogoField>
  )
}
