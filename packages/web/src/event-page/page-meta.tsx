import type { Locale } from '@foyer/contracts/locale'
import { inLanguage } from './page-address.ts'
import { LanguageAlternates } from './page-language.tsx'
import { safeJson } from './safe-json.ts'

interface PageMetaProps {
  title: string
  description: string
  /** The page's canonical URL, without a language. */
  url: string
  /** The language that the URL names. Null if each visitor gets their own. */
  namedLocale: Locale | null
  /** The picture of a shared link: an absolute URL, and pixels. */
  image: { url: string; width: number; height: number; alt: string } | undefined
  isIndexed: boolean
  jsonLd: object
}

/** How search engines and shared links show a public page. */
export function PageMeta({ title, description, url, namedLocale, image, isIndexed, jsonLd }: PageMetaProps) {
  const canonical = namedLocale ? inLanguage(url, namedLocale) : url
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {!isIndexed && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={canonical} />
      {isIndexed && <LanguageAlternates url={url} />}
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      {image && (
        <>
          <meta property="og:image" content={image.url} />
          <meta property="og:image:width" content={String(image.width)} />
          <meta property="og:image:height" content={String(image.height)} />
          <meta property="og:image:alt" content={image.alt} />
        </>
      )}
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every < escaped
        dangerouslySetInnerHTML={{ __html: safeJson(jsonLd) }}
      />
    </>
  )
}
