const manage = 'src/routes/manage/manage-layout.tsx'

/** Which screens are in which frame, by their paths. Those of one event are in `event-layout`. */
const frames: readonly [screen: RegExp, frames: readonly string[]][] = [
  [/\/src\/routes\/account\/account-layout/, [manage]],
  [/\/src\/routes\/account\//, [manage, 'src/routes/account/account-layout.tsx']],
  [/\/src\/routes\/manage\/(events|organizer|profile)/, [manage]],
  [/\/src\/routes\/manage\/[\w-]*-page\.tsx$/, ['src/routes/manage/event-layout.tsx']],
]

/** The paths of the frames that a screen is loaded in. */
export function framesOf(screen: string): readonly string[] {
  return frames.find(([screens]) => screens.test(`/${screen}`))?.[1] ?? []
}
