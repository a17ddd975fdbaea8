// SPDX-License-Identifier: Apache-2.0
import { t } from '../../../shared/texts/texts.ts'
import type { PlayOffer } from '../lottery-types.ts'
import { tierName } from './play-words.ts'
import { prizesOf } from './slip.ts'

/** What a play pays, and its return to player, visible before anybody bets on it. */
export function PlayFacts({ offer, rtp }: { offer: PlayOffer; /** In per cent. */ rtp: string }) {
  return (
    <ul aria-label={t('lottery.facts')} className="flex flex-wrap gap-2 text-xs text-muted">
      {prizesOf(offer.odds, 1).map(({ tier, odds }) => {
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
        <li className="rounded-control bg-surface-2 px-2 py-1">{t('lottery.lots', { count: offer.lots })}</li>
      )}
      <li className="rounded-control bg-surface-2 px-2 py-1 font-bold text-text">
        <bdi>{t('lobby.rtp', { rtp })}</bdi>
      </li>
    </ul>
  )
}
