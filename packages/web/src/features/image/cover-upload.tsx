import type { Image } from '@foyer/contracts/image/image'
import { Trans, useLingui } from '@lingui/react/macro'
import { toast } from 'sonner'
import { ImageUpload } from '../../components/foyer/image-upload.tsx'
import { useConfirm } from '../../components/ui/confirm.tsx'
import { useDeleteImage, useUploadEventImage } from './image-mutations.ts'
import { coverRules } from './image-rules.ts'

interface CoverUploadProps {
  eventId: string
  images: readonly Image[]
}

/** The event's cover: choose or drop, replace, remove. Takes effect at once. */
export function CoverUpload({ eventId, images }: CoverUploadProps) {
  const { t } = useLingui()
  const confirm = useConfirm()
  const upload = useUploadEventImage(eventId, 'EVENT_COVER')
  const remove = useDeleteImage(eventId)
  const cover = images.find((image) => image.type === 'EVENT_COVER' && image.variants)
  const askToRemove = async (image: Image) => {
    const isConfirmed = await confirm({
      title: t`Remove the cover image?`,
      description: t`The event page then shows a plain background. You can upload an image again at any time.`,
      action: t`Remove image`,
      isDestructive: true,
    })
    if (isConfirmed) remove.mutate(image.id)
  }
  return (
    <ImageUpload
      label={t`Cover image`}
      image={cover?.url ?? null}
      {...coverRules}
      help={
        <Trans>Best at 2160 by 1080 pixels, at least 900 by 450. JPEG, PNG, WebP or GIF under 5 MB.</Trans>
      }
      onUpload={async (file, onProgress) => {
        await upload.mutateAsync({ file, onProgress })
        toast.success(t`Cover image saved`)
      }}
      {...(cover ? { onRemove: () => void askToRemove(cover) } : {})}
    />
  )
}
