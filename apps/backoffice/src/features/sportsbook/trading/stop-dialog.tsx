// SPDX-License-Identifier: Apache-2.0
import { useState } from 'react'
import { useCallMutation } from '../../../shared/api.ts'
import { ReasonDialog } from '../../../shared/reason-dialog.tsx'
import { t } from '../../../shared/texts.ts'

interface StopDialogProps {
  eventId: string
  marketId?: string
  name: string
  stopped: boolean
  onClose: () => void
}

/** Stops betting on an event or a market, or resumes it, with a reason. */
export default function StopDialog({ eventId, marketId, name, stopped, onClose }: StopDialogProps) {
  // The page goes on being renewed: the step is the one that was pressed.
  const [resumes] = useState(stopped)
  const stale = ['backoffice.sportsbookEvent', 'backoffice.sportsbookEvents'] as const
  const stopping = useCallMutation('backoffice.stopSportsbook', stale)
  const resuming = useCallMutation('backoffice.resumeSportsbook', stale)
  const { isPending, error, mutate } = resumes ? resuming : stopping
  const action = t(resumes ? 'console.sportsbook.resume' : 'console.sportsbook.stop')
  return (
    <ReasonDialog
      title={`${action}: ${name}`}
      explain={t(resumes ? 'console.sportsbook.resumeExplain' : 'console.sportsbook.stopExplain')}
      action={action}
      look={resumes ? 'primary' : 'danger'}
      doing={{
        isPending,
        error,
        mutate: (reason) =>
          mutate({ eventId, ...(marketId !== undefined && { marketId }), reason }, { onSuccess: onClose }),
      }}
      onClose={onClose}
    />
  )
}
