import { Badge } from '@tessera/ui/badge.tsx'
import { Button } from '@tessera/ui/button.tsx'
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
  return <Button look="quiet" size="small" className="relative z-10 -ms-3 !h-auto min-h-8 !shrink py-1.5 text-start !whitespace-normal text-muted" onClick={() => openAuth('login')}>{t('promotions.login')}</Button>
}
