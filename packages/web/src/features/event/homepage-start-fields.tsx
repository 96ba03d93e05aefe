import type { HomepageDesign } from '@foyer/contracts/event/homepage-design'
import type { Image } from '@foyer/contracts/image/image'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { readColors } from '../../lib/image/read-colors.ts'
import { coverPalettes } from './cover-palettes.ts'
import { HomepagePresetList, presetListClass } from './homepage-preset-list.tsx'
import { homepagePresets } from './homepage-presets.ts'

interface HomepageStartFieldsProps {
  design: HomepageDesign
  cover: Image | undefined
  onChoose: (design: HomepageDesign) => void
}

/** Colors to start with: Foyer's own, which also reset everything, and those of the cover. */
export function HomepageStartFields({ design, cover, onChoose }: HomepageStartFieldsProps) {
  const { t } = useLingui()
  return (
    <>
      <fieldset data-edit="look">
        <legend className="mb-3 text-sm font-medium">{t`Start from`}</legend>
        <HomepagePresetList presets={homepagePresets} design={design} onChoose={onChoose} />
      </fieldset>
      <fieldset>
        <legend className="mb-3 text-sm font-medium">{t`Colors of the cover`}</legend>
        {cover ? (
          <CoverPalettes cover={cover} design={design} onChoose={onChoose} />
        ) : (
          <p className="text-sm text-muted-foreground">
            <Trans>Add a cover image to choose from its colors.</Trans>
          </p>
        )}
      </fieldset>
    </>
  )
}

/** The browser reads them from the image itself, so no other service sees it. */
function CoverPalettes({ cover, ...choice }: HomepageStartFieldsProps & { cover: Image }) {
  const smallest = cover.variants?.toSorted((one, other) => one.width - other.width)
  const url = smallest?.find(({ format }) => format === 'jpeg')?.url ?? cover.url
  const { data: pixels, isPending } = useQuery({
    queryKey: ['cover-colors', url],
    queryFn: () => readColors(url),
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (isPending)
    return (
      <div aria-busy className={presetListClass}>
        {[1, 2, 3].map((place) => (
          <Skeleton key={place} className="h-21.5 rounded-md" />
        ))}
      </div>
    )
  if (!pixels)
    return (
      <p className="text-sm text-muted-foreground">
        <Trans>This browser cannot read the colors of the image. Choose them below.</Trans>
      </p>
    )
  return <HomepagePresetList presets={coverPalettes(pixels)} {...choice} />
}
