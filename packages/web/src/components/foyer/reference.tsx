/** A reference that people read aloud, such as `O-7K2M9QX`. It never breaks at its hyphen. */
export function Reference({ children }: { children: string }) {
  return <span className="whitespace-nowrap">{children}</span>
}
