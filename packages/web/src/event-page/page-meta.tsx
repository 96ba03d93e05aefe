import type { Locale } from '@foyer/contracts/locale'
import { inLanguage } from './page-address.ts'
import { LanguageAlternates } from './page-language.tsx'
import { safeJson } from './safe-json.ts'

interface PageMetaProps {
  title: string
  description: string
  /** Where the page really lives, without a language. */
  url: string
  /** The language that the address names; null where each visitor gets their own. */
  namedLocale: Locale | null
  /** A whole address, for what a shared link shows. */
  image: string | undefined
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
      {image && <meta property="og:image" content={image} />}
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every < escaped
        dangerouslySetInnerHTML={{ __html: safeJson(jsonLd) }}
      />
    </>
  )
}
