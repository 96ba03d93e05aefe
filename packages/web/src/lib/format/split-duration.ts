export interface Duration {
  days: number
  hours: number
  minutes: number
  seconds: number
}

/** Whole seconds as days, hours, minutes and seconds (specification §9), never below zero. */
export function splitDuration(totalSeconds: number): Duration {
  const rest = Math.max(0, Math.ceil(totalSeconds))
  return {
    days: Math.floor(rest / 86_400),
    hours: Math.floor(rest / 3600) % 24,
    minutes: Math.floor(rest / 60) % 60,
    seconds: rest % 60,
  }
}
