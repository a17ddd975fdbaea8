// SPDX-License-Identifier: Apache-2.0
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lotteries, lotteryOf } from './lotteries.ts'
import { faultsOfOddsLines, type OddsLine, oddsWith } from './odds-lines.ts'
import { oddsToText } from './odds.ts'
import { playTypesOf } from './play-types.ts'

const line = (code: string, playType: string, tier: string, odds: number): OddsLine => ({
  code,
  playType,
  tier,
  odds,
})
const faults = (...lines: OddsLine[]) => faultsOfOddsLines(lines)

describe('odds that an operator sets', () => {
  it('are accepted at the default odds of every play of every lottery', () => {
    for (const lottery of lotteries) {
      const lines = playTypesOf(lottery).flatMap(({ code, odds }) =>
        Object.entries(odds).map(([tier, usual]) =>
          line(
            lottery.gameCode,
            code,
            tier,
            Math.floor((Number(usual.numerator) / Number(usual.denominator)) * 1e6) / 1e6,
          ),
        ),
      )
      expect(faultsOfOddsLines(lines), lottery.gameCode).toEqual([])
    }
  })

  it.each([
    ['a lottery', line('MB-XX', 'de', 'win', 90), 'lottery'],
    ['a group by a short name', line('HN', 'de', 'win', 90), 'lottery'],
    ['a play', line('', 'dex', 'win', 90), 'playType'],
    ['a play that this group does not have', line('KENO', 'de', 'win', 90), 'playType'],
    ['a prize', line('MB', 'de', 'won', 90), 'tier'],
    ['a prize that only all objects have', line('MB', 'de', 'toString', 90), 'tier'],
    ['a stake given back one and a half times', line('KENO', 'kbs', 'back', 1.5), 'refund'],
    ['odds with fifteen decimals', line('MB', 'de', 'win', 1.000000000000001), 'form'],
  ])('are refused with %s that is unknown or not valid', (_name, wrong, fault) => {
    expect(faults(line('', 'de', 'win', 90), wrong)).toEqual([{ line: 1, fault }])
  })

  it.each([
    ['de', 'MB', 'win', 100],
    ['lo2', 'MN', 'win', 100],
    ['de_dau', 'MB', 'win', 100],
    ['lo4', '', 'win', 10_000],
    ['tx', '', 'win', 2],
    ['sbs', 'FAST', 'win', 2],
    ['dt', 'FAST', 'tie', 10],
    ['dt', 'FAST', 'dragon', 2.22],
    ['st5', 'FAST', 'win', 100_000],
    ['x2', 'MB', 'win', 18.22],
    ['k1', 'KENO', '1', 4],
  ])('of %s in %j may be fair, and no higher', (playType, code, tier, fair) => {
    expect(faults(line(code, playType, tier, fair))).toEqual([])
    expect(faults(line(code, playType, tier, fair + 0.01))).toMatchObject([{ line: 0, fault: 'return' }])
  })

  it('are judged together: five times the stakes from two prizes that are harmless alone', () => {
    expect(faults(line('KENO', 'k2', '2', 9))).toEqual([])
    expect(faults(line('KENO', 'kbs', 'win', 4))).toEqual([])
    expect(faults(line('KENO', 'k3', '2', 5), line('KENO', 'k3', '3', 30))).toMatchObject([
      { line: 1, fault: 'return', gameCode: 'KENO' },
    ])
    expect(faults(line('D5-1', 'sbs', 'win', 10))).toMatchObject([
      { line: 0, fault: 'return', gameCode: 'D5-1', share: { numerator: 5n, denominator: 1n } },
    ])
  })

  it('count as they apply in the end: a line that a later one replaces is harmless', () => {
    expect(faults(line('MB', 'de', 'win', 500), line('', 'de', 'win', 90))).toEqual([])
    expect(faults(line('', 'de', 'win', 90), line('MB-HN', 'de', 'win', 500))).toMatchObject([
      { line: 1, fault: 'return', gameCode: 'MB-HN' },
    ])
  })

  it('never return more than was staked, whatever lines are accepted', () => {
    const codes = ['', 'FAST', 'KENO', 'D5-1', 'D5-2']
    const prizes = [
      ['sbs', 'win', 2],
      ['dt', 'dragon', 20 / 9],
      ['dt', 'tie', 10],
      ['k1', '1', 4],
      ['kbs', 'draw', 1 / 0.203243],
    ] as const
    const anyLine = fc
      .record({
        code: fc.constantFrom(...codes),
        prize: fc.constantFrom(...prizes),
        percent: fc.integer({ min: 60, max: 140 }),
      })
      .map(({ code, prize: [playType, tier, fair], percent }) =>
        line(code, playType, tier, Math.max(1, Math.round(fair * percent) / 100)),
      )
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 6 }), (lines) => {
        const sound = lines.every(
          ({ code, playType }) =>
            code === '' || (playType.startsWith('k') ? code === 'KENO' : code !== 'KENO'),
        )
        // By enumeration: what each lottery would pay for each prize, against the fair odds of that prize.
        let over = false
        for (const gameCode of ['D5-1', 'D5-2', 'D5-3', 'KENO']) {
          const lottery = lotteryOf(gameCode)!
          for (const [code, tier, fair] of prizes) {
            const play = playTypesOf(lottery).find((each) => each.code === code)
            let odds: number | undefined
            for (const each of lines)
              if (
                play &&
                each.playType === code &&
                each.tier === tier &&
                ['', lottery.tag, gameCode].includes(each.code)
              )
                odds = each.odds
            if (odds !== undefined && odds > fair + 1e-6) over = true
            if (
              play &&
              sound &&
              odds !== undefined &&
              oddsToText(oddsWith(lines, lottery, play)[tier]!) !== String(odds)
            )
              throw new Error('another price')
          }
        }
        return faultsOfOddsLines(lines).length > 0 === (over || !sound)
      }),
    )
  })
})
