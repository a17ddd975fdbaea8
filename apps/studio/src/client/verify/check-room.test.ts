// SPDX-License-Identifier: Apache-2.0
import { CHIP_GAMES, type ChipGame } from '@tessera/rules/games/rooms/room'
import { describe, expect, it } from 'vitest'
import { outcomeHash, outcomeSeeds } from '../../fair/chain.ts'
import { sha256Hex } from '../../fair/hash.ts'
import { drawFloats } from '../../fair/seeds.ts'
import type { GameParameters, RoundOf } from '../../protocol.ts'
import type { GameCheck } from '../../runtime/check.ts'
import { amountOf } from '../../runtime/money.ts'
import { checkRoomBet, checkRoomRound, seedsOfRoom, type ChipRoundRecord } from './check-room.ts'
import { gameChecks } from './game-checks.ts'

const salt = 'a public salt'
const hash = 'f'.repeat(64)
let terminalHash = hash
for (let step = 0; step < 3; step += 1) terminalHash = await sha256Hex(terminalHash)
const claim = { hash, salt, terminalHash, position: 3 }
const spots: Readonly<Record<ChipGame, readonly [string, string]>> = {
  roulette: ['red', 'black'],
  baccarat: ['player', 'banker'],
  dragontiger: ['dragon', 'tiger'],
  sicbo: ['small', 'big'],
  fantan: ['ssh-1-2-3', 'fan-4'],
  xocdia: ['even', 'odd'],
  moneywheel: ['wheel-1', 'wheel-2'],
  supersix: ['player', 'banker'],
}

/** A bet as the server settles it. */
async function betAt<Code extends ChipGame>(game: Code): Promise<RoundOf<Code>> {
  const check: GameCheck<Code> = gameChecks[game]
  const parameters = {
    chips: spots[game].map((spot) => ({ spot, amount: '1.00' })),
  } as unknown as GameParameters[Code]
  const floats = await drawFloats(outcomeSeeds(await outcomeHash(claim)), check.floats(parameters))
  const stake = { amount: amountOf('2.00'), unit: 10_000n }
  const story = check.rebuild({ parameters, events: [], state: 'settled' }, stake, floats)
  return {
    ...{ id: 'bet', game, state: 'settled', currency: 'USD', stake: '2.00', parameters },
    ...{ events: story.events, multiplier: story.multiplier, startedAt: 1, endedAt: 2 },
    payout: (Number(story.payout) / 1_000_000).toFixed(2),
    fairness: { kind: 'chain', tableRoundId: 't', position: 3, terminalHash, salt, hash },
  }
}

const marks = (steps: readonly { mark: string }[]) => steps.map(({ mark }) => mark)

describe.each(CHIP_GAMES)('the verifier of a table of %s with others', (game) => {
  it('follows a bet from the end of the chain to its payout', async () => {
    const bet = await betAt(game)
    expect(marks(await checkRoomBet(bet, claim))).toEqual(['right', 'stated', 'stated', 'right', 'right'])
    expect(marks(await checkRoomBet({ ...bet, payout: '999.00' }, claim))[4]).toBe('wrong')
    expect(marks(await checkRoomBet(bet, { ...claim, position: 2 }))[0]).toBe('wrong')
    expect(marks(await checkRoomBet(bet, { ...claim, salt: 'another' })).slice(3)).toContain('wrong')
  })

  it('finds what everybody saw in the round, and nothing else', async () => {
    const { events } = await betAt(game)
    const record: ChipRoundRecord = {
      ...{ id: 't', position: 3, hash, events },
      chain: { terminalHash, salt, length: 10 },
      room: { game, pace: 'usual', limits: 'low' },
    }
    expect(marks(await checkRoomRound(record))).toEqual(['right', 'stated', 'stated', 'right'])
    expect(marks(await checkRoomRound({ ...record, hash: 'e'.repeat(64) }))).toContain('wrong')
    const other = await betAt(game === 'roulette' ? 'sicbo' : 'roulette')
    expect(marks(await checkRoomRound({ ...record, events: other.events }))[3]).toBe('wrong')
  })
})

describe('the form by hand', () => {
  it('computes a round of a table with others from its link and salt', async () => {
    expect(await seedsOfRoom({ hash, salt })).toEqual(outcomeSeeds(await outcomeHash({ hash, salt })))
  })
})
