// SPDX-License-Identifier: Apache-2.0
import { afterAll, beforeAll, expect, it } from 'vitest'
import { followPostings, post } from './index.ts'
import { openTestLedger, usd, type TestLedger } from './ledger-for-tests.ts'

let ledger: TestLedger
let stakes = 0
beforeAll(async () => {
  ledger = await openTestLedger()
})
afterAll(() => ledger.close())

async function stake(owner: string): Promise<bigint> {
  const { cash } = await ledger.funded(owner, usd(1))
  const [posted] = await ledger.db.transaction((tx) =>
    post(tx, [
      {
        from: cash,
        to: ledger.studio,
        amount: usd(1),
        cause: 'follow',
        externalId: String((stakes += 1)),
        kind: 'stake',
      },
    ]),
  )
  return posted!.postingId!
}

it('lets a follower count what is posted from its first run on, each posting once', async () => {
  const slices: { after: bigint; upTo: bigint }[] = []
  const happened: string[] = []
  const follow = () =>
    followPostings(ledger.db, {
      name: 'test',
      count: async (_tx, slice) => {
        slices.push(slice)
        happened.push('counted')
        return () => happened.push('done')
      },
    })
  const before = await stake('member:f1')
  await follow()
  expect(slices).toEqual([])
  const after = await stake('member:f2')
  await follow()
  await follow()
  expect(slices).toEqual([{ after: before, upTo: after }])
  expect(happened).toEqual(['counted', 'done'])
})

it('counts again what a follower could not count', async () => {
  const slices: { after: bigint; upTo: bigint }[] = []
  let fails = false
  const follow = () =>
    followPostings(ledger.db, {
      name: 'failing',
      count: async (_tx, slice) => {
        if (fails) throw new Error('cannot count')
        slices.push(slice)
      },
    })
  await follow()
  const last = await stake('member:f3')
  fails = true
  await expect(follow()).rejects.toThrow('cannot count')
  fails = false
  await follow()
  expect(slices.map(({ upTo }) => upTo)).toEqual([last])
})
