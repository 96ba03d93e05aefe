import { safeJson } from './safe-json.ts'

interface PageMetaProps {
  title: string
  description: string
  /** Where the page really lives. */
  url: string
  /** A whole address, for what a shared link shows. */
  image: string | undefined
  isIndexed: boolean
  jsonLd: object
}

/** How search engines and shared links show a public page. */
export function PageMeta({ title, description, url, image, isIndexed, jsonLd }: PageMetaProps) {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {!isIndexed && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={url} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      {image && <meta property="og:image" content={image} />}
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every < escaped
        dangerouslySetInnerHTML={{ __html: safeJson(jsonLd) }}
      />
    </>
  )
}
