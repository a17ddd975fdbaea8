// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { commitment, drawFloats, type Seeds } from '../../fair/seeds.ts'
import type { GameCode, RoundOf } from '../../protocol.ts'
import type { GameCheck } from '../../runtime/check.ts'
import { writeMoney } from '../../runtime/money.ts'
import { amountOfMillionths } from '@tessera/rules/money'
import { checkRound, computeOutcome } from './check-seeds.ts'
import { gameChecks } from './game-checks.ts'
import { seedSteps } from './manual-steps.ts'

const seeds: Seeds = {
  serverSeed: 'c5e7146c5863d7d647c93ffe7d4ec13fffbb7311108fab0c067d97bcc2b32d55',
  clientSeed: 'LuckyClientSeed777',
  nonce: 2,
}
const hash = await commitment(seeds.serverSeed)
const stake = { amount: 2_000_000n, unit: 10_000n }

/** A round as the studio records it. */
async function recorded<Code extends GameCode>(
  game: Code,
  check: GameCheck<Code>,
  parameters: RoundOf<Code>['parameters'],
  events: RoundOf<Code>['events'] = [],
): Promise<RoundOf<Code>> {
  const story = check.rebuild(
    { parameters, events, state: 'settled' },
    stake,
    await drawFloats(seeds, check.floats(parameters)),
  )
  return {
    id: 'round',
    game,
    state: 'settled',
    currency: 'USD',
    stake: '2.00',
    parameters,
    events: story.events,
    multiplier: story.multiplier,
    payout: writeMoney(amountOfMillionths(story.payout), 2),
    startedAt: 1,
    endedAt: 2,
    fairness: {
      kind: 'seeds',
      serverSeedHash: hash,
      clientSeed: seeds.clientSeed,
      nonce: seeds.nonce,
      serverSeed: seeds.serverSeed,
    },
  }
}

/** Two spots of a table, together the stake. */
const twoChips = (first: string, second: string) => ({
  chips: [
    { spot: first, amount: '1.25' },
    { spot: second, amount: '0.75' },
  ],
})

const marks = (steps: readonly { mark: string }[]) => steps.map((step) => step.mark)
const dice = () => recorded('dice', gameChecks.dice, { direction: 'over', targetHundredths: 5050 })

