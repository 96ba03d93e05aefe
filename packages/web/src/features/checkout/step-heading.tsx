import { type ReactNode, useEffect, useRef } from 'react'

/** The heading of a step. It takes the focus when the step appears, so that keyboard and screen reader start there. */
export function StepHeading({ id, children }: { id?: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <h1 ref={heading} id={id} tabIndex={-1} className="text-xl font-semibold outline-none">
      {children}
    </h1>
  )
}
