/** Days are texts such as `2027-06-05`: of a calendar on a wall, in no zone. */
const day = 86_400_000

export function addDays(date: string, count: number): string {
  return textOf(new Date(Date.parse(date) + count * day))
}

/** The same day so many months on, or the last one where that month is shorter. */
export function addMonths(date: string, count: number): string {
  const [year = 0, month = 1, number = 1] = date.split('-').map(Number)
  const last = dateOf(year, month + count + 1, 0).getUTCDate()
  return textOf(dateOf(year, month + count, Math.min(number, last)))
}

/** The first day of the week (0 is Sunday) that the day is in, when weeks begin on `firstDay`. */
export function startOfWeek(date: string, firstDay: number): string {
  return addDays(date, -((new Date(date).getUTCDay() - firstDay + 7) % 7))
}

/** The weeks of the day's month, from its first to its last whole, seven days each. */
export function weeksOfMonth(date: string, firstDay: number): string[][] {
  const month = date.slice(0, 7)
  const weeks: string[][] = []
  let start = startOfWeek(`${month}-01`, firstDay)
  do {
    weeks.push([0, 1, 2, 3, 4, 5, 6].map((index) => addDays(start, index)))
    start = addDays(start, 7)
  } while (start.startsWith(month))
  return weeks
}

/** `Intl` counts Monday 1 to Sunday 7; browsers without week data begin on Monday. 0 is Sunday. */
export function firstDayOfWeek(locale: string): number {
  const intl = new Intl.Locale(locale) as Intl.Locale & { getWeekInfo?: () => { firstDay: number } }
  return ((intl.maximize() as typeof intl).getWeekInfo?.().firstDay ?? 1) % 7
}

/** `Date.UTC` would take the years below 100 for those of the last century. */
function dateOf(year: number, month: number, number: number): Date {
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, number)
  return date
}

function textOf(date: Date): string {
  return date.toISOString().slice(0, 10)
}
