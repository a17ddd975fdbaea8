// SPDX-License-Identifier: Apache-2.0
import type { Call } from '@tessera/contract'
import type { SharedCounts } from '@tessera/limits'
import type { Metrics } from '@tessera/telemetry'
import type { FastifyRequest } from 'fastify'
import type { Chance } from '../chance/chance.ts'
import type { Clock } from '../clock/clock.ts'
import type { Database, Queries } from '../db/index.ts'
import type { Log } from '../log/log.ts'
import type { Actor, RequestFacts } from './context.ts'
import type { AnswerState } from './answer-cache.ts'

/** How the binding finds out who asks, and opens what is sealed; given by the modules that own it. */
export interface CallGuards {
  member(token: string, facts: RequestFacts): Promise<Extract<Actor, { kind: 'member' }> | undefined>
  operator(token: string, facts: RequestFacts): Promise<Extract<Actor, { kind: 'operator' }> | undefined>
  /** Refuses an operator's call for which their role has no permission. */
  permit(call: Call, actor: Extract<Actor, { kind: 'operator' }>): void
  /** The object inside a sealed body; throws `call.encryptionRequired` or `call.badEncryption`. */
  unseal(body: unknown, nowMs: number): Promise<Record<string, unknown>>
  /** Refuses a member's call that asks for more proof than his session has. */
  prove(call: Call, actor: Extract<Actor, { kind: 'member' }>, facts: RequestFacts): Promise<void>
  /**
   * Refuses a wrong payment password with the fault that its call names. A wrong try counts whatever becomes
   * of the call.
   */
  checkPaymentPassword(call: Call, actor: Extract<Actor, { kind: 'member' }>, password: string): Promise<void>
  /**
   * Does the work of a call that takes turns when its turn comes, or refuses it at once when too many wait.
   */
  inTurn<Result>(call: Call, facts: RequestFacts, work: () => Promise<Result>): Promise<Result>
  /** Refuses a call where or while the platform is closed: blocked addresses, maintenance, regions. */
  admit(call: Call, facts: RequestFacts): Promise<void>
}

/** The brand that a request's host stands for. */
export interface BrandOfRequest {
  host: string
  brandCode: string
  known: boolean
}

export interface CallServer {
  database: Database
  /** Answers calls that may lag; the database does unless given. */
  replica?: Queries | undefined
  clock: Clock
  chance: Chance
  log: Log
  /** Where queues of calls are watched. */
  metrics?: Metrics
  /** Adds up counts of requests over several processes. */
  sharedCounts?: SharedCounts | undefined
  /**
   * Asked before anything of the request is believed, also before its address: whatever decides that is fresh
   * afterwards.
   */
  brandOf(request: FastifyRequest): Promise<BrandOfRequest>
  /**
   * Names the state of everything that an answer is made of, for the calls that are declared to be
   * revalidated, beside brand, language and question. Undefined when the answer is the caller's own. Nothing
   * is kept unless given.
   */
  stateOf?(call: Call, input: Record<string, unknown>, facts: RequestFacts): Promise<AnswerState | undefined>
  /** The site is reached over https, so cookies are Secure. */
  secure: boolean
  guards: CallGuards
}
