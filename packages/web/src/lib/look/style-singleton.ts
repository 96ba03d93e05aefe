import { useEffect } from 'react'

/**
 * In the place of the package `react-style-singleton`, by which open dialogs keep the page below from scrolling: that writes
 * a `<style>` into the page, which our policy forbids; a sheet made by script does the same (`vite/nothing-inline.ts`).
 * All who show the component share the styles of the first of them.
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
