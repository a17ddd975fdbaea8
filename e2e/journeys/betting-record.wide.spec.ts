// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import { changeAnswer } from '../support/answers.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/journey.ts'
import { openMember } from '../support/member.ts'
import { text } from '../support/texts.ts'

const round: CallOutput<'bets.history'>['list'][number] = {
  roundId: '8812345',
  time: Date.parse('2026-11-28T12:34:56Z'),
  gameCode: 'slot_clockwork_caravan',
  gameName: text('studio.slot.name.clockwork_caravan'),
  vendor: 'BGS',
  bet: 12_345.67,
  validBet: 12_345.67,
  payout: 98_765.43,
  rake: null,
  unplayed: 0,
  status: 'settled',
}
const rounds: CallOutput<'bets.history'>['list'] = [
  round,
  { ...round, roundId: '8812346', vendor: 'SPORTSBOOK', gameName: 'football', payout: 0 },
  { ...round, roundId: '8812347', status: 'refunded', payout: 12_345.67 },
  { ...round, roundId: '8812349', unplayed: 9_876.54, validBet: 2_469.13 },
  { ...round, roundId: '8812348', gameName: text('studio.room.name.cards_holdem'), rake: 617.28 },
]

for (const language of ['EN', 'VI', 'RU', 'AR'])
  test(`the betting record is as wide as its panel, down to its last column, in ${language}`, async ({
    page,
    picture,
  }) => {
    await openMember(page)
    await changeAnswer(page, 'bets.history', (value) => ({
      ...value,
      list: rounds,
      totalCount: rounds.length,
      totalPages: 1,
    }))
    await page.addInitScript((code) => localStorage.setItem('hisLang', code), language)
    await page.goto('/?center=personalHistoryCopy')
    const record = page.getByRole('dialog').locator('[role=region]:has(table)')
    await expect(record.getByRole('row')).toHaveCount(1 + rounds.length)
    const { wanted, width } = await record.evaluate((frame) => ({
      wanted: frame.scrollWidth,
      width: frame.clientWidth,
    }))
    expect(wanted).toBeLessThanOrEqual(width)
    await expect(record.getByRole('row').nth(1).getByRole('button')).toBeInViewport({ ratio: 1 })
    if (language === 'EN') await expectAccessible(page, 'the betting record')
    await picture('record')
  })
