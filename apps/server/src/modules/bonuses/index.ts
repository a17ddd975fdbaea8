// SPDX-License-Identifier: Apache-2.0
export type { BonusesDeps, GameTypeOf, GameTypes } from './bonuses-deps.ts'
export { cancelBonus, forfeitBonus } from './grants/forfeit-bonus.ts'
export { endDueBonuses } from './grants/end-due-bonuses.ts'
export { grantBonus, type BonusToGrant } from './grants/grant-bonus.ts'
export { usualTerms } from './grants/usual-terms.ts'
export { wagerTimesOf } from './grants/wager-times.ts'
export {
  bonusesOf,
  findRequirement,
  openRequirements,
  pageOfBonuses,
  type Requirement,
} from './grants/requirement-store.ts'
export { bonusesCalls } from './calls.ts'
export { bonusesJobs } from './jobs.ts'
export { listForRecord } from './list-for-record.ts'
export { pushBonuses } from './push-bonuses.ts'
export {
  balanceOfBonus,
  lockOpenBonuses,
  readStakeableBonus,
  stakeableBonus,
  type OpenBonus,
} from './stakes/bonus-wallet.ts'
export { creditFreeWin, takeFreeWinBack } from './stakes/credit-free-win.ts'
export { bonusOfFreeWin, bonusShareOf, payWin, refundStake, takeWinBack } from './stakes/pay-back.ts'
export { settledUnderBonus } from './stakes/settled-under-bonus.ts'
export { settleParts } from './stakes/stake-store.ts'
export { stakesUnderBonus } from './stakes/stakes-under-bonus.ts'
export { takeStake } from './stakes/take-stake.ts'
export { turnoverFollower } from './wagering/count-turnover.ts'
export { releaseDeposit } from './wagering/release-deposit.ts'
export { requireDeposit } from './wagering/require-deposit.ts'
export { turnoverLeft } from './wagering/turnover-left.ts'
export { createTellBonus, type BonusQuestion, type TellBonus } from './price/tell-bonus.ts'
