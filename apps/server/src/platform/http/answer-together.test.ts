// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import { allCalls, fault, type Call, type Fault } from '@tessera/contract'
import { text } from '@tessera/texts'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { testDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { openDatabase, sql, type Database, type Tx } from '../db/index.ts'
import { silentLog } from '../log/log.ts'
import { createTogether, type TogetherRequest } from './answer-together.ts'
import { success, type Answer } from './envelope.ts'
import { answerOnce, type OnceRequest } from './once.ts'
import type { TogetherHandler } from './together.ts'

let test: TestDatabase
let database: Database
let owner: pg.Client
beforeAll(async () => {
  test = await testDatabase()
  owner = new pg.Client({ connectionString: test.url })
  await owner.connect()
  database = openDatabase({ url: test.url, role: 'tessera_app', connections: 20, log: silentLog() })
})
afterAll(async () => {
  await owner.end()
  await database.close()
  await test.close()
})
beforeEach(() => database.query(sql`delete from seal_nonce`))

const call: Call = {
  ...allCalls.find(({ name }) => name === 'wallet.deposit')!,
  output: z.any(),
  faults: ['wallet.dailyCount'],
}
const requestOf = (member: string, changes: Partial<OnceRequest> = {}): OnceRequest => ({
  call,
  actor: `member:${member}`,
  requestId: randomUUID(),
  input: { name: member },
  say: (key, values) => text('EN', key, values),
  nowMs: 1,
  ...changes,
})
const note = (tx: Tx, name: string) =>
  tx.query(sql`insert into seal_nonce (nonce, expires_at) values (${name}, now())`)
const noted = async (): Promise<string[]> =>
  (await database.query<{ nonce: string }>(sql`select nonce from seal_nonce order by nonce`)).map(
    ({ nonce }) => nonce,
  )
const codeOf = ({ envelope }: Answer): string => envelope.code
type Result = { by: string } | Fault | undefined

/** Requests that note their names, unless `decide` says otherwise, and what each batch and each single one had. */
function open(
  decide: (tx: Tx, name: string) => Result | Promise<Result> = (_, name) => ({ by: name }),
  limits?: { mostWaiting: number },
) {
  const [batches, alone]: [string[][], string[]] = [[], []]
  const handler = {
    groupOf: () => '',
    async answer(tx: Tx, asked: readonly { input: { name: string } }[]) {
      batches.push(asked.map(({ input }) => input.name))
      const results: Result[] = []
      for (const { input } of asked) {
        const result = await decide(tx, input.name)
        if (result && 'by' in result) await note(tx, input.name)
        results.push(result)
      }
      return results
    },
  } as unknown as TogetherHandler<'wallet.deposit'>
  const together = createTogether({ database, log: silentLog() }, call, handler as never, limits)
  const ask = (request: OnceRequest): Promise<Answer> =>
    together.answer({
      request,
      context: {},
      work: async (tx) => {
        alone.push(String(request.input['name']))
        await note(tx, String(request.input['name']))
        return success({ by: 'alone' })
      },
    } satisfies TogetherRequest)
  return { batches, alone, ask }
}

it('answers requests of one moment in one transaction, and a repetition with the very same answer', async () => {
  const { batches, ask } = open()
  const requests = ['ann', 'bea', 'cem'].map((name) => requestOf(name))
  const answers = await Promise.all(requests.map(ask))
  expect(answers.map(({ envelope }) => envelope.value)).toEqual([{ by: 'ann' }, { by: 'bea' }, { by: 'cem' }])
  expect(await Promise.all(requests.map(ask))).toEqual(answers)
  expect(batches[0]).toEqual(['ann', 'bea', 'cem'])
  expect(await noted()).toEqual(['ann', 'bea', 'cem'])
})

it('runs copies that arrive together once, and refuses the same id for another body', async () => {
  const { ask } = open()
  const request = requestOf('ann')
  const copies = await Promise.all([...Array.from({ length: 20 }, () => ask(request)), ask(requestOf('bea'))])
  expect(new Set(copies.slice(0, 20).map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(await noted()).toEqual(['ann', 'bea'])
  const [other, third] = await Promise.allSettled([
    ask({ ...request, input: { name: 'other' } }),
    ask(requestOf('cem')),
  ])
  expect([other, third]).toMatchObject([
    { reason: { fault: 'call.requestReused' } },
    { value: { envelope: { code: 'OK' } } },
  ])
  expect(await noted()).toEqual(['ann', 'bea', 'cem'])
})

it('knows a request that was answered by itself before', async () => {
  const { batches, ask } = open()
  const request = requestOf('ann')
  const first = await answerOnce(database, request, async () => success({ by: 'earlier' }))
  expect(await ask(request)).toEqual(first)
  expect([batches.flat(), await noted()]).toEqual([[], []])
})

it('refuses one in the middle alone, keeps a refusal as the answer, and forgets one of the transport', async () => {
  const { ask } = open((_, name) => {
    if (name === 'poor') return fault('wallet.dailyCount')
    return name === 'shut' ? fault('call.unauthorized') : { by: name }
  })
  const requests = ['ann', 'poor', 'shut', 'bea'].map((name) => requestOf(name))
  const answers = await Promise.all(requests.map(ask))
  expect(answers.map(codeOf)).toEqual(['OK', 'DAILY_COUNT', expect.any(String), 'OK'])
  expect([answers[2]?.status, await noted()]).toEqual([401, ['ann', 'bea']])
  const { alone, ask: askOthers } = open()
  expect((await askOthers(requests[1]!)).envelope).toEqual(answers[1]?.envelope)
  expect(codeOf(await askOthers(requests[2]!))).toBe('OK')
  expect([alone, await noted()]).toEqual([[], ['ann', 'bea', 'shut']])
})

it('answers by itself what does not fit a batch', async () => {
  const { alone, ask } = open((_, name) => (name === 'odd' ? undefined : { by: name }))
  const requests = ['ann', 'odd', 'bea'].map((name) => requestOf(name))
  expect((await Promise.all(requests.map(ask))).map(({ envelope }) => envelope.value)).toEqual([
    { by: 'ann' },
    { by: 'alone' },
    { by: 'bea' },
  ])
  await Promise.all(requests.map(ask))
  expect([alone, await noted()]).toEqual([['odd'], ['ann', 'bea', 'odd']])
})

it('undoes a batch that fails, and answers each of its requests by itself', async () => {
  const { alone, ask } = open((_, name) => {
    if (name === 'bad') throw new Error('a bug')
    return { by: name }
  })
  const answers = await Promise.all(['ann', 'bad', 'bea'].map((name) => ask(requestOf(name))))
  expect(answers.map(codeOf)).toEqual(['OK', 'OK', 'OK'])
  expect([alone.toSorted(), await noted()]).toEqual([
    ['ann', 'bad', 'bea'],
    ['ann', 'bad', 'bea'],
  ])
})

it('leaves nothing of a batch whose connection was cut, and carries out a repetition of each once', async () => {
  let cut = true
  const { alone, ask } = open(async (tx, name) => {
    if (name === 'bea' && cut) {
      const row = await tx.one<{ pid: number }>(sql`select pg_backend_pid() as pid`)
      await owner.query('select pg_terminate_backend($1)', [row?.pid])
    }
    return { by: name }
  })
  const requests = ['ann', 'bea', 'cem'].map((name) => requestOf(name))
  const failed = await Promise.allSettled(requests.map(ask))
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect([alone, await noted()]).toEqual([[], []])
  cut = false
  const twice = await Promise.all([...requests, ...requests].map(ask))
  expect(twice.map(codeOf)).toEqual(Array<string>(6).fill('OK'))
  expect(await noted()).toEqual(['ann', 'bea', 'cem'])
})

it('refuses at once when too many wait', async () => {
  const { ask } = open(undefined, { mostWaiting: 2 })
  const answers = await Promise.allSettled(['ann', 'bea', 'cem'].map((name) => ask(requestOf(name))))
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected'])
  expect(answers[2]).toMatchObject({ reason: { fault: 'call.tooManyRequests' } })
  expect(await noted()).toEqual(['ann', 'bea'])
})
