// SPDX-License-Identifier: Apache-2.0
import type { Lottery } from '@tessera/rules/lottery/lottery'
import { multiplyWire } from '@tessera/rules/money'
import { Money } from '@tessera/ui/data/money.tsx'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useEffect, useState } from 'react'
import { t } from '../../../shared/texts/texts.ts'
import { totalOf } from './slip.ts'
import type { Slip } from './use-slip.ts'

const slipId = 'lottery-slip'

/**
 * Where the slip is far below the numbers: a bar at the foot of the screen with its lines and what they cost, which leads to it.
 * It is gone while the slip itself is in sight.
 */
export function SlipBar({
  lottery,
  slip: { lines, draws },
  currency,
}: {
  lottery: Lottery
  slip: Slip
  currency: string
}) {
  const inSight = useInSight(slipId)
  if (lines.length === 0 || inSight) return null
  return (
    <div className="fixed inset-x-3 bottom-[calc(var(--bottom-bar)+env(safe-area-inset-bottom)+1.75rem)] z-30 md:inset-x-auto md:end-6 md:bottom-6 md:w-80 lg:hidden">
      <button
        type="button"
        onClick={showSlip}
        className="enter-rise flex min-h-13 w-full items-center gap-3 rounded-tile bg-brand px-4 py-2 text-start text-on-brand shadow-panel"
      >
        <span className="min-w-0 grow">
          <span className="block text-sm font-bold">{t('lottery.slip')}</span>
          <span className="block text-xs">{t('lottery.slip.lines', { count: lines.length })}</span>
        </span>
        <Money
          value={multiplyWire(totalOf(lottery, lines), draws)}
          currency={currency}
          className="text-md font-extrabold"
        />
        <ChevronDown className="size-5 shrink-0" aria-hidden="true" />
      </button>
    </div>
  )
}

function showSlip(): void {
  const slip = document.getElementById(slipId)
  slip?.scrollIntoView({ block: 'start' })
  slip?.focus({ preventScroll: true })
}

/** Whether an element of the page is in sight. */
function useInSight(id: string): boolean {
  const [inSight, setInSight] = useState(true)
  useEffect(() => {
    const element = document.getElementById(id)
    if (!element) return
    const observer = new IntersectionObserver(([entry]) => setInSight(entry?.isIntersecting ?? false))
    observer.observe(element)
    return () => observer.disconnect()
  }, [id])
  return inSight
}
