// SPDX-License-Identifier: Apache-2.0
import { Fault, fault, type Call, type CallName } from '@tessera/contract'
import { watchQueue } from '@tessera/telemetry'
import { isDatabaseUnreachable, PoolBusy, sql, type Tx } from '../db/index.ts'
import { createFairQueue, QueueFull } from '../queue/fair-queue.ts'
import { createGatherer, type Outcome } from '../queue/gather.ts'
import { complainIfUndeclared, encoded } from './answer-call.ts'
import type { CallServer } from './call-server.ts'
import { refusal, success, type Answer } from './envelope.ts'
import { answerOnce, fingerprintOf, isAnswer, repeat, type OnceRequest } from './once.ts'
import type { AskedTogether, TogetherHandler } from './together.ts'

/** A request that may be answered together with others. */
export interface TogetherRequest {
  request: OnceRequest
  context: object
  /** Answers it by itself. */
  work(tx: Tx): Promise<Answer>
}

export interface Together {
  /**
   * Runs a request once, as `answerOnce` does, in one transaction with others that wait at the same moment. Throws
   * `call.tooManyRequests` at once when too many wait.
   */
  answer(asked: TogetherRequest): Promise<Answer>
}

/** A transaction of more holds its locks for too long. */
const largestBatch = 64
/** Batches, and requests that are answered by themselves, that hold a connection at once. */
const [batchesAtOnce, aloneAtOnce] = [3, 3]
/** A second or two of work. */
const usuallyWaiting = 2_048

/** Answers the requests of one call. */
export function createTogether(
  server: Pick<CallServer, 'database' | 'log' | 'metrics'>,
  call: Call,
  handler: TogetherHandler<CallName>,
  { mostWaiting = usuallyWaiting }: { mostWaiting?: number } = {},
): Together {
  const { database, log } = server
  const gatherer = createGatherer<TogetherRequest, Answer | undefined>({
    groupOf: ({ request }) => handler.groupOf(request.input as never),
    keyOf: ({ request }) => request.actor,
    largestBatch,
    atOnce: batchesAtOnce,
    mostWaiting,
    run: async (batch) => {
      try {
        return await database.transaction((tx) => answerAll(tx, call, handler, batch))
      } catch (error) {
        // Whether it was committed may be unknown: a repetition of the request finds out.
        if (error instanceof PoolBusy || isDatabaseUnreachable(error)) throw error
        log.warn({ call: call.name, requests: batch.length, error: String(error) }, 'a batch failed')
        return batch.map(() => ({ value: undefined }))
      }
    },
  })
  const alone = createFairQueue({
    atOnce: aloneAtOnce,
    atOncePerKey: 1,
    waitingPerKey: mostWaiting,
    waitingInAll: mostWaiting,
  })
  if (server.metrics) {
    watchQueue(server.metrics, `${call.name} together`, gatherer.size)
    watchQueue(server.metrics, `${call.name} alone`, alone.size)
  }
  const answer = async ({ request, ...asked }: TogetherRequest): Promise<Answer> =>
    (await gatherer.submit({ request, ...asked })) ??
    alone.run(request.actor, () => answerOnce(database, request, asked.work))
  return {
    answer: (asked) =>
      answer(asked).catch((error: unknown) => {
        throw error instanceof QueueFull ? fault('call.tooManyRequests') : error
      }),
  }
}

type Answered = Outcome<Answer | undefined>

async function answerAll(
  tx: Tx,
  call: Call,
  handler: TogetherHandler<CallName>,
  batch: readonly TogetherRequest[],
): Promise<Answered[]> {
  const prints = batch.map(({ request }) => fingerprintOf(request.input))
  const actors = await takeAll(tx, call, batch, prints)
  const fresh = batch.filter(({ request }) => actors.has(request.actor))
  const results = await handler.answer(
    tx,
    fresh.map(({ request, context }) => ({ input: request.input, context }) as AskedTogether<CallName>),
  )
  const answers = new Map(
    fresh.map(({ request }, index) => [request, answerOf(call, request, results[index])]),
  )
  await saveAll(tx, answers)
  const answered: Answered[] = []
  for (const [position, { request }] of batch.entries())
    answered.push(
      answers.has(request)
        ? { value: answers.get(request) }
        : await repeat(tx, request, prints[position]!).then(
            (value) => ({ value }),
            (error: unknown) => {
              if (isAnswer(error)) return { error }
              throw error
            },
          ),
    )
  return answered
}

/** The answer to a request; undefined when it is to be answered by itself. */
function answerOf(call: Call, { say }: OnceRequest, result: unknown): Answer | undefined {
  if (result === undefined) return undefined
  if (!(result instanceof Fault)) return success(encoded(call, result))
  const complaint = complainIfUndeclared(call, result)
  if (!isAnswer(complaint)) throw complaint
  return refusal(complaint.fault, say, complaint.details)
}

/** The actors of those that nobody has answered before; each actor asks once. */
async function takeAll(
  tx: Tx,
  call: Call,
  batch: readonly TogetherRequest[],
  prints: readonly string[],
): Promise<Set<string>> {
  const asked = batch.map(({ request }) => request)
  const row = await tx.one<{ actors: string[] }>(sql`
    select call_once_take(${asked.map(({ actor }) => actor)}::text[], ${asked.map(({ requestId }) => requestId)}::uuid[], ${call.name}, ${prints}::text[],
      ${asked.map(({ nowMs }) => new Date(nowMs))}::timestamptz[]) as actors`)
  return new Set(row?.actors)
}

/** Stores what is an answer for good, as `answerOnce` does, and forgets the other requests. */
async function saveAll(tx: Tx, answers: ReadonlyMap<OnceRequest, Answer | undefined>): Promise<void> {
  if (answers.size === 0) return
  const requests = [...answers.keys()]
  const lasting = [...answers.values()].map((answer) => (answer?.status === 200 ? answer : undefined))
  await tx.query(sql`
    select call_once_answer(${requests.map(({ actor }) => actor)}::text[], ${requests.map(({ requestId }) => requestId)}::uuid[],
      ${lasting.map((answer) => answer?.status ?? null)}::integer[], ${lasting.map((answer) => (answer ? JSON.stringify(answer.envelope) : null))}::text[])`)
}
