// SPDX-License-Identifier: Apache-2.0
import { text } from '@tessera/texts'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { byAsManyAsNeeded } from '../../testing/by-two.ts'
import type { CallClient } from '../../testing/call-client.ts'
import { openTestServer, type TestServer } from '../../testing/server-for-tests.ts'
import { openLotteryTestServer, type LotteryTestServer } from './lottery-for-tests.ts'

let lotto: LotteryTestServer
let admin: CallClient
let other: CallClient
beforeAll(async () => {
  lotto = await openLotteryTestServer()
  admin = await lotto.server.operator('admin-one', 'admin')
  other = await lotto.server.operator('admin-two', 'admin')
})
afterAll(() => lotto.server.close())

const line = (code: string, playType: string, tier: string, odds: number) => ({ code, playType, tier, odds })
const fair = line('D5-1', 'sbs', 'win', 1.9)
const stored = async () =>
  (await admin.call('backoffice.settings', {})).envelope.value.leaves.find(
    ({ name }) => name === 'lottery.odds',
  )!
const change = async (...value: object[]) =>
  (
    await byAsManyAsNeeded([admin, other], 'backoffice.changeSettings', {
      changes: [{ name: 'lottery.odds', value, version: (await stored()).version }],
    })
  ).envelope
const soldAt = async () =>
  (await lotto.odds('D5-1')).playTypes.find(({ playType }) => playType === 'sbs')?.odds

describe('the odds that an operator sets', () => {
  beforeEach(async () => {
    await change(fair)
  })

  it.each([
    [
      'five times the stake',
      line('D5-1', 'sbs', 'win', 10),
      '1: sbs of D5-1 would give back 500 % of the stakes; more than 100 % is never taken',
    ],
    [
      'a hair over the stake',
      line('FAST', 'sbs', 'win', 2.0001),
      '1: sbs of D5-1 would give back 100.01 % of the stakes; more than 100 % is never taken',
    ],
    [
      'a lottery that is not there',
      line('MB-XX', 'de', 'win', 90),
      '1: There is no group and no lottery MB-XX',
    ],
    [
      'a play that is not there',
      line('', 'nonsense', 'win', 90),
      '1: There is no play nonsense in any lottery',
    ],
    ['a play of another lottery', line('KENO', 'de', 'win', 90), '1: There is no play de in KENO'],
    ['a prize that is not there', line('MB', 'de', 'jackpot', 90), '1: The play de has no prize jackpot'],
    [
      'more than the stake given back',
      line('KENO', 'kbs', 'back', 2),
      '1: The prize back of kbs gives the stake back: its odds are 1',
    ],
  ])('are refused for %s with a clear sentence, and nothing changes', async (_name, wrong, sentence) => {
    const before = await stored()
    expect(await change(fair, wrong)).toMatchObject({
      success: false,
      code: 'INVALID',
      value: { fields: { 'lottery.odds': sentence } },
    })
    expect([await stored(), await soldAt()]).toEqual([before, { win: '1.9' }])
  })

  it('apply from then on when they are fair', async () => {
    expect((await change(line('', 'sbs', 'win', 2))).success).toBe(true)
    expect(await soldAt()).toEqual({ win: '2' })
  })
})

describe('odds that were stored without the check', () => {
  const five = JSON.stringify([line('D5-1', 'sbs', 'win', 10)])
  /** Stores a value and its history as an older release would have. */
  async function storeByHand(value: string): Promise<void> {
    const db = new pg.Client({ connectionString: lotto.server.ownerUrl })
    await db.connect()
    await db.query(
      `with changed as (update setting_value set value = $1, version = version + 1 where name = 'lottery.odds' returning *)
      insert into setting_change (brand_code, name, version, before, after, changed_at, changed_by) select brand_code, name, version, '[]', value, now(), 'an older release' from changed`,
      [value],
    )
    await db.end()
  }
  const alerts = async () =>
    (await admin.call('backoffice.alerts', {})).envelope.value.list.filter(
      ({ source }) => source === 'setting.refused',
    )

  it('leave the last good ones in force, and raise an alert once', async () => {
    await change(line('D5-1', 'sbs', 'win', 1.8))
    await storeByHand(five)
    for (let seconds = 0; seconds < 3; seconds += 1) {
      lotto.server.clock.advance(2_000)
      expect(await soldAt()).toEqual({ win: '1.8' })
    }
    expect(await alerts()).toMatchObject([
      {
        times: 1,
        message: text('en', 'alert.setting.refused'),
        details: { reference: 'brand1/lottery.odds', reason: expect.stringContaining('500 %') },
      },
    ])
  })

  it('do the same for a process that starts with them', async () => {
    const other: TestServer = await openTestServer({ databaseUrl: lotto.server.ownerUrl, opensKeys: false })
    expect(await other.platform.settings.read('lottery.odds')).toEqual([line('D5-1', 'sbs', 'win', 1.8)])
    expect(await alerts()).toMatchObject([{ times: 2 }])
    await other.close()
  })

  it('are replaced by the next good ones', async () => {
    expect((await change(line('D5-1', 'sbs', 'win', 1.7))).success).toBe(true)
    expect(await soldAt()).toEqual({ win: '1.7' })
  })
})
