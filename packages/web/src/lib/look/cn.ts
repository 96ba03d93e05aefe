import { type ClassValue, clsx } from 'clsx'

let merge = (classes: string): string => classes

/**
 * Makes `cn` drop a class that a later one overrides. The web app does so with tailwind-merge. The public pages avoid its
 * 8 KB, and never give an element two such classes.
 */
export function mergeClassesWith(merger: (classes: string) => string): void {
  merge = merger
}

export function cn(...inputs: ClassValue[]): string {
  return merge(clsx(inputs))
}
