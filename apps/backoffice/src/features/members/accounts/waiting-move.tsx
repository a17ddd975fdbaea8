// SPDX-License-Identifier: Apache-2.0
import { lazy, Suspense, useState } from 'react'
import type { CallOutput } from '@tessera/contract'
import { Button } from '@tessera/ui/forms/button.tsx'
import { usePermission } from '../../../shared/permissions.ts'
import { t } from '../../../shared/texts.ts'

const CallOffDialog = lazy(() => import('./call-off-dialog.tsx'))
type Account = CallOutput<'backoffice.account'>

/** The move of an account that waits for its day, and the way to call it off. */
export function WaitingMove({ account }: { account: Account }) {
  const mayPlace = usePermission('agents')
  const [callsOff, setCallsOff] = useState(false)
  const move = account.waitingMove
  if (!move) return null
  const { upline, fromDay: day } = move
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-tile border border-line bg-surface-1 p-4 text-sm">
      <div className="min-w-0">
        <p className="font-semibold text-text">
          {upline === null
            ? t('console.move.waitingAlone', { day })
            : t('console.move.waiting', { upline, day })}
        </p>
        <p className="break-words text-muted">
          {t('console.move.askedBy', { name: move.askedBy, reason: move.reason })}
        </p>
      </div>
      {mayPlace && <Button onClick={() => setCallsOff(true)}>{t('console.move.callOff')}</Button>}
      {callsOff && (
        <Suspense>
          <CallOffDialog account={account} onClose={() => setCallsOff(false)} />
        </Suspense>
      )}
    </div>
  )
}
