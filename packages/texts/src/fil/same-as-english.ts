// SPDX-License-Identifier: Apache-2.0
import type { TextKey } from '../text-key.ts'

/** Sentences that rightly read as in English: names, signs, words that are the same. */
export const sameAsEnglish: readonly TextKey[] = [
  'agents.center', 'bets.studio', 'bets.payout', 'bets.status', 'bets.round', 'center.transferFund', 'common.ok', 'common.status', 'feedback.title',
  'identity.username', 'identity.password', 'identity.affiliateCode', 'identity.captcha', 'identity.verificationCode', 'identity.paymentPassword',
  'identity.welcome', 'lobby.type.INHOUSE', 'lobby.type.RNG', 'lobby.type.LIVE', 'lobby.type.FISH', 'lobby.type.SPORTS', 'lobby.type.ESPORTS',
  'lobby.type.LOTT', 'lobby.type.ELOTT', 'lottery.one', 'mall.title', 'members.account', 'members.password', 'members.payment', 'promotions.reward',
  'bank.order', 'shell.home', 'shell.menu', 'shell.account', 'shell.agentCenter', 'shell.lottery', 'shell.service', 'shell.footer.feedback',
  'studio.cashOut', 'studio.multiplier', 'studio.rtp', 'studio.seeds.server', 'studio.seeds.client', 'studio.dice.title', 'studio.dice.direction',
  'studio.dice.target', 'studio.limbo.target', 'studio.mines.title', 'studio.plinko.risk', 'studio.plinko.slot', 'studio.crash.title',
  'studio.crash.auto', 'studio.crash.chain.salt', 'studio.verify.round', 'studio.verify.plinko.slot', 'wallet.withdraw.account',
  'wallet.withdraw.number', 'wallet.withdraw.password', 'wallet.type.DEPOSIT', 'wallet.type.WITHDRAW', 'wallet.type.TRANSFER', 'wallet.type.PAYOUT',
  'wallet.type.BONUS', 'wallet.type.REBATE', 'wallet.type.POINT',
  'protect.totp', 'protect.passkeys.one', 'entry.type.username', 'entry.dialingCode',
  'lottery.group.KENO', 'lottery.side.dragon',
  'agents.account', 'agents.kind.agent', 'agents.upline',
]
