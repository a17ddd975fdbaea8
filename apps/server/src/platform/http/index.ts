// SPDX-License-Identifier: Apache-2.0
export { bindCalls } from './bind-calls.ts'
export type { CallGuards, CallServer } from './call-server.ts'
export type {
  Actor,
  CallContext,
  CookieOptions,
  MemberActor,
  OperatorActor,
  RequestFacts,
} from './context.ts'
export { readCookies } from './cookies.ts'
export { createHttpServer, type ServerOptions } from './create-server.ts'
export type { CallHandler, CallHandlers, DomainHandlers } from './handlers.ts'
export { answerError } from './errors.ts'
export { refusal, success, type Answer, type Envelope } from './envelope.ts'
export { compress } from './compress.ts'
export { KeepingFault } from './keeping-fault.ts'
export { closedPolicy, pagePolicy, readingPolicy, type PageSources } from './content-policy.ts'
export { logRefusals } from './log-refusals.ts'
export { measureRequests } from './measure-requests.ts'
export { languageOf, send } from './send-answer.ts'
export { createStrangers, type Strangers } from './strangers.ts'
export { takeReports } from './take-reports.ts'
export { answeredTogether, type AskedTogether, type TogetherHandler } from './together.ts'
export { writeList, writeObject, writtenAs, type Written } from './written.ts'
