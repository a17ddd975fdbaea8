// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { outcomeHash } from '../../fair/chain.ts'
import { sha256Hex } from '../../fair/hash.ts'
import { crashPoint } from '../../games/crash/maths.ts'
import type { RoundOf } from '../../protocol.ts'
import { checkChain, checkTableBet } from './check-chain.ts'

const salt = 'a public salt'
const hash = 'f'.repeat(64)
let terminalHash = hash
for (let step = 0; step < 3; step += 1) terminalHash = await sha256Hex(terminalHash)
const claim = { hash, salt, terminalHash, position: 3 }
const point = crashPoint(await outcomeHash(claim))

function tableBet(change: Partial<RoundOf<'crash'>>): RoundOf<'crash'> {
  return {
    id: 'bet',
    game: 'crash',
    state: 'settled',
    currency: 'USD',
    stake: '1.00',
    parameters: {},
    events: [{ type: 'crash', pointHundredths: 200 }],
    multiplier: 0,
    payout: '0.00',
    startedAt: 1,
    endedAt: 2,
    fairness: { kind: 'chain', tableRoundId: 't', position: 3, terminalHash, salt, hash },
    ...change,
  }
}

const marks = (steps: readonly { mark: string }[]) => steps.map((step) => step.mark)

describe('the verifier of the live table', () => {
  it('follows a link to the published end of the chain and finds the crash point', async () => {
    expect(marks(await checkChain(claim, point))).toEqual(['right', 'stated', 'right'])
  })

  it('marks a link that is not in the chain, or has another position', async () => {
    expect(marks(await checkChain({ ...claim, hash: 'e'.repeat(64) }, undefined))[0]).toBe('wrong')
    expect(marks(await checkChain({ ...claim, position: 2 }, point))[0]).toBe('wrong')
  })

  it('marks a crash point that does not follow from the link', async () => {
    expect(marks(await checkChain(claim, point + 1))[2]).toBe('wrong')
  })

  it("checks a bet's payout: its exit below the crash, nothing above it", () => {
    const left = tableBet({
      events: [
        { type: 'cashOut', atHundredths: 150 },
        { type: 'crash', pointHundredths: 200 },
      ],
      multiplier: 1_500_000,
      payout: '1.50',
    })
    expect(checkTableBet(left, 200).mark).toBe('right')
    expect(checkTableBet({ ...left, payout: '1.49' }, 200).mark).toBe('wrong')
    expect(checkTableBet(left, 149).mark).toBe('wrong')
    expect(checkTableBet(tableBet({}), 200).mark).toBe('right')
    expect(checkTableBet(tableBet({ payout: '1.00', multiplier: 1_000_000 }), 200).mark).toBe('wrong')
  })
})
