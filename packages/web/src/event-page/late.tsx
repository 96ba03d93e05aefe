import { type ComponentType, useEffect, useState } from 'react'

/** A component that is loaded when it is first shown. */
export interface LatePart<Props> {
  loaded: ComponentType<Props> | null
  /** Loads it now. What a page shows from the start is prepared before the page is drawn, so that React finds the same markup. */
  prepare: () => Promise<void>
}

export function latePart<Props>(load: () => Promise<ComponentType<Props>>): LatePart<Props> {
  const part: LatePart<Props> = {
    loaded: null,
    prepare: async () => {
      part.loaded ??= await load()
    },
  }
  return part
}

interface LateProps<Props> {
  part: LatePart<Props>
  given: Props
}

export function Late<Props extends object>({ part, given }: LateProps<Props>) {
  const [, setLoaded] = useState(false)
  useEffect(() => {
    if (part.loaded) return
    // Without a network it stays away until it is shown again.
    part.prepare().then(
      () => setLoaded(true),
      () => undefined,
    )
  }, [part])
  const { loaded: Component } = part
  return Component && <Component {...given} />
}
