// SPDX-License-Identifier: Apache-2.0
import { useNavigate } from '../../../shared/router/index.ts'
import { Avatar } from '@tessera/ui/media/avatar.tsx'
import { CountBadge } from '@tessera/ui/data/badge.tsx'
import { lazy, Suspense, useRef, useState } from 'react'
import { MemberLabel } from '../../../features/members/member-label.tsx'
import { useIcon } from '../../../features/members/use-icon.ts'
import { useMember } from '../../../shared/session/use-member.ts'
import { t } from '../../../shared/texts/texts.ts'
import { withAccountTexts } from '../../../shared/texts/with-page-texts.ts'

const AccountMenu = lazy(withAccountTexts(() => import('./account-menu.tsx')))
const LogoutDialog = lazy(() => import('../../../features/identity/logout-dialog.tsx'))

/** The member in the header: picture, nickname, label; opens their menu. */
export function AccountButton({ unread }: { unread: number }) {
  const { data: member } = useMember()
  const { data: icon } = useIcon()
  const navigate = useNavigate()
  const anchor = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState<'menu' | 'logout'>()
  return (
    <>
      <button
        ref={anchor}
        type="button"
        aria-haspopup="menu"
        aria-expanded={open === 'menu'}
        onClick={() => setOpen('menu')}
        className="relative flex h-10 shrink-0 items-center gap-2 rounded-full text-sm font-bold text-text transition-colors duration-160 after:absolute after:-inset-0.5 hover:bg-surface-2 xl:ps-1 xl:pe-2"
      >
        <span className="sr-only">{t('shell.account.menu')}: </span>
        <Avatar src={icon?.iconUrl} name="" eager />
        <span className="max-w-28 truncate max-xl:sr-only">{member?.nickname || member?.userName}</span>
        {member && (
          <span className="max-xl:sr-only">
            <MemberLabel label={member.clubLabel} />
          </span>
        )}
        {unread > 0 && (
          <span className="sm:hidden">
            <CountBadge count={unread} />
          </span>
        )}
      </button>
      <Suspense fallback={null}>
        {open === 'menu' && (
          <AccountMenu
            anchor={anchor}
            member={member}
            unread={unread}
            onClose={() => setOpen(undefined)}
            onLogout={() => setOpen('logout')}
          />
        )}
        {open === 'logout' && (
          <LogoutDialog
            onClose={() => setOpen(undefined)}
            onDone={() => {
              setOpen(undefined)
              void navigate({ to: '/' })
            }}
          />
        )}
      </Suspense>
    </>
  )
}
