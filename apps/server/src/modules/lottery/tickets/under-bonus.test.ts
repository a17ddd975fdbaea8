// SPDX-License-Identifier: Apache-2.0
import { playCurrency } from '@tessera/rules/identity/trial'
import { units } from '@tessera/rules/money'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { settledBetsIn } from '../../bets/index.ts'
import { grantTo } from '../../bonuses/bonuses-for-tests.ts'
import {
  minuteMs,
  openLotteryTestServer,
  sum,
  type Bettor,
  type LotteryTestServer,
} from '../lottery-for-tests.ts'

let lotto: LotteryTestServer
beforeAll(async () => {
  lotto = await openLotteryTestServer()
})
afterAll(() => lotto.server.close())

it('a ticket carries the lock of the bonus that its owner has open', async () => {
  const [locked, plain] = [await lotto.bettor('ticketlocked', 100), await lotto.bettor('ticketplain', 100)]
  await grantTo(lotto.server.platform, locked.id, units(50))
  for (const who of [locked, plain]) await lotto.bet(who, 'D5-1', [sum('big', 10)])
  lotto.server.clock.advance(minuteMs)
  await lotto.run()
  const settled = await settledBetsIn(
    lotto.server.platform.database,
    { after: 0n, upTo: 1_000_000n },
    playCurrency,
  )
  const of = ({ id }: Bettor) =>
    settled.flatMap(({ memberId, underBonus, validBet }) => (memberId === id ? [[validBet, underBonus]] : []))
  expect([of(locked), of(plain)]).toEqual([[[units(10), true]], [[units(10), false]]])
})
