import { useLingui } from '@lingui/react/macro'
import { Link, useLocation } from 'react-router-dom'
import { MissingPage, NoPermission } from '../../components/layout/page-error.tsx'
import { PageOutlet } from '../../components/layout/page-outlet.tsx'
import { PageTabs } from '../../components/ui/page-tabs.ts'
import { TabNav, tabClass } from '../../components/ui/tabs.tsx'
import { type AccountSection, accountSections, paths } from '../../paths.ts'
import { useMe } from '../manage/use-me.ts'
import { accountSectionNames, accountSectionsOf } from './account-sections.ts'

/** The frame of the account's sections. A section that the role may not use is refused, however the visitor got there. */
export function AccountLayout() {
  const me = useMe()
  const { pathname } = useLocation()
  const sections = accountSectionsOf(me.role)
  const isHere = (section: AccountSection) => paths.account(section) === pathname
  const current = sections.find(isHere)
  return (
    <PageTabs value={sections.length > 1 && <SectionTabs sections={sections} current={current} />}>
      {current ? <PageOutlet /> : accountSections.some(isHere) ? <NoPermission /> : <MissingPage />}
    </PageTabs>
  )
}

interface SectionTabsProps {
  sections: readonly AccountSection[]
  current: AccountSection | undefined
}

function SectionTabs({ sections, current }: SectionTabsProps) {
  const { i18n, t } = useLingui()
  return (
    <TabNav aria-label={t`Account`} current={current && i18n._(accountSectionNames[current])}>
      {sections.map((section) => (
        <Link
          key={section}
          to={paths.account(section)}
          aria-current={section === current ? 'page' : undefined}
          className={tabClass}
        >
          {i18n._(accountSectionNames[section])}
        </Link>
      ))}
    </TabNav>
  )
}
