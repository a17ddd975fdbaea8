// SPDX-License-Identifier: Apache-2.0
import type { CallName, CallNamed } from '@tessera/contract'
import type { Queries, Tx } from '../db/index.ts'
import type { Log } from '../log/log.ts'

/** A member with a living session. */
export interface MemberActor {
  kind: 'member'
  memberId: number
  username: string
  agent: boolean
  sessionKey: string
  /** He only tries the site out, with play money. */
  trial: boolean
  /** When he last proved who he is, epoch ms; null for a session that a remembered device opened. */
  provenAtMs: number | null
  /** When he last did so with a second factor. */
  strongAtMs: number | null
  /** His password must be changed before anything else: most calls are refused. */
  mustChangePassword?: boolean
}
/** An operator with a living session. */
export interface OperatorActor {
  kind: 'operator'
  operatorId: number
  name: string
  role: string
  sessionKey: string
  /** He must set up an authenticator app before anything else. */ mustSetUpApp?: boolean
}
export type Actor = MemberActor | OperatorActor

export interface CookieOptions {
  maxAgeSeconds?: number
  path?: string
}

/** What every operation may know about the request that it serves. */
export interface RequestFacts {
  /** Epoch ms at which the request was taken up. */
  nowMs: number
  ip: string
  /** Host by which the request came, without its port. */
  host: string
  /**
   * Code of the brand whose host that is; of the first one when it belongs to nobody here. Settings, contents
   * and members are a brand's.
   */
  brandCode: string
  /** The host belongs to the platform. On another one only the system calls answer. */
  hostKnown: boolean
  /** Language code of the caller, such as EN. */
  language: string
  /** The request came from a page in a browser (it carries Origin or Sec-Fetch-Site). */
  browser: boolean
  userAgent: string
  /** The bearer token as it was sent, for the calls that end sessions. */
  token: string | undefined
  cookies: Readonly<Record<string, string>>
  setCookie(name: string, value: string, options?: CookieOptions): void
  clearCookie(name: string): void
  /**
   * Runs after the answer's transaction is committed (at once when the call has none): live pushes, never
   * money.
   */
  afterCommit(work: () => void): void
  /** What a successful answer says to the caller, as its `message`. Most say nothing. */
  say(message: string): void
  log: Log
}

type ActorOf<Name extends CallName> =
  CallNamed<Name> extends { who: infer Role }
    ? Role extends 'member' | 'agent'
      ? { member: MemberActor }
      : Role extends 'operator'
        ? { operator: OperatorActor }
        : { actor: Actor | undefined }
    : never
type TransactionOf<Name extends CallName> =
  CallNamed<Name> extends { once: true } ? { tx: Tx } : { db: Queries }

/**
 * The second argument of an operation: facts, who asks, and for calls that are done once the open
 * transaction.
 */
export type CallContext<Name extends CallName> = RequestFacts & ActorOf<Name> & TransactionOf<Name>
