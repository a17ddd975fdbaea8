// SPDX-License-Identifier: Apache-2.0
import ChevronUp from 'lucide-react/icons/chevron-up'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useMedia } from '../../../shared/site/use-media.ts'
import { t } from '../../../shared/texts/texts.ts'
import { usePriceFormat } from '../price/price-format.ts'
import { useCodeOfAddress } from './load-code.tsx'
import { finishPlacing } from './place-bets.ts'
import { isUndecided } from './placings.ts'
import { SlipColumn } from './slip-column.tsx'
import { SlipPanel } from './slip-panel.tsx'
import { totalPriceText } from './total-price-text.ts'
import { useQuickBet } from './use-quick-bet.ts'
import { type Slip, useSlip } from './use-slip.ts'

const Sheet = lazy(() => import('@tessera/ui/overlays/sheet.tsx').then((file) => ({ default: file.Sheet })))

/** From this width on the slip stands beside the page. */
const besidePage = '(min-width: 1100px)'

/**
 * The slip: a column beside wide pages; on narrow ones, and where `asBar` says so, a bar at their foot, which opens it.
 */
export default function SlipDock({ asBar = false }: { asBar?: boolean }) {
  const slip = useSlip()
  const quick = useQuickBet()
  const isWide = useMedia(besidePage)
  useCodeOfAddress()
  const { who, placing } = slip
  const isOpen = isUndecided(placing)
  useEffect(() => {
    if (who !== '' && isOpen) void finishPlacing(who)
  }, [who, isOpen])
  if (!isWide || asBar) return <Bar slip={slip} quick={quick} />
  return (
    <SlipColumn count={slip.legs.length}>
      <SlipPanel slip={slip} quick={quick} />
    </SlipColumn>
  )
}

/** Gone while there is nothing to show; a slip that became empty while it was open stays open. */
function Bar({ slip, quick }: { slip: Slip; quick: number | undefined }) {
  const [open, setOpen] = useState(false)
  const format = usePriceFormat()
  const { legs, now, placing } = slip
  const hasSomething = legs.length > 0 || placing !== undefined || quick !== undefined
  return (
    <>
      {hasSomething && (
        <div
          data-slip-bar
          className="fixed inset-x-3 bottom-[calc(var(--bottom-bar)+env(safe-area-inset-bottom)+1.75rem)] z-30 md:inset-x-auto md:end-6 md:bottom-6 md:w-96"
        >
          <button
            type="button"
            onClick={() => setOpen(true)}
            className="enter-rise flex min-h-13 w-full items-center gap-3 rounded-tile bg-brand px-4 py-2 text-start text-on-brand shadow-panel"
          >
            {legs.length > 0 && (
              <span
                aria-hidden="true"
                className="tabular inline-flex size-7 shrink-0 items-center justify-center rounded-full bg-on-brand text-sm font-bold text-brand"
              >
                {legs.length}
              </span>
            )}
            <span className="min-w-0 grow">
              <span className="block text-sm font-bold">{t('lottery.slip')}</span>
              <span className="block text-xs">{barWords(slip, quick)}</span>
            </span>
            {legs.length > 0 && (
              <bdi dir="ltr" className="tabular text-md font-extrabold">
                {totalPriceText(
                  now.map(({ price }) => price),
                  format,
                )}
              </bdi>
            )}
            <ChevronUp className="size-5 shrink-0" aria-hidden="true" />
          </button>
        </div>
      )}
      {open && (
        <Suspense>
          <Sheet open onClose={() => setOpen(false)} title={t('lottery.slip')} closeLabel={t('common.close')}>
            <SlipPanel slip={slip} quick={quick} />
          </Sheet>
        </Suspense>
      )}
    </>
  )
}

function barWords({ legs, placing }: Slip, quick: number | undefined): string {
  if (isUndecided(placing)) return t('sportsbook.slip.pending')
  if (quick !== undefined) return t('sportsbook.quick')
  return legs.length > 0 ? t('sportsbook.slip.loaded', { count: legs.length }) : t('sportsbook.slip.receipt')
}
