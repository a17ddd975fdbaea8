// SPDX-License-Identifier: Apache-2.0
import type { z } from 'zod'
import { agentsCalls } from './agents/calls.ts'
import { backofficeCalls } from './backoffice/calls.ts'
import { betsCalls } from './bets/calls.ts'
import { bonusesCalls } from './bonuses/calls.ts'
import { catalogueCalls } from './catalogue/calls.ts'
import { complianceCalls } from './compliance/calls.ts'
import { contractsCalls } from './contracts/calls.ts'
import { identityCalls } from './identity/calls.ts'
import type { Call } from './kit/index.ts'
import { liabilitiesCalls } from './liabilities/calls.ts'
import { timelineCalls } from './timeline/calls.ts'
import { lotteryCalls } from './lottery/calls.ts'
import { membersCalls } from './members/calls.ts'
import { messagesCalls } from './messages/calls.ts'
import { playCalls } from './play/calls.ts'
import { promotionsCalls } from './promotions/calls.ts'
import { missionsCalls } from './missions/calls.ts'
import { referralsCalls } from './referrals/calls.ts'
import { rewardCentreCalls } from './reward-centre/calls.ts'
import { rewardsCalls } from './rewards/calls.ts'
import { siteCalls } from './site/calls.ts'
import { sportsbookCalls } from './sportsbook/calls.ts'
import { walletCalls } from './wallet/calls.ts'

/** All calls of the platform by domain. */
export const contract = {
  site: siteCalls,
  compliance: complianceCalls,
  bets: betsCalls,
  members: membersCalls,
  liabilities: liabilitiesCalls,
  agents: agentsCalls,
  identity: identityCalls,
  wallet: walletCalls,
  messages: messagesCalls,
  contracts: contractsCalls,
  catalogue: catalogueCalls,
  bonuses: bonusesCalls,
  play: playCalls,
  lottery: lotteryCalls,
  sportsbook: sportsbookCalls,
  rewardCentre: rewardCentreCalls,
  promotions: promotionsCalls,
  missions: missionsCalls,
  referrals: referralsCalls,
  rewards: rewardsCalls,
  timeline: timelineCalls,
  backoffice: backofficeCalls,
}
export type Contract = typeof contract
export type Domain = keyof Contract
/** `wallet.withdraw`, `site.permission`, ... */
export type CallName = { [D in Domain]: `${D}.${keyof Contract[D] & string}` }[Domain]
export type CallNamed<Name extends CallName> = Name extends `${infer D extends Domain}.${infer K}`
  ? K extends keyof Contract[D]
    ? Contract[D][K]
    : never
  : never

/** What a client sends and receives, as on the wire. */
export type CallInput<Name extends CallName> =
  CallNamed<Name> extends Call<string, infer Shape> ? z.input<z.ZodObject<Shape, z.core.$strict>> : never
export type CallOutput<Name extends CallName> =
  CallNamed<Name> extends { output: infer Output extends z.ZodType } ? z.input<Output> : never
/** What an operation receives and returns: amounts are money, defaults are filled in. */
export type OperationInput<Name extends CallName> =
  CallNamed<Name> extends Call<string, infer Shape> ? z.output<z.ZodObject<Shape, z.core.$strict>> : never
export type OperationOutput<Name extends CallName> =
  CallNamed<Name> extends { output: infer Output extends z.ZodType } ? z.output<Output> : never

/** Every call in one list, for binding, documentation and tests. */
export const allCalls: Call[] = Object.values(contract).flatMap((calls) => Object.values(calls) as Call[])
