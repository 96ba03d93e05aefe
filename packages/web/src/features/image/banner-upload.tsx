import type { Image } from '@foyer/contracts/image/image'
import { Trans, useLingui } from '@lingui/react/macro'
import { toast } from 'sonner'
import { ImageUpload } from '../../components/foyer/image-upload.tsx'
import { useConfirm } from '../../components/ui/confirm.tsx'
import { bannerOf } from '../../lib/look/banner-of.ts'
import { useDeleteImage, useUploadEventImage } from './image-mutations.ts'
import { bannerRules } from './image-rules.ts'

interface BannerUploadProps {
  eventId: string
  images: readonly Image[]
}

/** The event's banner: choose or drop, replace, remove. Takes effect at once. */
export function BannerUpload({ eventId, images }: BannerUploadProps) {
  const { t } = useLingui()
  const confirm = useConfirm()
  const upload = useUploadEventImage(eventId, 'EVENT_BANNER')
  const remove = useDeleteImage(eventId)
  const banner = bannerOf({ images })
  const askToRemove = async (image: Image) => {
    const isConfirmed = await confirm({
      title: t`Remove the banner?`,
      description: t`The event page then begins with its cover. You can upload a banner again at any time.`,
      action: t`Remove banner`,
      isDestructive: true,
    })
    if (isConfirmed) remove.mutate(image.id)
  }
  return (
    <ImageUpload
      label={t`Banner`}
      shape="strip"
      image={banner?.url ?? null}
      {...bannerRules}
      help={
        <Trans>
          A wide strip above the cover, for a series or a sponsor. At least 900 by 50 pixels, at most 3,000 by
          2,000. JPEG, PNG, WebP or GIF under 5 MB.
        </Trans>
      }
      onUpload={async (file, onProgress) => {
        await upload.mutateAsync({ file, onProgress })
        toast.success(t`Banner saved`)
      }}
      {...(banner ? { onRemove: () => void askToRemove(banner) } : {})}
    />
  )
}
