import { assets, icon } from 'virtual:page-assets'

interface PageBasicsProps {
  themeColor?: string | null
  /** The page's stylesheet and fonts: those of the public pages unless given. */
  files?: { css: string; fonts: readonly string[] }
}

/**
 * What the head of every public page begins with: how it is shown, its stylesheet, which stands in it, and its font.
 * `themeColor`: what the browser's own bars wear; without one, the ground of Foyer's pages.
 */
export function PageBasics({ themeColor = null, files = assets }: PageBasicsProps) {
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <meta name="color-scheme" content="light dark" />
      <link rel="icon" href={icon} type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      {themeColor ? (
        <meta name="theme-color" content={themeColor} />
      ) : (
        <>
          <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbfafd" />
          <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#100e16" />
        </>
      )}
      {files.css && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: Vite's own stylesheet, which the policy names by its hash
        <style dangerouslySetInnerHTML={{ __html: files.css }} />
      )}
      {files.fonts.map((href) => (
        <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="" href={href} />
      ))}
    </>
  )
}
