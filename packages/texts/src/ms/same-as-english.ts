// SPDX-License-Identifier: Apache-2.0
import type { TextKey } from '../text-key.ts'

/** Sentences that rightly read as in English: names, signs, words that are the same. */
export const sameAsEnglish: readonly TextKey[] = [
  'studio.auto.manual',
  'contracts.status',
  'bets.studio',
  'bets.status',
  'common.ok',
  'common.status',
  'identity.captcha',
  'shell.menu',
  'studio.deposit',
  'studio.dice.title',
  'studio.mines.title',
  'studio.crash.title',
  'wallet.deposit',
  'wallet.withdraw.bank',
  'wallet.type.DEPOSIT',
  'wallet.type.BONUS',
  'lottery.group.KENO',
  'agents.upline',
  'studio.slot.mini',
  'studio.slot.minor',
  'studio.slot.major',
  'studio.slot.grand',
  'studio.rps.studio',
  'studio.simulator.title',
  'studio.blackjack.title',
  'studio.blackjack.natural',
  'studio.bingo.title',
]
