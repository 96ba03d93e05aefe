import { type ClassValue, clsx } from 'clsx'

let merge = (classes: string): string => classes

/**
 * Has `cn` let the later of two classes win that set the same thing. The web app does so with tailwind-merge; the public pages leave
 * out its 8 KB and give their elements no such two classes.
 */
export function mergeClassesWith(merger: (classes: string) => string): void {
  merge = merger
}

/** Joins class names. */
export function cn(...inputs: ClassValue[]): string {
  return merge(clsx(inputs))
}
