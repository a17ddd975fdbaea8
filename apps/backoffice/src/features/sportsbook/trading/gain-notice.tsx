// SPDX-License-Identifier: Apache-2.0
import { useMemo } from 'react'
import { marketName } from '../../../shared/sportsbook/market-words.ts'
import { Notice } from '../../../shared/notice.tsx'
import { t } from '../../../shared/texts.ts'
import { raisedGain } from './raised-gain.ts'
import { outcomeIn, priceText, type WholeEvent } from './trading-words.ts'

const percentOf = (share: number): string => (share * 100).toFixed(1)

/** Warns a trader whose prices can be backed against each other, and names the outcomes that gain together. */
export function GainNotice({ event }: { event: WholeEvent }) {
  // Computed again only when prices or the score change.
  const key = JSON.stringify([
    event.status,
    event.said,
    event.markets.map(({ id, version }) => [id, version]),
  ])
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  const found = useMemo(() => raisedGain(event), [key])
  if (!found) return null
  const outcomes = found.stakes.map(({ choice: { market, outcome, price }, share }) =>
    t('console.sportsbook.gainOutcome', {
      market: marketName(event.sport, market),
      outcome: outcomeIn(event, market, outcome),
      price: priceText(price),
      share: percentOf(share),
    }),
  )
  return (
    <Notice tone="bad">
      {t('console.sportsbook.gain', { percent: percentOf(found.gain), outcomes: outcomes.join(', ') })}
    </Notice>
  )
}
