import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { LookStyle } from '../../lib/look/look-props.ts'

interface PreviewFrameProps {
  title: string
  /** The width of the shown device, in pixels. The picture shrinks to the available space. */
  width: number
  height: number
  /** Fills the height of the window instead, and scrolls inside. */
  isTall?: boolean
  /** The style of the root element. */
  look: LookStyle
  /** What lies over the page and can be pressed, for that scale. */
  overlay?: ((scale: number) => ReactNode) | undefined
  children: ReactNode
}

/** Pixels of the window that a tall frame leaves to what is above and below it. */
const aroundTall = 150
const leastTall = 480

/**
 * A page in a frame with a device's size, so that its layout is the same as on that device. This page renders it, and nothing in it
 * can be pressed but what lies over it.
 */
export function PreviewFrame({ title, width, height, isTall, look, overlay, children }: PreviewFrameProps) {
  const [page, setPage] = useState<Document | null>(null)
  const [room, scale] = useScale(width)
  const shownHeight = isTall ? `max(${leastTall}px, 100dvh - ${aroundTall}px)` : `${height * scale}px`
  useLayoutEffect(() => {
    if (!page) return
    dress(page, look)
    page.title = title
  }, [page, look, title])
  return (
    <div ref={room} className="w-full contain-inline-size">
      <div
        className="mx-auto overflow-hidden rounded-lg border"
        style={{ width: width * scale, height: shownHeight }}
      >
        <iframe
          title={title}
          srcDoc="<!doctype html><html><head></head><body></body></html>"
          onLoad={({ currentTarget }) => setPage(currentTarget.contentDocument)}
          className="max-w-none origin-top-left"
          style={{ width, height: `calc(${shownHeight} / ${scale})`, transform: `scale(${scale})` }}
        />
        {page &&
          createPortal(
            <div className="relative">
              <div inert>{children}</div>
              {overlay?.(scale)}
            </div>,
            page.body,
          )}
      </div>
    </div>
  )
}

/** Gives the framed page Foyer's styles, the theme, and its own colors. */
function dress(page: Document, look: LookStyle): void {
  const root = page.documentElement
  if (!page.head.querySelector('link, style'))
    for (const sheet of document.querySelectorAll('link[rel="stylesheet"], style'))
      page.head.append(page.importNode(sheet, true))
  const { lang, dataset } = document.documentElement
  root.lang = lang
  if (dataset.theme) root.dataset.theme = dataset.theme
  root.removeAttribute('style')
  const { colorScheme, ...variables } = look
  if (colorScheme) root.dataset.scheme = colorScheme
  else delete root.dataset.scheme
  for (const [name, color] of Object.entries(variables)) root.style.setProperty(name, color)
}

function useScale(width: number) {
  const room = useRef<HTMLDivElement>(null)
  const [scale, setScale] = useState(1)
  useEffect(() => {
    const element = room.current
    if (!element) return
    const fit = () => setScale(Math.min(1, element.clientWidth / width || 1))
    const observer = new ResizeObserver(fit)
    observer.observe(element)
    fit()
    return () => observer.disconnect()
  }, [width])
  return [room, scale] as const
}
