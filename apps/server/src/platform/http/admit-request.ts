// SPDX-License-Identifier: Apache-2.0
import { fault, type Call } from '@tessera/contract'
import { addressKey } from '@tessera/rules/site/address-key'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CallGuards, CallServer } from './call-server.ts'
import type { Actor, RequestFacts } from './context.ts'
import { declaredBytes, hasBody, wireOf, wireOfCall } from './body-heads.ts'
import type { LongBodies } from './long-bodies.ts'
import { readFacts } from './read-facts.ts'
import { shippedTexts } from '../texts/brand-texts.ts'
import type { Throttle } from './throttle.ts'

/** What is known about a request before its body is read: who asks, and what is needed to answer. */
export interface Admission {
  facts: RequestFacts
  actor: Actor | undefined
  /** Runs after the answer's transaction is committed. */
  committed: (() => void)[]
  /** The message of a successful answer; empty when the operation sets none. */
  said: string
}

/** What one server process needs to admit requests. */
export interface Entrance {
  throttle: Throttle
  longBodies: LongBodies
}

/** How many requests one address may make per minute in all; one person's pages need a few dozen. */
const usualPerMinute = 3_000
/** How old an admission may be once the body has arrived: the session may end during a slow upload. */
const longestBodyWaitMs = 1_000

/**
 * Checks a request by its headers alone, so that no body is read for a refused caller. Checks in order: rate,
 * type and length of the body, brand, access, session and role. Throws the fault of the first check that
 * fails.
 */
export async function admitRequest(
  server: CallServer,
  entrance: Entrance,
  call: Call,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Admission> {
  const brand = await server.brandOf(request)
  // Operators read the sentences of the release: those of a brand are for its visitors.
  request.texts = call.who === 'operator' ? shippedTexts : brand.texts
  const admission: Admission = { facts: undefined as never, actor: undefined, committed: [], said: '' }
  admission.facts = readFacts(server, brand, call, request, reply, admission)
  const { facts } = admission
  const address = addressKey(facts.ip)
  const paced = limitPace(entrance.throttle, call, address)
  if (paced !== true && !(await paced)) throw fault('call.tooManyRequests')
  if (hasBody(request) && wireOf(request) !== wireOfCall(call)) throw fault('call.wrongContentType')
  if (declaredBytes(request) > call.largestBodyBytes) throw fault('call.tooLarge')
  const { merchant } = request.headers
  if (merchant !== undefined && merchant !== facts.brandCode) throw fault('call.badBrand')
  await server.guards.admit(call, facts)
  admission.actor = await actorOf(server.guards, call, facts)
  entrance.longBodies.admit(call, address, request, reply)
  return admission
}

/** Checks the session again if the body took long to arrive. */
export async function admitAgain(
  { clock, guards }: CallServer,
  call: Call,
  admission: Admission,
): Promise<void> {
  const nowMs = clock.now()
  if (nowMs - admission.facts.nowMs < longestBodyWaitMs) return
  admission.facts.nowMs = nowMs
  admission.actor = await actorOf(guards, call, admission.facts)
}

/**
 * Whether an address may make this call now. Calls with their own rate limit are rare and costly, so they are
 * counted exactly.
 */
function limitPace(
  throttle: Throttle,
  { name, perMinute }: Call,
  address: string,
): boolean | Promise<boolean> {
  if (!throttle.admit(address, usualPerMinute)) return false
  return perMinute === undefined || throttle.admitExactly(`${address} ${name}`, perMinute)
}

/** The caller, for calls that are not public. Throws unless they may make this call. */
async function actorOf(guards: CallGuards, call: Call, facts: RequestFacts): Promise<Actor | undefined> {
  if (call.who === 'anyone') return undefined
  if (facts.token === undefined) throw fault('call.unauthorized')
  const actor =
    call.who === 'operator'
      ? await guards.operator(facts.token, facts)
      : await guards.member(facts.token, facts)
  if (!actor) throw fault('call.unauthorized')
  if (actor.kind === 'member' && actor.trial && !call.trial) throw fault('call.needRealAccount')
  if (actor.kind === 'member') await guards.prove(call, actor, facts)
  else await guards.permit(call, actor)
  if (call.closedToExcluded && actor.kind === 'member') await guards.offer(actor, facts)
  if (call.who === 'agent' && !(actor.kind === 'member' && actor.agent)) throw fault('call.forbidden')
  return actor
}
