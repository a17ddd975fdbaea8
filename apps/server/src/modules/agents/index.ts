export { addAgentCode } from './agent-store.ts'
export { agentsCalls } from './calls.ts'
export { findUpline, type Invitation } from './find-upline.ts'
