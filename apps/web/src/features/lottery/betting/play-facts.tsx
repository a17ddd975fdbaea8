// SPDX-License-Identifier: Apache-2.0
import { formatMoney } from '@tessera/ui/data/money.tsx'
import { t } from '../../../shared/texts/texts.ts'
import { jackpotName } from '../jackpots.tsx'
import type { LotteryGame, PlayOffer } from '../lottery-types.ts'
import { tierName } from './play-words.ts'
import type { CappedPercents } from './returns.ts'
import { oddsByHeight } from './slip.ts'

/** What a play pays, and its return to player, visible before anybody bets on it. */
export function PlayFacts({
  offer,
  rtp,
  jackpots,
  capped,
}: {
  offer: PlayOffer
  /** In per cent; with jackpots, the part of the fixed prizes. */
  rtp: string
  jackpots: LotteryGame['jackpots']
  /** Between which figures it returns, if winners share a capped prize. */
  capped: CappedPercents | undefined
}) {
  const percent = jackpots.reduce((sum, jackpot) => sum + jackpot.percent, 0)
  return (
    <>
      <ul aria-label={t('lottery.facts')} className="flex flex-wrap gap-2 text-xs text-muted">
        {jackpots.map(({ tier }) => (
          <li key={tier} className="rounded-control bg-gold-soft px-2 py-1 font-bold text-gold">
            {jackpotName(tier)}
          </li>
        ))}
        {oddsByHeight(offer.odds).map(({ tier, odds }) => {
          const name = tierName(offer.playType, tier)
          return (
            <li key={tier} className="rounded-control bg-surface-2 px-2 py-1">
              {name !== '' && (
                <>
                  {name}
                  {': '}
                </>
              )}
              <span className="font-bold text-text">{t('lottery.pays', { odds })}</span>
            </li>
          )
        })}
        {offer.lots > 1 && (
          <li className="rounded-control bg-surface-2 px-2 py-1">
            {t('lottery.lots', { count: offer.lots })}
          </li>
        )}
        {jackpots.length === 0 && (
          <li className="rounded-control bg-surface-2 px-2 py-1 font-bold text-text">
            <bdi>{t('lobby.rtp', { rtp: capped ? `${capped.least}–${capped.most}` : rtp })}</bdi>
          </li>
        )}
      </ul>
      {capped && offer.prizeCap !== null && (
        <p className="text-sm text-muted">
          {t('lottery.cap.shared', {
            count: Number(capped.tier),
            amount: formatMoney(offer.prizeCap),
            least: capped.least,
            most: capped.most,
          })}
        </p>
      )}
      {jackpots.length > 0 && (
        <p className="text-sm text-muted">{t('lottery.jackpot.fair', { rtp, percent })}</p>
      )}
    </>
  )
}
