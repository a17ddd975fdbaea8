// SPDX-License-Identifier: Apache-2.0
import type { TextKey } from '../text-key.ts'

/** Sentences that rightly read as in English: names, signs, words that are the same. */
export const sameAsEnglish: readonly TextKey[] = [
  'bets.game', 'bets.studio', 'bets.status', 'center.transferFund', 'common.ok', 'common.status', 'identity.captcha', 'lobby.type.ESPORTS',
  'play.frame', 'rewards.winners.game', 'shell.menu', 'studio.stage', 'studio.deposit', 'studio.cashOut', 'studio.dice.title', 'studio.dice.target',
  'studio.limbo.target', 'studio.mines.title', 'studio.crash.title', 'studio.verify.game', 'wallet.deposit', 'wallet.withdraw.bank',
  'wallet.type.DEPOSIT', 'wallet.type.TRANSFER', 'wallet.type.BONUS', 'wallet.type.REBATE',
  'lottery.group.KENO',
  'agents.kind.member', 'agents.upline', 'agents.total',
]
