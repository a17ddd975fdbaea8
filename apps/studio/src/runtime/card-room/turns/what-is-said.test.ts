// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import { chanceOf } from '../../../fair/card-room/chance-for-tests.ts'
import { LiveTable, tablesInTest } from '../../../fair/card-room/table/live-table-for-tests.ts'
import { amountOf } from '../../money.ts'
import { changeIn } from './change-in.ts'
import { ownStateKey } from './own-state-of.ts'

it.each(tablesInTest)(
  'says of a game of $code what changed the stacks, rake included',
  ({ table, players }) => {
    for (let seed = 0; seed < 10; seed += 1) {
      const live = new LiveTable(table, chanceOf(seed), false)
      for (let chair = 0; chair < players; chair += 1) live.sit(`p${chair}`, chair, '30')
      live.wait()
      while (table.isHandOn(live.state)) if (!live.robot(() => 0.5)) live.wait()
      const { round, chairs } = live.view(null)
      for (const [player, chair] of round!.chairs.entries())
        expect(changeIn(round!, player)).toBe(amountOf(chairs[chair]!.stack) - amountOf('30'))
    }
  },
)

it('says why somebody does not play, and what they can do', () => {
  const live = new LiveTable(tablesInTest[0].table, chanceOf(1), false)
  expect(ownStateKey(live.view(null))).toEqual({ key: 'free', way: null })
  live.sit('p0', 0, '6')
  expect(ownStateKey(live.view('p0'))).toEqual({ key: 'waits', way: null })
  live.send('p0', 1, { type: 'sitOut' })
  expect(ownStateKey(live.view('p0'))).toEqual({ key: 'out', way: 'return' })
  live.send('p0', 2, { type: 'return' })
  for (const chair of [1, 2, 3]) live.sit(`p${chair}`, chair, '6')
  expect(ownStateKey(live.view('p0'))).toEqual({ key: 'next', way: null })
  expect(ownStateKey(live.view('onlooker'))).toEqual({ key: 'full', way: null })
  live.wait()
  while (tablesInTest[0].table.isHandOn(live.state)) if (!live.robot(() => 0.5)) live.wait()
  const poor = live.view(null).chairs.find((one) => amountOf(one!.stack) < amountOf('6'))!
  expect(ownStateKey(live.view(poor.tag))).toEqual({ key: 'tooFew', way: 'rebuy' })
})
