import type { Image, ImageVariant } from '@foyer/contracts/image/image'
import type { ComponentProps } from 'react'
import { cn } from '../../lib/look/cn.ts'

interface PictureProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'width' | 'height'> {
  image: Image
  /** The shown width, as in `<img sizes>`. The browser loads the smallest file that is sharp at this width. */
  sizes: string
}

/**
 * An uploaded image in the best format that the browser supports. Its space is reserved from the start. A cover shows a few blurred
 * pixels first. A logo does not, because it may be transparent.
 */
export function Picture({ image, sizes, className, alt = '', ...props }: PictureProps) {
  const { variants = [], placeholder, type } = image
  const isBlurred = placeholder !== undefined && type === 'EVENT_COVER'
  return (
    <picture className="contents">
      {(['avif', 'webp'] as const).map((format) => {
        const srcSet = srcSetOf(variants.filter((variant) => variant.format === format))
        // Hidden, because each would take a place of the grid that the picture stands in.
        return (
          srcSet && (
            <source key={format} type={`image/${format}`} srcSet={srcSet} sizes={sizes} className="hidden" />
          )
        )
      })}
      <img
        {...props}
        src={image.url}
        width={image.width}
        height={image.height}
        alt={alt}
        className={cn(isBlurred && 'bg-cover bg-center', className)}
        style={isBlurred ? { backgroundImage: `url(${placeholder})` } : undefined}
      />
    </picture>
  )
}

function srcSetOf(variants: readonly ImageVariant[]): string {
  return variants.map(({ url, width }) => `${url} ${width}w`).join(', ')
}
