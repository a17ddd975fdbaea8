import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useRef, useState } from 'react'
import { MemberLabel } from '../../features/members/member-label.tsx'
import { useMember } from '../../features/members/use-member.ts'
import { usePanels } from '../../shared/session/gate.ts'
import { t } from '../../shared/texts/texts.ts'

const AccountMenu = lazy(() => import('./account-menu.tsx'))
const LogoutDialog = lazy(() => import('../../features/identity/logout-dialog.tsx'))

/** The member's stone in the header; what belongs to him hangs from it. */
export function AccountButton() {
  const { data: member } = useMember()
  const { openCenter } = usePanels()
  const navigate = useNavigate()
  const anchor = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState<'menu' | 'logout'>()
  const name = member?.nickname || member?.userName || ''
  return (
    <>
      <button
        ref={anchor} type="button" aria-haspopup="menu" aria-expanded={open === 'menu'} onClick={() => setOpen('menu')}
        className="relative flex h-10 min-w-10 shrink-0 items-center justify-center gap-2 rounded-control bg-surface-2 text-sm font-extrabold text-text transition-colors duration-160 after:absolute after:-inset-0.5 hover:bg-surface-3 xl:px-3"
      >
        <span className="sr-only">{t('shell.account.menu')}: </span>
        <span className="uppercase xl:hidden">{name.slice(0, 1)}</span>
        <span className="hidden max-w-32 truncate xl:block">{name}</span>
        {member && <span className="hidden xl:block"><MemberLabel label={member.clubLabel} /></span>}
      </button>
      <Suspense fallback={null}>
        {open === 'menu' && <AccountMenu anchor={anchor} member={member} onClose={() => setOpen(undefined)} onCenter={openCenter} onLogout={() => setOpen('logout')} />}
        {open === 'logout' && <LogoutDialog onClose={() => setOpen(undefined)} onDone={() => { setOpen(undefined); void navigate({ to: '/' }) }} />}
      </Suspense>
    </>
  )
}
