// SPDX-License-Identifier: Apache-2.0
export type { BackofficeDeps } from './backoffice-deps.ts'
export { backofficeCalls } from './calls.ts'
export { approveRequest, refuseRequest } from './accounts/requests/decide-request.ts'
export { listRequests, type AccountRequest } from './accounts/requests/request-store.ts'
export { actionsBefore } from './audit/actions-before.ts'
export { approveAtCommandLine, waitingApprovals } from './second-person/approval-store.ts'
export { recordMoveEnd } from './agents/record-move-end.ts'
export { backofficeJobs } from './jobs.ts'
export { createOperator } from './operators/create-operator.ts'
export { recordCommandLineAction } from './audit/record-command-line-action.ts'
export { listOperators } from './operators/list-operators.ts'
export {
  isFromOperatorSession,
  operatorSessionEnds,
  recogniseOperator,
} from './operators/recognise-operator.ts'
export { resolveOperator } from './operators/resolve-operator.ts'
export { permitCall } from './operators/permit-call.ts'
export { resetOperatorApp } from './operators/reset-app.ts'
export { setOperatorEnabled } from './operators/set-operator-enabled.ts'
export { signInTurn } from './operators/sign-in-turn.ts'
export { presentValue } from './settings/setting-leaf.ts'
export { unlockOperator } from './operators/unlock-operator.ts'
export { setOperatorPassword } from './operators/set-operator-password.ts'
export { isOperatorOpen, operatorByName } from './operators/operator-store.ts'
