// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import { allCalls, fault } from '@tessera/contract'
import { text } from '@tessera/texts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { openDatabase, sql, type Database } from '../db/index.ts'
import { silentLog } from '../log/log.ts'
import { success, type Answer } from './envelope.ts'
import { answerOnce, type OnceRequest } from './once.ts'

let test: TestDatabase
let database: Database

beforeAll(async () => {
  test = await testDatabase()
  database = openDatabase({ url: test.url, role: 'tessera_app', connections: 20, log: silentLog() })
})
afterAll(async () => {
  await database.close()
  await test.close()
})

const call = allCalls.find(({ name }) => name === 'wallet.deposit')!
const other = allCalls.find(({ name }) => name === 'wallet.withdraw')!
const requestOf = (changes: Partial<OnceRequest> = {}): OnceRequest => ({
  call,
  actor: 'member:1',
  requestId: randomUUID(),
  input: { amount: 5n },
  say: (key, values) => text('EN', key, values),
  nowMs: 1,
  ...changes,
})

function counted(answer: () => Answer | Promise<Answer> = () => success({ n: 1 })) {
  const seen = { times: 0 }
  const work = async (): Promise<Answer> => {
    seen.times++
    return answer()
  }
  return { seen, work }
}

describe('a request that runs once', () => {
  it('repeats the first answer and does nothing more', async () => {
    const request = requestOf()
    const { seen, work } = counted(() => success({ n: seen.times }))
    const first = await answerOnce(database, request, work)
    expect(await answerOnce(database, request, work)).toEqual(first)
    expect(seen.times).toBe(1)
  })

  it('runs once when fifty copies arrive together', async () => {
    const request = requestOf()
    const { seen, work } = counted()
    const answers = await Promise.all(Array.from({ length: 50 }, () => answerOnce(database, request, work)))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(seen.times).toBe(1)
  })

  it('refuses the same id for another body, another call, but not for another member', async () => {
    const request = requestOf()
    const { work } = counted()
    await answerOnce(database, request, work)
    await expect(answerOnce(database, { ...request, input: { amount: 6n } }, work)).rejects.toMatchObject({
      fault: 'call.requestReused',
    })
    await expect(answerOnce(database, { ...request, call: other }, work)).rejects.toMatchObject({
      fault: 'call.requestReused',
    })
    expect((await answerOnce(database, { ...request, actor: 'member:2' }, work)).status).toBe(200)
  })

  it('keeps a business refusal as the answer and undoes its work', async () => {
    const request = requestOf()
    const refuse = () =>
      answerOnce(database, request, async (tx) => {
        await tx.query(sql`insert into seal_nonce (nonce, expires_at) values ('undone', now())`)
        throw fault('wallet.dailyCount')
      })
    const first = await refuse()
    expect(first).toMatchObject({ status: 200, envelope: { success: false, code: 'DAILY_COUNT' } })
    expect(await answerOnce(database, request, counted().work)).toEqual(first)
    expect(await database.query(sql`select 1 from seal_nonce where nonce = 'undone'`)).toEqual([])
  })

  it('forgets a request that failed unexpectedly, so that it may be tried again', async () => {
    const request = requestOf()
    await expect(
      answerOnce(database, request, async () => {
        throw new Error('power cut')
      }),
    ).rejects.toThrow('power cut')
    const { seen, work } = counted()
    expect((await answerOnce(database, request, work)).status).toBe(200)
    expect(seen.times).toBe(1)
  })

  it('does not keep a refusal of the transport, such as a throttle', async () => {
    const request = requestOf()
    expect(
      (
        await answerOnce(database, request, async () => {
          throw fault('identity.tooManyAttempts')
        })
      ).status,
    ).toBe(429)
    expect((await answerOnce(database, request, counted().work)).envelope.success).toBe(true)
  })
})
