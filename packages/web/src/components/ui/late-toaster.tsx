import { lazy, Suspense, useEffect, useState } from 'react'

const Toaster = lazy(async () => ({ default: (await import('./toaster.tsx')).Toaster }))
const touches = ['pointerdown', 'keydown'] as const

/** The `Toaster`, loaded once somebody touches the page: before that, nothing is said. */
export function LateToaster() {
  const [isTouched, setIsTouched] = useState(false)
  useEffect(() => {
    const touch = () => setIsTouched(true)
    for (const name of touches) window.addEventListener(name, touch, { capture: true, once: true })
    return () => {
      for (const name of touches) window.removeEventListener(name, touch, { capture: true })
    }
  }, [])
  if (!isTouched) return null
  return (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  )
}
