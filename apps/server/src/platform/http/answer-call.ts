// SPDX-License-Identifier: Apache-2.0
import { Fault, type Call } from '@tessera/contract'
import { isLanguage } from '@tessera/texts'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Queries, Tx } from '../db/index.ts'
import type { Admission } from './admit-request.ts'
import type { CallServer } from './call-server.ts'
import type { Actor, RequestFacts } from './context.ts'
import { success, type Answer } from './envelope.ts'
import type { CachedAnswer, AnswerCache } from './answer-cache.ts'
import { KeepingFault } from './keeping-fault.ts'
import { answerOnce, earlierAnswer } from './once.ts'
import { sayTo } from './send-answer.ts'
import { readInput } from './read-input.ts'
import type { Together } from './answer-together.ts'
import { isWritten } from './written.ts'

/** An operation with any input and output. */
export type AnyHandler = (
  input: unknown,
  context: RequestFacts & { actor?: Actor; member?: Actor; operator?: Actor; tx?: Tx; db?: Queries },
) => unknown

/** Decrypts and parses the input of an admitted request, and answers it. */
export async function answerCall(
  server: CallServer,
  { stored, together }: { stored: AnswerCache; together: Together | undefined },
  call: Call,
  handler: AnyHandler,
  request: FastifyRequest,
  { facts, actor, committed }: Admission,
): Promise<Answer | CachedAnswer> {
  const body = call.sealed ? await server.guards.unseal(request.body, facts.nowMs) : request.body
  const input = readInput(call, { params: request.params, query: request.query, body })
  const who = {
    actor,
    ...(actor?.kind === 'member' ? { member: actor } : {}),
    ...(actor?.kind === 'operator' ? { operator: actor } : {}),
  }
  const known = { ...facts, ...languageIn(input), ...who }
  const finish = async (context: { tx: Tx } | { db: Queries }): Promise<Answer> =>
    success(encoded(call, await handler(input, { ...known, ...context })))
  if (call.cache === 'revalidate') {
    const localFacts = { ...facts, ...languageIn(input) }
    const state = await server.stateOf?.(call, input, localFacts)
    if (state !== undefined)
      return stored.get(
        JSON.stringify([call.name, facts.brandCode, localFacts.language, input]),
        { ...state, version: `${state.version} ${facts.texts.version(localFacts.language)}` },
        () => finish({ db: server.database }),
      )
  }
  const asked = { ...onceKey(actor, input), call, input, say: sayTo(request), nowMs: facts.nowMs }
  if ((call.paymentPassword !== undefined || call.paymentPasskey) && actor?.kind === 'member') {
    const earlier = call.once ? await earlierAnswer(server.database, asked) : undefined
    if (earlier) return earlier
    if (call.paymentPasskey) await server.guards.checkPaymentPasskey(actor, input, facts)
    else await server.guards.checkPaymentPassword(call, actor, String(input.password))
  }
  if (!call.once)
    return keeping(server, () =>
      finish({ db: call.mayLag ? (server.replica ?? server.database) : server.database }),
    )
  const work = (tx: Tx): Promise<Answer> => {
    committed.length = 0
    return finish({ tx }).catch((error: unknown) => {
      throw complainIfUndeclared(call, error)
    })
  }
  return together
    ? together.answer({ request: asked, context: known, work })
    : answerOnce(server.database, asked, work)
}

/** Keeps what a refusal leaves behind. The transaction of the refused work is over by then. */
async function keeping(
  { database }: Pick<CallServer, 'database'>,
  work: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof KeepingFault) await database.transaction(error.keep)
    throw error
  }
}

/** A fault that the call does not declare is a bug, not an answer. */
export function complainIfUndeclared(call: Call, error: unknown): unknown {
  if (
    !(error instanceof Fault) ||
    error.fault.startsWith('call.') ||
    error.fault.startsWith('site.') ||
    call.faults.includes(error.fault)
  )
    return error
  return new Error(`${call.name} does not declare the fault ${error.fault}`)
}

/** A validated value in its wire format. What is already serialised was validated at that time. */
export const encoded = (call: Call, value: unknown): unknown =>
  isWritten(value) ? value : z.encode(call.output, value as never)

/** A language in the payload wins over the header (D-05). */
const languageIn = (input: Record<string, unknown>): { language?: string } =>
  isLanguage(input.language) ? { language: input.language } : {}

const onceKey = (actor: Actor | undefined, input: Record<string, unknown>) => ({
  actor:
    actor === undefined
      ? 'visitor'
      : actor.kind === 'member'
        ? `member:${actor.memberId}`
        : `operator:${actor.operatorId}`,
  requestId: String(input.requestId),
})
