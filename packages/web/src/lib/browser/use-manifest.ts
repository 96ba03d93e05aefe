import { useEffect } from 'react'

/**
 * Says what a phone installs from this page, for as long as it is shown. Other pages have `manifest.webmanifest`, which opens the
 * page itself.
 */
export function useManifest(href: string): void {
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]')
    const before = link?.getAttribute('href')
    if (!link || !before) return
    link.setAttribute('href', href)
    return () => link.setAttribute('href', before)
  }, [href])
}
