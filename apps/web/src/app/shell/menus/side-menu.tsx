// SPDX-License-Identifier: Apache-2.0
import type { LucideIcon } from 'lucide-react'
import Crown from 'lucide-react/icons/crown'
import Gift from 'lucide-react/icons/gift'
import Goal from 'lucide-react/icons/goal'
import UserPlus from 'lucide-react/icons/user-plus'
import BadgePercent from 'lucide-react/icons/badge-percent'
import { useRouterState } from '../../../shared/router/index.ts'
import { useState, type ReactNode } from 'react'
import { categories, categoryOfPath, type Category } from '../../../features/catalogue/categories.ts'
import { MemberLabel } from '../../../features/members/member-label.tsx'
import { usePanels, type CenterPage } from '../../../shared/session/gate.ts'
import { useMember } from '../../../shared/session/use-member.ts'
import { useSite } from '../../../shared/site/use-site.ts'
import { t } from '../../../shared/texts/texts.ts'
import { LanguageButton } from '../language-button.tsx'
import { AppEntry } from './app-entry.tsx'
import { CategoryEntry } from './category-entry.tsx'
import { Claims } from './claims.tsx'
import { entryClass, EntryFace } from './entry-face.tsx'
import { MenuLink } from './menu-link.tsx'

export interface SideMenuProps {
  /** Only icons, with their names on hover and for screen readers. */
  mini?: boolean
  onGo?: (() => void) | undefined
}

/** The side navigation: the rewards, the rank, inviting friends, the sportsbook, the categories with their vendors, promotions, the app, the language. */
export function SideMenu({ mini = false, onGo }: SideMenuProps) {
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const { data: member } = useMember()
  const here = categoryOfPath(path)
  // On a phone everything is collapsed at first, so that the whole menu is visible.
  const [open, setOpen] = useState<Category | undefined>(onGo ? undefined : here)
  const sportsbook = path.startsWith('/sportsbook')
  const promotions = path === '/promotions' || path === '/promoDetail'
  return (
    <nav aria-label={t('shell.mainMenu')} className="flex flex-col gap-1 p-3">
      <CenterEntry
        page="rewardCenter"
        icon={Gift}
        label={t('shell.eventBonus')}
        mini={mini}
        onGo={onGo}
        end={<Claims of="rewards" />}
      />
      <CenterEntry
        page="playerRank"
        icon={Crown}
        label={t('shell.vipBonus')}
        mini={mini}
        onGo={onGo}
        end={member && <MemberLabel label={member.clubLabel} />}
      />
      {useSite().whitelabel.referralPromo && (
        <CenterEntry page="referral" icon={UserPlus} label={t('shell.invite')} mini={mini} onGo={onGo} />
      )}
      <hr className="my-2 border-line" />
      <MenuLink
        to="/sportsbook"
        active={sportsbook}
        title={mini ? t('shell.sportsbook') : undefined}
        onGo={onGo}
        className={entryClass(mini, sportsbook)}
      >
        <EntryFace icon={Goal} label={t('shell.sportsbook')} mini={mini} />
      </MenuLink>
      {categories.map((category) => (
        <CategoryEntry
          key={category}
          category={category}
          active={category === here}
          mini={mini}
          open={category === open}
          onToggle={() => setOpen(category === open ? undefined : category)}
          onGo={onGo}
        />
      ))}
      <hr className="my-2 border-line" />
      <MenuLink
        to="/promotions"
        active={promotions}
        title={mini ? t('shell.promotions') : undefined}
        onGo={onGo}
        className={entryClass(mini, promotions)}
      >
        <EntryFace
          icon={BadgePercent}
          label={t('shell.promotions')}
          mini={mini}
          end={<Claims of="promotions" />}
        />
      </MenuLink>
      <AppEntry mini={mini} active={path === '/down' || path === '/download'} onGo={onGo} />
      <LanguageButton mini={mini} />
    </nav>
  )
}

/** An entry that opens a page of the member centre. */
function CenterEntry({
  page,
  icon,
  label,
  mini,
  onGo,
  end,
}: {
  page: CenterPage
  icon: LucideIcon
  label: string
  mini: boolean
  onGo: (() => void) | undefined
  end?: ReactNode
}) {
  const { openCenter } = usePanels()
  const open = (): void => {
    onGo?.()
    openCenter(page)
  }
  return (
    <button type="button" title={mini ? label : undefined} onClick={open} className={entryClass(mini)}>
      <EntryFace mini={mini} gold icon={icon} label={label} end={end} />
    </button>
  )
}
