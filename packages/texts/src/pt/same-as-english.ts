// SPDX-License-Identifier: Apache-2.0
import type { TextKey } from '../text-key.ts'

/** Sentences that rightly read as in English: names, signs, words that are the same. */
export const sameAsEnglish: readonly TextKey[] = [
  'studio.auto.manual',
  'common.ok',
  'identity.email',
  'lobby.type.RNG',
  'lobby.type.ESPORTS',
  'shell.menu',
  'studio.dice.title',
  'studio.mines.title',
  'studio.crash.title',
  'lottery.group.KENO',
  'agents.total',
  'liabilities.total',
  'studio.slot.mini',
  'studio.table.sum',
  'studio.sicbo.title',
  'studio.sicbo.single',
  'studio.craps.title',
  'studio.fantan.title',
  'studio.fantan.fan',
  'studio.fantan.kwok',
  'studio.xocdia.title',
  'studio.blackjack.title',
  'studio.blackjack.natural',
  'studio.bingo.title',
  'lottery.group.VIETLOTT',
  'lottery.jackpot',
  'lottery.side.metal',
  'sportsbook.market.handicap',
]
