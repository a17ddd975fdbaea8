// SPDX-License-Identifier: Apache-2.0
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openLotteryTestServer, sum, type LotteryTestServer } from './lottery-for-tests.ts'

// Dong and yen have no coins below one unit (docs/domain/currencies.md).

describe.each(['VND', 'JPY'])('a lottery of a brand in %s', (currency) => {
  let hall: LotteryTestServer
  beforeAll(async () => {
    hall = await openLotteryTestServer({ currency })
  })
  afterAll(async () => {
    expect(await hall.ledgerDifferences()).toEqual([])
    await hall.server.close()
  })

  it('pays wins in whole units, rounded down once for each line', async () => {
    const ann = await hall.bettor('ann001', 1_000)
    const { draw } = await hall.odds('D5-1')
    // 1.96 times 33 is 64.68, and one of the two sides wins.
    for (const side of ['big', 'small'] as const)
      expect((await hall.bet(ann, 'D5-1', [sum(side, 33)])).envelope.code).toBe('OK')
    hall.goTo(draw!.drawTime)
    await hall.run()
    const { list } = (await ann.client.call('lottery.tickets', {})).envelope.value
    expect(list.map(({ status }) => status)).toEqual(['settled', 'settled'])
    expect(await hall.cash(ann)).toBe(1_000 - 66 + 64)
  })

  it('sells no parts of a unit', async () => {
    const bob = await hall.bettor('bob001', 1_000)
    const { envelope } = await hall.bet(bob, 'D5-1', [sum('big', 10), sum('big', 10.5)])
    expect(envelope.code).toBe('WHOLE_UNITS')
    expect(await hall.cash(bob)).toBe(1_000)
  })
})
