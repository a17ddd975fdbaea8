import type { CallOutput } from '@tessera/contract'
import { Menu } from '@tessera/ui/menu.tsx'
import LogOut from 'lucide-react/icons/log-out'
import type { RefObject } from 'react'
import { MemberLabel } from '../../features/members/member-label.tsx'
import { centerIcons, centerTitle } from '../center/center-pages.ts'
import { centerPages, type CenterPage } from '../../shared/session/gate.ts'
import { t } from '../../shared/texts/texts.ts'

export interface AccountMenuProps {
  anchor: RefObject<HTMLElement | null>
  member: CallOutput<'members.info'> | undefined
  onClose: () => void
  onCenter: (page: CenterPage) => void
  onLogout: () => void
}

const icon = 'size-5 text-muted'

/** What hangs from the member's stone. */
export default function AccountMenu({ anchor, member, onClose, onCenter, onLogout }: AccountMenuProps) {
  return (
    <Menu
      open onClose={onClose} anchor={anchor} label={t('shell.account.menu')}
      head={member && <p className="font-bold text-text">{member.nickname || member.userName} <MemberLabel label={member.clubLabel} /></p>}
      entries={[
        ...centerPages.map((page) => {
          const Icon = centerIcons[page]
          return { id: page, label: centerTitle(page), icon: <Icon className={icon} aria-hidden="true" /> }
        }),
        { id: 'logout', label: t('identity.logout'), icon: <LogOut className="size-5" aria-hidden="true" />, tone: 'danger' as const },
      ]}
      onChoose={(id) => {
        const page = centerPages.find((known) => known === id)
        if (page) onCenter(page)
        else onLogout()
      }}
    />
  )
}
