import type { HomepageDesign } from '@foyer/contracts/event/homepage-design'
import { useLayoutEffect } from 'react'
import { homepageLook } from '../../lib/look/homepage-look.ts'

/** Applies an event's colors to the whole page while it is mounted. A checkout has one background, that of the content. */
export function useHomepageLook(design: HomepageDesign | undefined): void {
  useLayoutEffect(() => {
    if (!design) return
    const { page } = homepageLook(design)
    const { style, dataset } = document.documentElement
    const { colorScheme, ...variables } = page
    const shown = Object.entries(variables)
    if (colorScheme) dataset.scheme = colorScheme
    for (const [name, color] of shown) style.setProperty(name, color)
    const ground = variables['--background']
    if (ground) style.setProperty('--backdrop', ground)
    return () => {
      delete dataset.scheme
      for (const [name] of shown) style.removeProperty(name)
    }
  }, [design])
}
