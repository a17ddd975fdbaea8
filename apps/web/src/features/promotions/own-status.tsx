import { Badge } from '@tessera/ui/badge.tsx'
import LogIn from 'lucide-react/icons/log-in'
import { useState } from 'react'
import { usePanels } from '../../shared/session/gate.ts'
import { useSession } from '../../shared/session/session.ts'
import { t } from '../../shared/texts/texts.ts'
import { phaseOf, type Promotion } from './use-promotions.ts'

/** Where a promotion stands for whoever looks at it; a visitor is asked to log in. */
export function OwnStatus({ promotion }: { promotion: Promotion }) {
  const session = useSession()
  const { openAuth } = usePanels()
  const [now] = useState(() => Date.now())
  const phase = phaseOf(promotion, now)
  if (phase === 'before') return <Badge tone="wait">{t('promotions.status.COMING_SOON')}</Badge>
  if (phase === 'over') return <Badge>{t('promotions.status.CLOSE')}</Badge>
  if (session === 'member') return null
  return (
    <button type="button" onClick={() => openAuth('login')} className="relative z-10 -my-1 flex min-h-8 items-center gap-1.5 rounded-control py-1 text-start text-xs font-semibold text-muted underline-offset-2 transition-colors duration-160 hover:text-text hover:underline">
      <LogIn className="size-3.5 shrink-0 rtl:-scale-x-100" aria-hidden="true" />{t('promotions.login')}
    </button>
  )
}
