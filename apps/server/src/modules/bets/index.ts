export { type BetRecordQuery, type BetRound, betRecord } from './bet-record.ts'
export { type Win, recentWins } from './recent-wins.ts'
export { type BetFact, recordFact } from './record-fact.ts'
export { type Turnover, turnover } from './turnover.ts'
