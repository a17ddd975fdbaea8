// SPDX-License-Identifier: Apache-2.0
import type { WantedProof } from '@tessera/rules/identity/proof'
import type { Permission } from '@tessera/rules/operators/permissions'
import { z } from 'zod'

/**
 * Who may use a call. `anyone` includes visitors; a session that is sent is still checked, and refused if it
 * has ended.
 */
export type Who = 'anyone' | 'member' | 'agent' | 'operator'
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Forms have some hundred bytes; encrypted ones with proofs of third parties some thousand. */
const usualBodyBytes = 16 * 1024
/** Operators send settings and lists, and only with a session. */
const operatorsBodyBytes = 64 * 1024

interface CallOptions<
  Shape extends z.ZodRawShape,
  Output extends z.ZodType,
  Faults extends readonly string[],
  Role extends Who,
> {
  /**
   * Method and path; `:name` in the path is a field of the input. GET and DELETE read the query, others a
   * JSON body.
   */
  http: `${Method} /${string}`
  who: Role
  /**
   * Moves money or points: the input has a `requestId`, and a repetition gets the first answer again (D-12).
   */
  once?: boolean
  /**
   * The same for a call that asks somebody outside before it can answer, for which no transaction may stay open: clients
   * keep its `requestId`, and its operation recognises a repetition by itself.
   */
  repeatable?: boolean
  /** The body travels as a JWE (D-07). */
  sealed?: boolean
  /**
   * A trial account may use it, too. Every other call with a session answers 403 NEED_REAL_ACCOUNT (D-126).
   */
  trial?: boolean
  /**
   * Members who take a break or are excluded may use it, too. Every other call of a member that is no mere question is
   * closed to them, so that they are never let in by mistake to play, to pay in or to claim: they get `compliance.excluded`.
   */
  openToExcluded?: boolean
  /**
   * Pays, or promises payments: only operators with the permission `money` may make it, and above the sums that one person
   * may pay alone another one has to make the same call. The first one gets `backoffice.secondNeeded`.
   */
  pays?: boolean
  /** Needs more than an open session: a recent proof of who the member is, see `judgeProof` in the rules. */
  proof?: WantedProof
  /**
   * The `password` of the input is the member's payment password. It is checked before the work and its
   * transaction begin; the value is the fault for a wrong one. A repetition of a call under `once` gets its
   * first answer without another check.
   */
  paymentPassword?: 'identity.badPaymentPassword' | 'rewards.badPassword'
  /**
   * The `challengeId` and `passkey` of the input are checked in the same place as a payment password. Throws
   * `identity.badPasskey`.
   */
  paymentPasskey?: boolean
  /**
   * A session whose password must be changed first may use it, too. Every other call with a session answers
   * 403 PASSWORD_CHANGE_REQUIRED.
   */
  beforePasswordChange?: boolean
  /** The body is form-encoded, as a plain HTML form sends it. Every other call reads JSON only. */
  form?: boolean
  /**
   * The body is multipart/form-data, for files; a field of the input that is a list can appear several times.
   * No other type is accepted.
   */
  multipart?: boolean
  /** Requests per minute and address. The default is generous and set by the server. */
  perMinute?: number
  /**
   * The answer is the same for everybody of one brand, language and country until its data change: browsers
   * store it and revalidate it (ETag). No other answer is stored.
   */
  cache?: 'revalidate'
  /**
   * Only reads, and may be some seconds behind: a standby of the database can answer. Never for balances or
   * for anything that decisions depend on.
   */
  mayLag?: boolean
  /**
   * Expensive: requests wait in a queue, of members or of operators, before anything is opened or read for
   * them.
   */
  takesTurns?: 'members' | 'operators'
  /** The longest body; by default 16 kB, and 64 kB for operators. */
  largestBodyBytes?: number
  /** One sentence for the documentation. */
  summary: string
  input: Shape
  output: Output
  faults?: Faults
}

/**
 * An operator call names the permission that it needs, and does not compile without one. No other call has
 * one.
 */
type MayOf<Role extends Who> = Role extends 'operator' ? { may: Permission } : { may?: never }

export interface Call<
  Name extends string = string,
  Shape extends z.ZodRawShape = z.ZodRawShape,
  Output extends z.ZodType = z.ZodType,
  Faults extends readonly string[] = readonly string[],
  Once extends boolean = boolean,
  Role extends Who = Who,
> {
  name: Name
  method: Method
  path: string
  who: Role
  may: Permission | undefined
  once: Once
  repeatable: boolean
  sealed: boolean
  trial: boolean
  closedToExcluded: boolean
  pays: boolean
  proof: WantedProof | undefined
  paymentPassword: 'identity.badPaymentPassword' | 'rewards.badPassword' | undefined
  paymentPasskey: boolean
  beforePasswordChange: boolean
  form: boolean
  multipart: boolean
  cache: 'revalidate' | undefined
  mayLag: boolean
  perMinute: number | undefined
  takesTurns: 'members' | 'operators' | undefined
  largestBodyBytes: number
  summary: string
  input: z.ZodObject<Shape, z.core.$strict>
  output: Output
  faults: Faults
}

/**
 * Declares one call of the platform: the server binding, the typed client, the documentation and the tests
 * all derive from this literal. Inputs are strict (an unknown field is refused); outputs drop fields that
 * they do not declare.
 */
export function call<
  const Name extends string,
  const Shape extends z.ZodRawShape,
  Output extends z.ZodType,
  const Role extends Who,
  const Faults extends readonly string[] = [],
  const Once extends boolean = false,
>(
  name: Name,
  options: CallOptions<Shape, Output, Faults, Role> & { once?: Once } & MayOf<Role>,
): Call<Name, Shape, Output, Faults, Once, Role> {
  const [method, path] = options.http.split(' ') as [Method, string]
  const ofMember = options.who === 'member' || options.who === 'agent'
  const closedToExcluded = ofMember && method !== 'GET' && options.openToExcluded !== true
  if (options.once && !('requestId' in options.input))
    throw new Error(`${name} is declared once but has no requestId`)
  return {
    name,
    method,
    path,
    who: options.who,
    may: options.may,
    once: (options.once ?? false) as Once,
    repeatable: options.repeatable ?? false,
    sealed: options.sealed ?? false,
    trial: options.trial ?? false,
    closedToExcluded,
    pays: options.pays ?? false,
    proof: options.proof,
    paymentPassword: options.paymentPassword,
    paymentPasskey: options.paymentPasskey ?? false,
    beforePasswordChange: options.beforePasswordChange ?? false,
    form: options.form ?? false,
    multipart: options.multipart ?? false,
    cache: options.cache,
    mayLag: options.mayLag ?? false,
    perMinute: options.perMinute,
    takesTurns: options.takesTurns,
    largestBodyBytes:
      options.largestBodyBytes ?? (options.who === 'operator' ? operatorsBodyBytes : usualBodyBytes),
    summary: options.summary,
    input: z.strictObject(options.input),
    output: options.output,
    faults: [
      ...(options.faults ?? []),
      ...(closedToExcluded ? ['compliance.excluded'] : []),
      ...(options.pays ? ['backoffice.secondNeeded'] : []),
    ] as readonly string[] as Faults,
  }
}
