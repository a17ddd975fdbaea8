// SPDX-License-Identifier: Apache-2.0
import type { CallName, CallNamed } from '@tessera/contract'
import type { Queries, Tx } from '../db/index.ts'
import type { Log } from '../log/log.ts'
import type { BrandTexts } from '../texts/brand-texts.ts'

/** A member with an active session. */
export interface MemberActor {
  kind: 'member'
  memberId: bigint
  username: string
  agent: boolean
  sessionKey: string
  /** A trial account, with play money only. */
  trial: boolean
  /** When they last proved their identity, epoch ms; null for a session that a remembered device opened. */
  provenAtMs: number | null
  /** When they last did so with a second factor. */
  strongAtMs: number | null
  /** When that factor was added; null or absent when it is not known. */
  strongSinceMs?: number | null
  /** They must change their password before anything else: most calls are refused. */
  mustChangePassword?: boolean
}
/** An operator with an active session. */
export interface OperatorActor {
  kind: 'operator'
  operatorId: number
  name: string
  role: string
  sessionKey: string
  /** When this session began, epoch ms. */
  signedInAtMs?: number
  /** They must set up an authenticator app before anything else. */ mustSetUpApp?: boolean
}
export type Actor = MemberActor | OperatorActor

export interface CookieOptions {
  maxAgeSeconds?: number
  path?: string
}

/** What every operation may know about its request. */
export interface RequestFacts {
  /** When the request arrived, epoch ms. */
  nowMs: number
  ip: string
  /** Host by which the request came, without its port. */
  host: string
  /**
   * Code of the brand that the host belongs to; the first brand's when it belongs to none. Settings, contents
   * and members belong to a brand.
   */
  brandCode: string
  /** Whether the host is one of ours. Other hosts get only the system calls. */
  hostKnown: boolean
  /** The sentences of that brand; of the release for operators. */
  texts: BrandTexts
  /** Language code of the caller, such as EN. */
  language: string
  /** The request came from a page in a browser (it carries Origin or Sec-Fetch-Site). */
  browser: boolean
  userAgent: string
  /** The bearer token as sent, for the calls that end sessions. */
  token: string | undefined
  cookies: Readonly<Record<string, string>>
  setCookie(name: string, value: string, options?: CookieOptions): void
  clearCookie(name: string): void
  /**
   * Schedules work for after the commit (immediate when the call has no transaction): live pushes, never
   * money.
   */
  afterCommit(work: () => void): void
  /** Sets the `message` of a successful answer. Most answers have none. */
  say(message: string): void
  log: Log
}

/** Who reads an answer: in which language, and in the words of which brand. */
export type Reader = Pick<RequestFacts, 'language' | 'texts'>

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
 * The second argument of an operation: the facts, the caller, and the open transaction of calls that run
 * once.
 */
export type CallContext<Name extends CallName> = RequestFacts & ActorOf<Name> & TransactionOf<Name>
