// SPDX-License-Identifier: Apache-2.0
import type { Lottery } from '@tessera/rules/lottery/lottery'
import { multiplyWire } from '@tessera/rules/money'
import { Money } from '@tessera/ui/data/money.tsx'
import { formatTime } from '@tessera/ui/data/time.tsx'
import { useZone } from '../../../shared/site/use-site.ts'
import { useWalletCurrency } from '../../../shared/session/use-wallet-currency.ts'
import { t } from '../../../shared/texts/texts.ts'
import type { Offer } from '../lottery-types.ts'
import { PillBar } from '../pill-bar.tsx'
import { returnWords } from './return-words.ts'
import { totalOf, type OddsOf } from './slip.ts'
import type { Slip } from './use-slip.ts'

const usualCounts = [1, 2, 3, 5, 7, 10, 15, 20, 30]

/** For how many draws the lines of a slip are bought, what they cost, and what comes back. */
export function SlipTotals({
  lottery,
  slip: { lines, draws, setDraws },
  oddsOf,
  offer: { drawsAhead },
  currency,
}: {
  lottery: Lottery
  slip: Slip
  oddsOf: OddsOf
  offer: Offer
  currency: string
}) {
  const zone = useZone()
  const { code } = useWalletCurrency()
  const most = drawsAhead.length + 1
  const last = drawsAhead[draws - 2]
  const each = totalOf(lottery, lines)
  const returns = returnWords(lottery, lines, oddsOf, { currency: code, draws })
  return (
    <div className="flex flex-col gap-2 border-t border-line pt-3">
      {most > 1 && (
        <>
          <p aria-hidden="true" className="text-xs font-semibold text-muted">
            {t('lottery.slip.draws')}
          </p>
          <PillBar
            label={t('lottery.slip.draws')}
            pills={usualCounts
              .filter((count) => count <= most)
              .map((count) => ({ key: count, label: String(count) }))}
            chosen={draws}
            onChoose={setDraws}
            small
          />
          {last && (
            <p className="text-xs text-muted">
              {t('lottery.slip.until', { time: formatTime(last.drawTime, zone).slice(0, -3) })}
            </p>
          )}
        </>
      )}
      <dl className="flex flex-col gap-1 text-sm text-muted">
        {draws > 1 && (
          <div className="flex justify-between gap-2">
            <dt>{t('lottery.slip.eachDraw')}</dt>
            <dd>
              <Money value={each} currency={currency} />
            </dd>
          </div>
        )}
        <div className="flex justify-between gap-2 text-md font-bold text-text">
          <dt>{t('lottery.cost')}</dt>
          <dd>
            <Money value={multiplyWire(each, draws)} currency={currency} />
          </dd>
        </div>
        {returns !== undefined && (
          <div>
            <dt className="sr-only">{t('lottery.facts')}</dt>
            <dd className="tabular">{returns}</dd>
          </div>
        )}
      </dl>
    </div>
  )
}
