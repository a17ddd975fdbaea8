// SPDX-License-Identifier: Apache-2.0
export {
  allCalls,
  contract,
  type CallInput,
  type CallName,
  type CallNamed,
  type CallOutput,
  type Contract,
  type Domain,
  type OperationInput,
  type OperationOutput,
} from './calls.ts'
export { fault, faults, type FaultName } from './faults.ts'
export {
  Fault,
  type Call,
  type FaultDeclaration,
  type Method,
  type Setting,
  type Topic,
  type Who,
} from './kit/index.ts'
export { settings, type SettingName, type SettingValue } from './settings.ts'
export { topics } from './topics.ts'
export type { LivePayload, LiveWirePayload, TopicName } from './live.ts'
export type { BonusPriceView } from './bonuses/price-shapes.ts'
export type { StatementColumns } from './backoffice/statement-calls.ts'
export type { RegistrationFieldRule } from './site/settings.ts'
