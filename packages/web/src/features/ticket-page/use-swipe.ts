import { useEffect, useRef, useState } from 'react'

/** Which child of a list, each as wide as the list, a person has swiped to. The first one until then. */
export function useSwipe<List extends HTMLElement>(count: number) {
  const deck = useRef<List>(null)
  const [shown, setShown] = useState(0)
  useEffect(() => {
    const list = deck.current
    if (!list) return
    const seen = new IntersectionObserver(
      (entries) => {
        const entry = entries.find(({ isIntersecting }) => isIntersecting)
        if (entry) setShown([...list.children].indexOf(entry.target))
      },
      { root: list, threshold: 0.6 },
    )
    for (const child of [...list.children].slice(0, count)) seen.observe(child)
    return () => seen.disconnect()
  }, [count])
  const show = (index: number) => {
    deck.current?.children[index]?.scrollIntoView({ inline: 'center', block: 'nearest' })
  }
  return { deck, shown, show }
}
