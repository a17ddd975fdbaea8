// SPDX-License-Identifier: Apache-2.0
export { addAgentCode } from './agent-store.ts'
export type { AccountBelow, AgentsDeps } from './agents-deps.ts'
export { agentsCalls } from './calls.ts'
export { groupOfNewAccount, groupsUpTo, requireGroup, presentGroup } from './prize-groups.ts'
export { checkNewAccount } from './check-new-account.ts'
export { findUpline, type Invitation } from './find-upline.ts'
export { agentsJobs } from './jobs.ts'
export { whoseTeam } from './team/whose-team.ts'
export { askMove, callOffMove, type AskedMove } from './moves/ask-move.ts'
export { uplineFor } from './moves/judge-place.ts'
export { makeDueMoves } from './moves/make-due-moves.ts'
export { waitingMove, type LineMove } from './moves/move-store.ts'
export type { EndedMove, MovesDeps } from './moves/moves-deps.ts'
export { previewMove } from './moves/preview-move.ts'
export { brandRules, type BrandRules } from './figures/brand-rules.ts'
export { type SharedPlay } from './figures/count-shared.ts'
export { isWorthCountedSince, type LineWorth, worthOfLines } from './figures/line-worth.ts'
export { rollUp, type RollUpDeps } from './figures/roll-up.ts'
export {
  figuresClosedTo,
  firstWindowSince,
  teamFigures,
  type TeamDays,
  windowFigures,
  type WindowFigures,
} from './figures/team-figures.ts'
export { teamFiguresForPage } from './figures/figures-for-page.ts'
export { windowMs, windowOf } from './figures/window.ts'
export { teamDays, type TeamDay, teamMembers } from './figures/team-details.ts'
export { type LineRevenue, revenueOfLines } from './figures/revenue-of-lines.ts'
export { balanceOfTeam } from './balance-of-team.ts'
export { scanTeam } from './scan-team.ts'
export { sizesOfTeams } from './figures/team-totals.ts'
export { readPeriod } from './read-period.ts'
export { judgeShared, type SharingDeps } from './sharing/judge-shared.ts'
export { settleShared } from './sharing/shared-alert.ts'
export { closeShared, findShared, listShared, lockShared, type ListedShared } from './sharing/shared-store.ts'
export { sharedWith } from './sharing/shared-with.ts'
export { noteTraces } from './sharing/trace-store.ts'
export { traceOfAddress, traceOfBrowser, traceOfName } from './sharing/traces-of.ts'
export { contractFlags } from './contract-flags.ts'
