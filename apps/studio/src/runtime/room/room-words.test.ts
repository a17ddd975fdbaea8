// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths } from '@tessera/rules/money'
import { describe, expect, it } from 'vitest'
import { t } from '../texts.ts'
import { othersOnSpots } from './others-on-spots.ts'
import { roomAction, type RoomAtHand } from './room-action.ts'

const money = { currency: 'USD', decimals: 2 }

describe('the chips of others', () => {
  it('are those of all without the own ones', () => {
    const others = othersOnSpots(
      [
        { spot: 'red', players: 3, amounts: { USD: '1012.50', VND: '5000' } },
        { spot: 'black', players: 1, amounts: { USD: '2.00' } },
        { spot: 'odd', players: 2, amounts: { VND: '5000' } },
        { spot: 'even', players: 120, amounts: { USD: '300.00' } },
      ],
      {
        chips: [
          { spot: 'red', amount: '2.50' },
          { spot: 'black', amount: '2.00' },
        ],
        ...money,
      },
    )
    expect(Object.fromEntries(others)).toEqual({
      red: { text: '2', spoken: `${t('studio.room.others', { players: 2 })}, 1,010.00 USD` },
      odd: { text: '2', spoken: t('studio.room.others', { players: 2 }) },
      even: { text: '99+', spoken: `${t('studio.room.others', { players: 120 })}, 300.00 USD` },
    })
  })
})

describe('the main button of a table with others', () => {
  const atHand: RoomAtHand = {
    phase: 'open',
    isConnected: true,
    staked: amountOfMillionths(0n),
    isSettled: true,
    canRepeat: false,
    write: (amount) => `${amount / 1_000_000n} USD`,
    repeat: () => {},
  }
  const staked = amountOfMillionths(12_000_000n)
  const bet = t('studio.room.bet', { amount: '12 USD' })

  it.each([
    [{}, t('studio.room.placeChips'), undefined],
    [{ staked }, bet, t('studio.room.counts')],
    [{ staked, canRepeat: true, phase: 'last' }, bet, t('studio.room.counts')],
    [{ staked, isSettled: false }, bet, t('studio.room.sending')],
    [{ phase: 'closing' }, t('studio.room.noMoreBets'), undefined],
    [{ phase: 'drawn', staked }, bet, t('studio.room.noMoreBets')],
    [{ phase: 'settling', staked }, t('studio.room.next'), undefined],
    [{ phase: 'closed' }, t('studio.crash.opening'), undefined],
    [{ isConnected: false, staked }, t('studio.crash.opening'), undefined],
  ] as const)('says how the bet stands: %o', (change, label, detail) => {
    expect(roomAction({ ...atHand, ...change })).toMatchObject({
      label,
      enabled: false,
      ...(detail === undefined ? {} : { detail }),
    })
  })

  it('lays the last bet again while the table is empty and open, and nothing else', () => {
    let laid = 0
    const repeat = () => {
      laid += 1
    }
    const action = roomAction({ ...atHand, canRepeat: true, repeat })
    expect(action).toMatchObject({ label: t('studio.table.repeat'), enabled: true, tone: 'bet' })
    action.run()
    expect(laid).toBe(1)
    for (const phase of ['closing', 'drawn', 'settling', 'closed'] as const)
      expect(roomAction({ ...atHand, phase, canRepeat: true, repeat }).enabled).toBe(false)
  })
})
