import { useEffect, useRef, useState } from 'react'

/** What the page is made of. Its elements say it in `data-part`, except the tickets. */
export type PreviewPart =
  | 'look'
  | 'banner'
  | 'cover'
  | 'title'
  | 'dates'
  | 'place'
  | 'tickets'
  | 'description'
  | 'organizer'

export interface PreviewEditing {
  /** What pressing each part does: "Edit the title". */
  words: Record<PreviewPart, string>
  onEdit: (part: PreviewPart) => void
}

interface PreviewSpotsProps extends PreviewEditing {
  /** How much smaller the page is shown. Words are not. */
  scale: number
  /** What is drawn: when it changes, its parts may stand elsewhere. */
  shown: unknown
}

interface Spot {
  part: PreviewPart
  style: { left: number; top: number; width: number; height: number }
}

/** Buttons over the parts of a previewed page. What is between them edits its look. Its sibling is the page. */
export function PreviewSpots({ words, onEdit, scale, shown }: PreviewSpotsProps) {
  const layer = useRef<HTMLDivElement>(null)
  const [spots, setSpots] = useState<Spot[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed page is measured again
  useEffect(() => {
    const page = layer.current?.previousElementSibling
    if (!page) return
    const parts = [...page.querySelectorAll<HTMLElement>('[data-part], [aria-labelledby="tickets"]')]
    const measure = () => setSpots(parts.map((element) => spotOf(element, page)))
    const observer = new ResizeObserver(measure)
    for (const element of [page, ...parts]) observer.observe(element)
    return () => observer.disconnect()
  }, [shown])
  return (
    <div ref={layer} className="absolute inset-0">
      <SpotButton word={words.look} scale={scale} onPress={() => onEdit('look')} style={whole} />
      {spots.map(({ part, style }) => (
        <SpotButton
          key={`${part} ${style.top}`}
          word={words[part]}
          scale={scale}
          onPress={() => onEdit(part)}
          style={style}
        />
      ))}
    </div>
  )
}

const whole = { left: 0, top: 0, width: '100%', height: '100%' }

function spotOf(element: HTMLElement, page: Element): Spot {
  const [around, inside] = [page.getBoundingClientRect(), element.getBoundingClientRect()]
  const { width, height } = inside
  const part = (element.dataset.part ?? 'tickets') as PreviewPart
  return { part, style: { left: inside.left - around.left, top: inside.top - around.top, width, height } }
}

interface SpotButtonProps {
  word: string
  scale: number
  style: { left: number; top: number; width: number | string; height: number | string }
  onPress: () => void
}

function SpotButton({ word, scale, style, onPress }: SpotButtonProps) {
  return (
    <button
      type="button"
      aria-label={word}
      onClick={onPress}
      className="group absolute rounded-md outline-primary hover:bg-primary/10 hover:outline-2 focus-visible:outline-offset-[-2px]"
      style={style}
    >
      <span
        className="invisible absolute start-1 top-1 z-10 origin-top-left rounded-md bg-foreground px-2 py-1 text-sm font-medium whitespace-nowrap text-background group-hover:visible group-focus-visible:visible"
        style={{ transform: `scale(${1 / scale})` }}
      >
        {word}
      </span>
    </button>
  )
}
