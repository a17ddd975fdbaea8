// SPDX-License-Identifier: Apache-2.0
import { Menu, type MenuEntry } from '@tessera/ui/overlays/menu.tsx'
import ArrowUpFromLine from 'lucide-react/icons/arrow-up-from-line'
import BadgePercent from 'lucide-react/icons/badge-percent'
import Gem from 'lucide-react/icons/gem'
import LogOut from 'lucide-react/icons/log-out'
import Mail from 'lucide-react/icons/mail'
import ReceiptText from 'lucide-react/icons/receipt-text'
import ScrollText from 'lucide-react/icons/scroll-text'
import User from 'lucide-react/icons/user'
import UsersRound from 'lucide-react/icons/users-round'
import type { LucideIcon } from 'lucide-react'
import type { RefObject } from 'react'
import { MemberLabel } from '../../../features/members/member-label.tsx'
import { useEarnSentence } from '../../../features/rewards/mall/use-point-rates.ts'
import { usePoints } from '../../../features/rewards/mall/use-points.ts'
import { RankBar } from '../../../features/rewards/ranks/rank-bar.tsx'
import { useClaimable } from '../../../shared/rewards/use-claimable.ts'
import { useNavigate } from '../../../shared/router/index.ts'
import { usePanels, type CenterPage } from '../../../shared/session/gate.ts'
import { useAccountKind } from '../../../shared/session/session.ts'
import type { Member } from '../../../shared/session/use-member.ts'
import { useMedia } from '../../../shared/site/use-media.ts'
import { useSite } from '../../../shared/site/use-site.ts'
import { t } from '../../../shared/texts/texts.ts'

export interface AccountMenuProps {
  anchor: RefObject<HTMLElement | null>
  member: Member | undefined
  unread: number
  onClose: () => void
  onLogout: () => void
}

/** The menu contains what the header has no space for. */
const narrow = '(max-width: 63.99rem)'
const phone = '(max-width: 29.99rem)'

/** The menu below the member's picture. */
export default function AccountMenu({ anchor, member, unread, onClose, onLogout }: AccountMenuProps) {
  const { openCenter, openAgent } = usePanels()
  const navigate = useNavigate()
  const pages = usePages(unread)
  const { agent, trial } = useAccountKind()
  const points = usePointsHint()
  return (
    <Menu
      open
      onClose={onClose}
      anchor={anchor}
      label={t('shell.account.menu')}
      head={
        member && (
          <div className="flex max-w-72 flex-col gap-2">
            <p className="flex items-center gap-2 font-bold text-text">
              <span className="truncate">{member.nickname || member.userName}</span>
              <MemberLabel label={member.clubLabel} />
            </p>
            {!trial && <RankBar />}
          </div>
        )
      }
      entries={[
        ...pages,
        { ...entry('points', t('mall.title'), Gem), hint: points },
        ...(agent ? [entry('agent', t('shell.agentCenter'), UsersRound)] : []),
        { ...entry('logout', t('identity.logout'), LogOut), tone: 'danger' as const },
      ]}
      onChoose={(id) => {
        if (id === 'logout') return onLogout()
        if (id === 'points') return void navigate({ to: '/pointMall' })
        if (id === 'agent') return openAgent('agentTeamOverview')
        const page = pages.find((known) => known.id === id)
        if (page) openCenter(page.id)
      }}
    />
  )
}

/** How many points there are, and what earns them. */
function usePointsHint(): string | undefined {
  const { points } = usePoints()
  const earns = useEarnSentence()
  const own = points && t('mall.points', { count: points.balance })
  return [own, earns].filter((part) => part !== undefined).join(' · ') || undefined
}

interface PageEntry extends MenuEntry {
  id: CenterPage
}

function usePages(unread: number): PageEntry[] {
  const { memberCenter } = useSite().whitelabel
  const rebates = useClaimable()?.rebates ?? 0
  const [isNarrow, isPhone] = [useMedia(narrow), useMedia(phone)]
  return [
    entry('securityCenter', t('members.center'), User),
    ...(isNarrow ? [entry('withdraw', t('wallet.withdraw'), ArrowUpFromLine)] : []),
    ...(isPhone
      ? [entry('messageV2', unread > 0 ? t('shell.unread', { count: unread }) : t('shell.messages'), Mail)]
      : []),
    entry('transactionHistory', t('wallet.history'), ReceiptText),
    entry('personalHistoryCopy', t('bets.title'), ScrollText),
    ...(memberCenter
      ? [
          {
            ...entry('manualRebate', t('shell.manualRebate'), BadgePercent),
            hint: rebates > 0 ? t('rebates.total') : undefined,
          },
        ]
      : []),
  ]
}

function entry<const Id extends string>(id: Id, label: string, Icon: LucideIcon): MenuEntry & { id: Id } {
  return {
    id,
    label,
    icon: <Icon className={`size-5 ${id === 'logout' ? '' : 'text-muted'}`} aria-hidden="true" />,
  }
}
