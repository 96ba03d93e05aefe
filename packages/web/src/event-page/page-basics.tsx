import { assets, icon } from 'virtual:page-assets'
import type { HomepageFont } from '@foyer/contracts/event/homepage-design'

interface PageBasicsProps {
  themeColor?: string | null
  /** The page's font, which is fetched with it. */
  font?: HomepageFont | undefined
  /** The page's stylesheet and fonts: those of the public pages unless given. */
  files?: { css: string; fonts: Record<string, string> }
}

/**
 * What the head of every public page begins with: how it is shown, its stylesheet, which stands in it, and its font.
 * `themeColor`: what the browser's own bars wear; without one, the ground of Foyer's pages.
 */
export function PageBasics({ themeColor = null, font = 'FOYER', files = assets }: PageBasicsProps) {
  const fontFile = files.fonts[font]
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
      {fontFile && <link rel="preload" as="font" type="font/woff2" crossOrigin="" href={fontFile} />}
    </>
  )
}
