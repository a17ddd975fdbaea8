// SPDX-License-Identifier: Apache-2.0
export { contractsCalls } from './calls.ts'
export type { ContractsDeps } from './contracts-deps.ts'
export { contractsJobs } from './jobs.ts'
export { endContractsOfMoved } from './offers/end-contracts-of-moved.ts'
export { agentsByWindow } from './settlement/running-contracts.ts'
export { settleContracts, settleKind } from './settlement/settle.ts'
