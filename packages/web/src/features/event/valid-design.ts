import { type HomepageDesign, homepageDesign } from '@foyer/contracts/event/homepage-design'

type Typed = Partial<Record<keyof HomepageDesign, string | null>> | undefined

/** The valid part of a typed design. A text that is not a color yet counts as no color. */
export function validDesign(typed: Typed): HomepageDesign {
  const fields = Object.entries(homepageDesign.shape).flatMap(([name, schema]) => {
    const { success, data } = schema.safeParse(typed?.[name as keyof HomepageDesign] ?? undefined)
    return success ? [[name, data]] : []
  })
  return homepageDesign.parse(Object.fromEntries(fields))
}
