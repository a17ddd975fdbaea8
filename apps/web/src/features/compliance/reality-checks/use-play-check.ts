// SPDX-License-Identifier: Apache-2.0
import type { LiveWirePayload } from '@tessera/contract'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { invalidate, useCallQuery } from '../../../shared/api/use-call-query.ts'
import { useTopic } from '../../../shared/live/use-topic.ts'
import { useMoneyWords } from '../../../shared/rewards/use-money-words.ts'
import { shortTime } from '../../../shared/rewards/short-time.ts'
import { useAccountKind } from '../../../shared/session/session.ts'
import { leaveFullScreen } from '../../../shared/site/leave-full-screen.ts'
import { useZone } from '../../../shared/site/use-site.ts'
import { t } from '../../../shared/texts/texts.ts'

const minuteMs = 60_000

/** Whether the reality check is due: by the clock of the stretch of play, or because a bet was refused for it. */
export function usePlayCheck(): { due: boolean; done: () => void } {
  const [due, setDue] = useState(false)
  const money = useMoneyWords()
  const zone = useZone()
  const { known, trial } = useAccountKind()
  // The stretch begins with the launch, which may still be on its way.
  const { data } = useCallQuery(
    'compliance.stretch',
    {},
    { member: true, enabled: known && !trial, staleTimeMs: 0, refetchIntervalMs: minuteMs },
  )
  const checkAt = data?.checkAt
  const show = useEffectEvent(() => {
    leaveFullScreen()
    setDue(true)
  })
  useEffect(() => {
    if (checkAt === undefined) return undefined
    const timer = setTimeout(show, Math.max(0, checkAt - Date.now()))
    return () => clearTimeout(timer)
  }, [checkAt])
  useTopic('compliance.refused', (refusal) => {
    leaveFullScreen()
    if (refusal.reason === 'realityCheck') setDue(true)
    else showToast(refusalWords(refusal, money, zone), 'bad')
  })
  return {
    due,
    done: () => {
      setDue(false)
      invalidate('compliance.stretch')
    },
  }
}

function refusalWords(
  { reason, left, until }: LiveWirePayload<'compliance.refused'>,
  money: (value: number) => string,
  zone: string,
): string {
  const time = until === null ? '' : shortTime(until, zone)
  if (reason === 'stake' || reason === 'loss')
    return t(`saferPlay.refused.${reason}`, { left: money(left ?? 0), time })
  return reason === 'playTime' ? t('saferPlay.refused.playTime', { time }) : t('saferPlay.refused.excluded')
}
