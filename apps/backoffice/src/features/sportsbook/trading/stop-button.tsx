// SPDX-License-Identifier: Apache-2.0
import { lazy, Suspense, useState } from 'react'
import { Button } from '@tessera/ui/forms/button.tsx'
import { usePermission } from '../../../shared/permissions.ts'
import { t } from '../../../shared/texts.ts'

const StopDialog = lazy(() => import('./stop-dialog.tsx'))

interface StopButtonProps {
  eventId: string
  /** One market of it; the whole event without it. */
  marketId?: string
  name: string
  stopped: boolean
}

/** Stops betting on an event or a market, or resumes it. */
export function StopButton(props: StopButtonProps) {
  const { stopped, marketId, name } = props
  const [open, setOpen] = useState(false)
  const mayTrade = usePermission('tradeSportsbook')
  if (!mayTrade) return null
  const action = t(stopped ? 'console.sportsbook.resume' : 'console.sportsbook.stop')
  return (
    <>
      <Button
        look={stopped ? 'primary' : marketId === undefined ? 'danger' : 'secondary'}
        size={marketId === undefined ? 'control' : 'small'}
        aria-label={marketId === undefined ? undefined : `${action}: ${name}`}
        onClick={() => setOpen(true)}
      >
        {action}
      </Button>
      {open && (
        <Suspense>
          <StopDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
