// SPDX-License-Identifier: Apache-2.0
export { contractsCalls } from './calls.ts'
export type { ContractsDeps } from './contracts-deps.ts'
export { contractsJobs } from './jobs.ts'
export { acceptOffer, terminateContract } from './offers/answer-offer.ts'
export type { Contract } from './offers/contract-store.ts'
export { dryRun } from './offers/dry-run.ts'
export {
  contractForOperators,
  listContractsForOperators,
  type OperatorContract,
} from './offers/list-for-operators.ts'
export { activeKinds } from './offers/active-kinds.ts'
export { judgeOffer, type OfferTerms } from './offers/judge-offer.ts'
export { offerContract } from './offers/offer-contract.ts'
export { hasContracts } from './offers/contracts-of-team.ts'
export { flagOf, rulesTiers } from './offers/offer-calls.ts'
export { presentTiers } from './offers/present-contracts.ts'
export { terminateOwnContract } from './offers/terminate-own.ts'
export { listAdvances } from './records/advances.ts'
export { costOfLines } from './records/cost-of-lines.ts'
export { approvePayment, declinePayment } from './records/decide-payment.ts'
export { listPaymentsForOperators, paymentForOperators } from './records/list-for-operators.ts'
export { listRuns } from './settlement/list-runs.ts'
export { repeatRun } from './settlement/repeat-run.ts'
export { todayOf } from './today.ts'
export { endContractsOfMoved } from './offers/end-contracts-of-moved.ts'
export { agentsByWindow } from './settlement/running-contracts.ts'
export { settleContracts, settleKind } from './settlement/settle.ts'
