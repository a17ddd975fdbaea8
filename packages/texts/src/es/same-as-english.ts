// SPDX-License-Identifier: Apache-2.0
import type { TextKey } from '../text-key.ts'

/** Sentences that rightly read as in English: names, signs, words that are the same. */
export const sameAsEnglish: readonly TextKey[] = [
  'studio.auto.manual',
  'common.no',
  'lobby.type.ESPORTS',
  'studio.dice.title',
  'studio.mines.title',
  'studio.crash.title',
  'lottery.group.KENO',
  'agents.total',
  'liabilities.total',
  'studio.slot.mini',
  'studio.crash.robot',
  'studio.sicbo.title',
  'studio.craps.title',
  'studio.fantan.title',
  'studio.fantan.fan',
  'studio.fantan.kwok',
  'studio.xocdia.title',
  'studio.blackjack.title',
  'studio.blackjack.natural',
  'studio.bingo.title',
  'lottery.side.metal',
  'sportsbook.outcome.no',
  'bets.sport.esports',
]
