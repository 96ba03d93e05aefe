/** A row of doorways, in a different rhythm for each event. */
export function CoverPlaceholder({ seed, className }: { seed: string; className: string }) {
  const doors = [...seed.slice(-7)].map((letter) => letter.charCodeAt(0) % 6)
  return (
    <div
      className={`${className} bg-linear-to-br from-accent to-primary/25 text-primary`}
      data-part="cover"
      aria-hidden
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 840 336"
        preserveAspectRatio="xMidYMax slice"
        className="size-full"
      >
        {doors.map((tall, index) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: the doors never change their order
            key={index}
            d={`M${index * 120 + 14} 336V${236 - tall * 22}a46 46 0 0 1 92 0V336z`}
            fill="currentColor"
            opacity={0.1 + ((tall + index) % 4) * 0.07}
          />
        ))}
      </svg>
    </div>
  )
}
