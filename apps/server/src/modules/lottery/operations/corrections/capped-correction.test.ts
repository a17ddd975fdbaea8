// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../../../../platform/db/index.ts'
import type { CallClient } from '../../../../testing/call-client.ts'
import { nextDrawOf } from '../../draws/draw-store.ts'
import { minuteMs, openLotteryTestServer, type LotteryTestServer } from '../../lottery-for-tests.ts'
import { runCorrections } from './run-corrections.ts'

let lotto: LotteryTestServer

beforeAll(async () => {
  lotto = await openLotteryTestServer()
  await lotto.server.platform.settings.write('lottery.feed', ['KENO'], 'test')
  // Draws that were on sale before the setting keep their own numbers.
  await lotto.server.platform.database.query(
    sql`update lottery_draw set status = 'void' where game_code = 'KENO' and status = 'open'`,
  )
  lotto.goTo(lotto.server.clock.now() + 100 * minuteMs)
  await lotto.run()
})
afterAll(() => lotto.server.close())

const balls = (from: number, count: number): string[] =>
  Array.from({ length: count }, (_, index) => String(from + index).padStart(2, '0'))

it('lets those who win a capped prize by the corrected numbers share the cap, and takes back what was shared before', async () => {
  const { database } = lotto.server.platform
  const [anna, ben] = [await lotto.bettor('anna', 1_000), await lotto.bettor('ben', 1_000)]
  const draw = (await nextDrawOf(database, 'KENO', lotto.server.clock.now()))!
  const bet = async (bettor: typeof anna, from: number, stakePerLot: number) =>
    (await lotto.bet(bettor, 'KENO', [{ playType: 'k8', numbers: balls(from, 8), stakePerLot }])).envelope
      .value.ticket.ticketId
  const early = [await bet(anna, 1, 75), await bet(ben, 1, 25)]
  const late = [await bet(anna, 41, 20), await bet(ben, 41, 180)]
  lotto.goTo(draw.drawAtMs)
  await lotto.run()
  const ada = await lotto.server.operator('ada', 'admin')
  const finn = await lotto.server.operator('finn', 'finance')
  const step = (id: number | string) => ({
    id: id as never,
    reason: 'The official page',
    requestId: randomUUID(),
  })
  const enter = (operator: CallClient, first: number) =>
    operator.call('backoffice.enterResult', {
      ...step(Number(draw.id)),
      winningNumber: balls(first, 20).join(','),
    })
  await enter(ada, 1)
  await enter(finn, 1)
  await lotto.run()
  const returned = async (ids: readonly string[]) =>
    (
      await database.query<{ returned: bigint }>(sql`
        select coalesce(c.returned, t.returned) as returned from lottery_ticket t
        left join lottery_ticket_correction c on c.ticket_id = t.id and c.applied_at is not null
        where t.id = any (${ids}::uuid[]) order by array_position(${ids}::uuid[], t.id)`)
    ).map((row) => Number(row.returned) / 1e6)
  expect([await returned(early), await returned(late)]).toEqual([
    [750_000, 250_000],
    [20, 180],
  ])

  const { correctionId } = (
    await ada.call('backoffice.planCorrection', {
      ...step(Number(draw.id)),
      winningNumber: balls(41, 20).join(','),
    })
  ).envelope.value
  await runCorrections(lotto.server.platform)
  await ada.call('backoffice.askCorrection', step(correctionId))
  expect((await finn.call('backoffice.approveCorrection', step(correctionId))).envelope.code).toBe('OK')
  await runCorrections(lotto.server.platform)
  expect([await returned(early), await returned(late)]).toEqual([
    [75, 25],
    [100_000, 900_000],
  ])
  expect(await lotto.ledgerDifferences()).toEqual([])
})