describe('the verifier', () => {
  it('finds everything right in an honest round of each game', async () => {
    const mines = await recorded('mines', gameChecks.mines, { mines: 3 })
    const free = Array.from({ length: 25 }, (_, tile) => tile)
    const tiles = gameChecks.mines
      .outcome({ mines: 3 }, await drawFloats(seeds, 3))[0]!
      .value.split(', ')
      .map((tile) => Number(tile) - 1)
    const safe = free.filter((tile) => !tiles.includes(tile)).slice(0, 2)
    const opened = safe.map((tile) => ({ type: 'safe', tile, multiplier: 0 }) as const)
    const cashedOut = await recorded('mines', gameChecks.mines, { mines: 3 }, [
      ...opened,
      { type: 'board', mines: tiles },
    ])
    expect(cashedOut.multiplier).toBeGreaterThan(1_000_000)
    const all = [
      await checkRound(gameChecks.dice, await dice(), seeds, hash),
      await checkRound(
        gameChecks.limbo,
        await recorded('limbo', gameChecks.limbo, { targetHundredths: 150 }),
        seeds,
        hash,
      ),
      await checkRound(
        gameChecks.plinko,
        await recorded('plinko', gameChecks.plinko, { rows: 16, risk: 'high' }),
        seeds,
        hash,
      ),
      await checkRound(gameChecks.sample, await recorded('sample', gameChecks.sample, {}), seeds, hash),
      ...(await Promise.all(
        ['classic-low:94', 'lines50-high:97', 'waysMany-medium:95', 'hold-low:96'].map(async (plays) => {
          const title = `demo:${plays}:ocean:LUM/jade-harbour`
          return checkRound(gameChecks.slot, await recorded('slot', gameChecks.slot, { title }), seeds, hash)
        }),
      )),
      await checkRound(
        gameChecks.keno,
        await recorded('keno', gameChecks.keno, { risk: 'low', picks: [1, 5, 40] }),
        seeds,
        hash,
      ),
      await checkRound(
        gameChecks.wheel,
        await recorded('wheel', gameChecks.wheel, { segments: 30, risk: 'medium' }),
        seeds,
        hash,
      ),
      await checkRound(
        gameChecks.hilo,
        await recorded('hilo', gameChecks.hilo, {}, [
          { type: 'card', card: 0 },
          { type: 'next', move: 2, card: 0, won: true, multiplier: 0 },
        ]),
        seeds,
        hash,
      ),
      await checkRound(
        gameChecks.tower,
        await recorded('tower', gameChecks.tower, { difficulty: 'easy' }, [
          { type: 'climb', floor: 0, tile: 1, safe: true, multiplier: 0 },
        ]),
        seeds,
        hash,
      ),
      await checkRound(
        gameChecks.flip,
        await recorded('flip', gameChecks.flip, {}, [{ type: 'flip', call: 0, side: 0, multiplier: 0 }]),
        seeds,
        hash,
      ),
      await checkRound(
        gameChecks.rps,
        await recorded('rps', gameChecks.rps, {}, [
          { type: 'throw', own: 0, other: 0, result: 'drawn', multiplier: 0 },
        ]),
        seeds,
        hash,
      ),
      await checkRound(
        gameChecks.pump,
        await recorded('pump', gameChecks.pump, { difficulty: 'hard' }, [
          { type: 'pump', held: true, multiplier: 0 },
        ]),
        seeds,
        hash,
      ),
      await checkRound(
        gameChecks.cases,
        await recorded('cases', gameChecks.cases, { difficulty: 'hard' }),
        seeds,
        hash,
      ),
      await checkRound(
        gameChecks.jacks,
        await recorded('jacks', gameChecks.jacks, {}, [{ type: 'draw', hold: 5, cards: [], hand: null }]),
        seeds,
        hash,
      ),
      await checkRound(
        gameChecks.deuces,
        await recorded('deuces', gameChecks.deuces, {}, [{ type: 'draw', hold: 0, cards: [], hand: null }]),
        seeds,
        hash,
      ),
      await checkRound(
        gameChecks.blackjack,
        await recorded('blackjack', gameChecks.blackjack, {}),
        seeds,
        hash,
      ),
      await checkRound(
        gameChecks.blackjack,
        await recorded('blackjack', gameChecks.blackjack, {
          hands: 2,
          hand: '0.50',
          pairs: '0.25',
          three: '0.25',
        }),
        seeds,
        hash,
      ),
      await checkRound(
        gameChecks.slide,
        await recorded('slide', gameChecks.slide, { targetHundredths: 150 }),
        seeds,
        hash,
      ),
      await checkRound(
        gameChecks.darts,
        await recorded('darts', gameChecks.darts, { difficulty: 'hard' }),
        seeds,
        hash,
      ),
      await checkRound(gameChecks.bingo, await recorded('bingo', gameChecks.bingo, {}), seeds, hash),
      await checkRound(gameChecks.scratch, await recorded('scratch', gameChecks.scratch, {}), seeds, hash),
      await checkRound(
        gameChecks.roulette,
        await recorded('roulette', gameChecks.roulette, twoChips('split-17-20', 'red')),
        seeds,
        hash,
      ),
      await checkRound(
        gameChecks.baccarat,
        await recorded('baccarat', gameChecks.baccarat, twoChips('banker', 'tie')),
        seeds,
        hash,
      ),
      await checkRound(
        gameChecks.sicbo,
        await recorded('sicbo', gameChecks.sicbo, twoChips('single-4', 'pair-2-5')),
        seeds,
        hash,
      ),
      await checkRound(
        gameChecks.craps,
        await recorded('craps', gameChecks.craps, twoChips('pass', 'place-6')),
        seeds,
        hash,
      ),
      await checkRound(
        gameChecks.dragontiger,
        await recorded('dragontiger', gameChecks.dragontiger, twoChips('dragon', 'tie')),
        seeds,
        hash,
      ),
      await checkRound(
        gameChecks.fantan,
        await recorded('fantan', gameChecks.fantan, twoChips('ssh-1-2-3', 'nim-1-3')),
        seeds,
        hash,
      ),
      await checkRound(
        gameChecks.prawncrab,
        await recorded('prawncrab', gameChecks.prawncrab, twoChips('fish', 'prawn-crab')),
        seeds,
        hash,
      ),
      await checkRound(
        gameChecks.xocdia,
        await recorded('xocdia', gameChecks.xocdia, twoChips('even', 'red-2')),
        seeds,
        hash,
      ),
      await checkRound(gameChecks.mines, mines, seeds, hash),
      await checkRound(gameChecks.mines, cashedOut, seeds, hash),
    ]
    for (const steps of all) expect(marks(steps)).toEqual(['right', 'stated', 'right', 'right'])
  })

  it('marks a server seed other than the committed one', async () => {
    const steps = await checkRound(
      gameChecks.dice,
      await dice(),
      seeds,
      hash.replace(/^./, (first) => (first === 'a' ? 'b' : 'a')),
    )
    expect(marks(steps)).toEqual(['wrong', 'stated', 'right', 'right'])
  })

  it('marks a result that does not follow from the seeds', async () => {
    const round = await dice()
    const steps = await checkRound(
      gameChecks.dice,
      {
        ...round,
        events: [
          { type: 'roll', rollHundredths: 1 },
          { type: 'result', won: false },
        ],
      },
      seeds,
      hash,
    )
    expect(marks(steps)[2]).toBe('wrong')
  })

  it('marks a return that is a cent too small', async () => {
    const round = await dice()
    const steps = await checkRound(gameChecks.dice, { ...round, payout: '3.99' }, seeds, hash)
    expect(marks(steps)[3]).toBe('wrong')
  })

  it('ignores the order of the fields in the record', async () => {
    const round = await dice()
    const turned = round.events.map(
      (event) => Object.fromEntries(Object.entries(event).toReversed()) as typeof event,
    )
    expect(marks(await checkRound(gameChecks.dice, { ...round, events: turned }, seeds, hash))).toEqual([
      'right',
      'stated',
      'right',
      'right',
    ])
  })

  it('recomputes the published check vector from typed seeds', async () => {
    const steps = await computeOutcome(gameChecks.limbo, { targetHundredths: 200 }, seeds)
    expect(steps[0]!.findings[1]!.value).toBe('0.5365416235')
  })

  it('checks a typed hash together with typed seeds, and refuses settings that are not offered', async () => {
    const typed = {
      serverSeed: seeds.serverSeed,
      clientSeed: seeds.clientSeed,
      nonce: '2',
      rows: '12',
      risk: 'low',
    }
    expect(marks(await seedSteps('plinko', typed))).toEqual(['stated', 'stated'])
    expect(marks(await seedSteps('plinko', { ...typed, serverSeedHash: hash }))).toEqual([
      'right',
      'stated',
      'stated',
    ])
    expect(marks(await seedSteps('plinko', { ...typed, serverSeedHash: seeds.serverSeed }))[0]).toBe('wrong')
    await expect(seedSteps('plinko', { ...typed, rows: '7' })).rejects.toThrow('studio.badRows')
  })
})
