// SPDX-License-Identifier: Apache-2.0
export { betRecord } from './bet-record.ts'
export {
  type ClueOf,
  type PostingKey,
  type RoundClue,
  type RoundOfPosting,
  roundsOfClues,
} from './rounds-of-postings.ts'
export { roundsBefore, type RoundEntry } from './rounds-before.ts'
export { openStakes } from './open-stakes.ts'
export { betRecordOfMany } from './bet-record-of-many.ts'
export { followPlay, type PlayFollower, type PlaySlice } from './follow-play.ts'
export { cashBetsOf, countCashBets, type CashBet } from './cash-bets.ts'
export { mostPlayedBy } from './most-played-by.ts'
export { betRecordOfTeam } from './bet-record-of-team.ts'
export { bettorsSince, mostPlayed } from './played-since.ts'
export { type PlayedGame, playedInSlice } from './played-in-slice.ts'
export { dayOfPlay, playersBetween } from './day-of-play.ts'
export { playedBefore } from './played-before.ts'
export { playOfEach, playOfEachByDay, playSince } from './play-since.ts'
export { turnoverOfBrand } from './turnover-of-brand.ts'
export { platformTurnover } from './platform-turnover.ts'
export { prepareFactPartitions } from './prepare-partitions.ts'
export { type Win, recentWinners, recentWins } from './recent-wins.ts'
export { betsOfMembersIn, bettorsIn, validBetsOfMany } from './bets-in-slice.ts'
export type { BetFact } from './fact-store.ts'
export { recordFact } from './record-fact.ts'
export { recordFacts } from './record-facts.ts'
export { type SettledBet, settledBetsIn } from './settled-bets.ts'
export { type Settled, type Turnover, turnover } from './turnover.ts'
export { turnoverByDay } from './turnover-by-day.ts'
export { firstFactSince, settledInSlice } from './settled-in-slice.ts'
export { membersInSlice, settledBetsOf, type SettledFact } from './settled-bets-of.ts'
export { playByRound, type RoundPlay } from './play-by-round.ts'
export { settledUpTo, validBetsBetween } from './valid-bets-between.ts'
export { validBetsByGame, type ValidBetsOfGame } from './valid-bets-by-game.ts'
export { settledBetsOfRound, wasUnderBonus, type RoundOf } from './round-before-correction.ts'
export { betsCalls, type GameLabel, type GameOfVendor, type LabelGames } from './calls.ts'
