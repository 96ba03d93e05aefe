/** What people read aloud, `O-7K2M9QX`: never broken at its hyphen. */
export function Reference({ children }: { children: string }) {
  return <span className="whitespace-nowrap">{children}</span>
}
