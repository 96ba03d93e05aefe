import { useState } from 'react'
import { safely } from './safely.ts'

/** Whether something was hidden in this browser, and how to hide it. A browser without storage forgets it on a reload. */
export function useHidden(name: string): [isHidden: boolean, hide: () => void] {
  const key = `hidden:${name}`
  const [isHidden, setIsHidden] = useState(() => safely(() => localStorage.getItem(key)) !== null)
  const hide = () => {
    safely(() => localStorage.setItem(key, ''))
    setIsHidden(true)
  }
  return [isHidden, hide]
}
