import { type HomepageDesign, homepageDesign } from '@foyer/contracts/event/homepage-design'

type Typed = Partial<Record<keyof HomepageDesign, string | null>> | undefined

/** A design as far as it has been typed: what is no color yet counts as none. */
export function validDesign(typed: Typed): HomepageDesign {
  const fields = Object.entries(homepageDesign.shape).flatMap(([name, schema]) => {
    const { success, data } = schema.safeParse(typed?.[name as keyof HomepageDesign] ?? undefined)
    return success ? [[name, data]] : []
  })
  return homepageDesign.parse(Object.fromEntries(fields))
}
