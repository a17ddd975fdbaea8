// SPDX-License-Identifier: Apache-2.0
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { t } from '../../../shared/texts/texts.ts'
import type { EventCard } from './event-answer.ts'

/** Why no market of the event takes bets now; said when it comes. */
export function StoppedNote({ event: { stopped, status } }: { event: EventCard }) {
  const isStopped = stopped !== null && status !== 'ended'
  return (
    <p role="status" className={isStopped ? note : 'sr-only'}>
      {isStopped && (
        <>
          <TriangleAlert className="size-4 shrink-0" aria-hidden="true" />
          {t(`sportsbook.event.stopped.${stopped}`)}
        </>
      )}
    </p>
  )
}

const note =
  'flex items-center justify-center gap-2 rounded-control bg-gold-soft px-3 py-2 text-center text-sm font-semibold text-gold'
