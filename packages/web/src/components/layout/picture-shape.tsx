import { Skeleton } from '../ui/skeleton.tsx'

/** Where `ProductPicture` will be. */
export function PictureShape() {
  return <Skeleton className="mb-16 aspect-3/2 w-full max-w-xl" />
}
