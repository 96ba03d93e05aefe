import { useEffect } from 'react'

/**
 * Replaces the package `react-style-singleton`, by which open dialogs stop the page below from scrolling. The package
 * writes a `<style>`, which the content policy forbids. A constructed sheet is allowed (`vite/nothing-inline.ts`). All
 * instances share the first one's styles.
 */
export function styleSingleton() {
  let users = 0
  let sheet: CSSStyleSheet | null = null

  const add = (styles: string) => {
    users += 1
    if (sheet) return
    sheet = new CSSStyleSheet()
    sheet.replaceSync(styles)
    document.adoptedStyleSheets.push(sheet)
  }
  const remove = () => {
    users -= 1
    if (users > 0) return
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
    sheet = null
  }
  // biome-ignore lint/correctness/noComponentHookFactories: called once per module, as the package it stands for is
  return function Sheet({ styles }: { styles: string }) {
    useEffect(() => {
      add(styles)
      return remove
    }, [styles])
    return null
  }
}
