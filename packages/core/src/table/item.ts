import { CustomAttributeType } from 'electrodb'

/** Attributes kept as they are in the contract: a list, a map, or a nullable value. */
export function kept<T>() {
  return CustomAttributeType<T>('any')
}
