// SPDX-License-Identifier: Apache-2.0
import type { Call } from '@tessera/contract'
import type { SharedCounts } from '@tessera/limits'
import type { Metrics } from '@tessera/telemetry'
import type { FastifyRequest } from 'fastify'
import type { Chance } from '../chance/chance.ts'
import type { Clock } from '../clock/clock.ts'
import type { Database, Queries } from '../db/index.ts'
import type { Log } from '../log/log.ts'
import type { BrandTexts } from '../texts/brand-texts.ts'
import type { Actor, RequestFacts } from './context.ts'
import type { AnswerState } from './answer-cache.ts'

/** How the binding identifies callers and decrypts bodies; supplied by the modules that own this. */
export interface CallGuards {
  member(token: string, facts: RequestFacts): Promise<Extract<Actor, { kind: 'member' }> | undefined>
  operator(token: string, facts: RequestFacts): Promise<Extract<Actor, { kind: 'operator' }> | undefined>
  /** Refuses an operator's call for which their role has no permission. */
  permit(call: Call, actor: Extract<Actor, { kind: 'operator' }>): void | Promise<void>
  /** The object inside an encrypted body; throws `call.encryptionRequired` or `call.badEncryption`. */
  unseal(body: unknown, nowMs: number): Promise<Record<string, unknown>>
  /** Refuses an offer (`closedToExcluded`) to a member who takes a break or is excluded. */
  offer(actor: Extract<Actor, { kind: 'member' }>, facts: RequestFacts): Promise<void>
  /** Refuses a member's call that needs more proof of identity than their session has. */
  prove(call: Call, actor: Extract<Actor, { kind: 'member' }>, facts: RequestFacts): Promise<void>
  /**
   * Refuses a wrong payment password with the fault that the call names. A wrong attempt counts even if the
   * call fails.
   */
  checkPaymentPassword(call: Call, actor: Extract<Actor, { kind: 'member' }>, password: string): Promise<void>
  /** Refuses a payment that the member did not confirm with a passkey of their own. */
  checkPaymentPasskey(
    actor: Extract<Actor, { kind: 'member' }>,
    input: Record<string, unknown>,
    facts: RequestFacts,
  ): Promise<void>
  /**
   * Runs the work of a call that takes turns when its turn comes, or refuses it at once when too many wait.
   */
  inTurn<Result>(call: Call, facts: RequestFacts, work: () => Promise<Result>): Promise<Result>
  /** Refuses a call when the platform is closed to this caller: blocked addresses, maintenance, regions. */
  admit(call: Call, facts: RequestFacts): Promise<void>
}

/** The brand that a request's host belongs to. */
export interface BrandOfRequest {
  host: string
  brandCode: string
  known: boolean
  /** Its sentences. */
  texts: BrandTexts
}

export interface CallServer {
  database: Database
  /** Answers calls that may read slightly old data; defaults to the database. */
  replica?: Queries | undefined
  clock: Clock
  chance: Chance
  log: Log
  /** Where queues of calls are monitored. */
  metrics?: Metrics
  /** Adds up counts of requests over several processes. */
  sharedCounts?: SharedCounts | undefined
  /**
   * Awaited before anything in the request is trusted, even its address, so that the settings that decide
   * this are fresh.
   */
  brandOf(request: FastifyRequest): Promise<BrandOfRequest>
  /**
   * Names the state of the data behind an answer (besides brand, language and input), for calls declared as
   * revalidated. Undefined when the answer is the caller's own. Without this, nothing is cached.
   */
  stateOf?(call: Call, input: Record<string, unknown>, facts: RequestFacts): Promise<AnswerState | undefined>
  /** The site is reached over https, so cookies are Secure. */
  secure: boolean
  guards: CallGuards
}
