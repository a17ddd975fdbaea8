// SPDX-License-Identifier: Apache-2.0
export { addAgentCode } from './agent-store.ts'
export type { AccountBelow, AgentsDeps } from './agents-deps.ts'
export { agentsCalls } from './calls.ts'
export { checkNewAccount } from './check-new-account.ts'
export { findUpline, type Invitation } from './find-upline.ts'
export { whoseTeam } from './team/whose-team.ts'
