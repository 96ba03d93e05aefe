import { Navigate } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { useMe } from '../manage/use-me.ts'
import { accountSectionsOf } from './account-sections.ts'

/** `/account` and `/manage/account` lead to the first section that the user's role may use. */
export function AccountIndex() {
  const [first] = accountSectionsOf(useMe().role)
  return <Navigate replace to={paths.account(first)} />
}
