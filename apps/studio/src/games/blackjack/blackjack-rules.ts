// SPDX-License-Identifier: Apache-2.0
import type { TextKey } from '@tessera/texts/text-key'
import type { Rules } from '../../runtime/game.ts'
import { toPercent, type Fraction } from '../../fair/fraction.ts'
import { t } from '../../runtime/texts.ts'
import { chanceOfPair, chanceOfThree, countPairs, countThrees } from './odds/side-bet-odds.ts'
import type { Play } from './odds/hand-odds.ts'
import { BLACKJACK_DECKS, MOST_HANDS } from './rules.ts'
import { PAIRS_PAY, THREE_PAYS } from './side-bets.ts'
import { BLACKJACK_RTP_PERCENT, PAIRS_RTP_PERCENT, THREE_RTP_PERCENT } from './stated-return.ts'
import { pairTexts, threeTexts } from './side-texts.ts'

export const playTexts: Readonly<Record<Play, TextKey>> = {
  hit: 'studio.blackjack.hit',
  stand: 'studio.blackjack.stand',
  double: 'studio.blackjack.double',
  split: 'studio.blackjack.split',
}

/** The rules panel of blackjack. */
export function blackjackRules(): Rules {
  return {
    sentences: [
      t('studio.blackjack.rules.deal', { decks: BLACKJACK_DECKS }),
      t('studio.blackjack.rules.dealer'),
      t('studio.blackjack.rules.pays'),
      t('studio.blackjack.rules.double'),
      t('studio.blackjack.rules.hands', { hands: MOST_HANDS }),
      t('studio.blackjack.rules.sides'),
      t('studio.blackjack.rules.raise'),
      t('studio.best.rules'),
      t('studio.blackjack.rules.left'),
    ],
    facts: [
      [t('studio.rtp'), `${BLACKJACK_RTP_PERCENT} %`],
      [`${t('studio.rtp')}: ${t('studio.blackjack.pairs')}`, `${PAIRS_RTP_PERCENT} %`],
      [`${t('studio.rtp')}: ${t('studio.blackjack.three')}`, `${THREE_RTP_PERCENT} %`],
      [t('studio.blackjack.decks'), String(BLACKJACK_DECKS)],
    ],
    table: {
      head: [t('studio.blackjack.side'), t('studio.table.odds'), t('studio.chance')],
      rows: sideRows(),
    },
  }
}

/** The pay-table of the side bets, each result with its chance. */
function sideRows(): string[][] {
  const [pairs, threes] = [countPairs(), countThrees()]
  const row = (bet: TextKey, result: TextKey, pays: number, chance: Fraction) => [
    `${t(bet)}: ${t(result)}`,
    `${pays}:1`,
    `${toPercent(chance, 4)} %`,
  ]
  return [
    ...keysOf(pairTexts).map((result) =>
      row('studio.blackjack.pairs', pairTexts[result], PAIRS_PAY[result], chanceOfPair(pairs[result])),
    ),
    ...keysOf(threeTexts).map((result) =>
      row('studio.blackjack.three', threeTexts[result], THREE_PAYS[result], chanceOfThree(threes[result])),
    ),
  ]
}

const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>) => Object.keys(record) as Key[]
