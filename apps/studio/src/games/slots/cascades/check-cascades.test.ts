// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths } from '@tessera/rules/money'
import { describe, expect, it } from 'vitest'
import { checkRound } from '../../../client/verify/check-seeds.ts'
import { seedSteps } from '../../../client/verify/manual-steps.ts'
import { commitment, drawFloats, type Seeds } from '../../../fair/seeds.ts'
import type { RoundOf } from '../../../protocol.ts'
import { writeMoney } from '../../../runtime/money.ts'
import { slotCheck } from '../check.ts'
import { storyOfEvents } from '../story.ts'
import { drawCascadeEvents } from './cascade-story.ts'
import { cascadeTitles, type CascadeTitle } from './titles/index.ts'

const seeds: Seeds = {
  serverSeed: 'c5e7146c5863d7d647c93ffe7d4ec13fffbb7311108fab0c067d97bcc2b32d55',
  clientSeed: 'LuckyClientSeed777',
  nonce: 0,
}
const hash = await commitment(seeds.serverSeed)
const marks = (steps: readonly { mark: string }[]) => steps.map((step) => step.mark)
const named = cascadeTitles.map((title) => [title.name, title] as const)

/** A round as the server records it; `nonce` chooses another outcome. */
async function recorded(
  { code, rules }: CascadeTitle,
  nonce: number,
  bought: boolean,
): Promise<RoundOf<'slot'>> {
  const events = await drawCascadeEvents(rules, bought, (count) => drawFloats({ ...seeds, nonce }, count))
  const story = storyOfEvents(events, events.length, { amount: 200_000_000n, unit: 10_000n })
  const { serverSeed, clientSeed } = seeds
  return {
    id: 'round',
    game: 'slot',
    state: 'settled',
    currency: 'USD',
    stake: '200.00',
    parameters: { title: code, ...(bought && { buy: true }) },
    events: story.events,
    multiplier: story.multiplier,
    payout: writeMoney(amountOfMillionths(story.payout), 2),
    startedAt: 1,
    endedAt: 2,
    fairness: { kind: 'seeds', serverSeedHash: hash, clientSeed, nonce, serverSeed },
  }
}
const check = (round: RoundOf<'slot'>, nonce: number) =>
  checkRound(slotCheck, round, { ...seeds, nonce }, hash)

describe('the verifier of a slot with cascades', () => {
  it.each(named)(
    'finds everything right in honest rounds, and a changed one wrong: %s',
    async (_name, title) => {
      for (const [nonce, bought] of [
        [0, false],
        [1, false],
        [2, true],
      ] as const) {
        const round = await recorded(title, nonce, bought)
        expect(marks(await check(round, nonce))).toEqual(['right', 'stated', 'right', 'right'])
        const [first, ...others] = round.events
        const [tumble, ...tumbles] = first!.tumbles!
        const board = tumble!.board.slice(1) + tumble!.board[0]!
        const moved = { ...first!, tumbles: [{ ...tumble!, board }, ...tumbles] }
        expect(marks(await check({ ...round, events: [moved, ...others] }, nonce))[2]).toBe('wrong')
        expect(marks(await check({ ...round, multiplier: round.multiplier + 1 }, nonce))[3]).toBe('wrong')
      }
    },
  )

  it.each(named)('does not take a bought round for a played one: %s', async (_name, title) => {
    const round = await recorded(title, 3, true)
    expect(marks(await check({ ...round, parameters: { title: title.code } }, 3))[2]).toBe('wrong')
  })

  it('names every board of a round, and computes one from typed seeds', async () => {
    const typed = { serverSeed: seeds.serverSeed, clientSeed: seeds.clientSeed, nonce: '1' }
    for (const buy of ['no', 'yes'])
      expect(marks(await seedSteps('slot', { ...typed, title: 'prism_quarry', buy }))).toEqual([
        'stated',
        'stated',
      ])
    const round = await recorded(cascadeTitles[0]!, 4, true)
    const floats = await drawFloats({ ...seeds, nonce: 4 }, slotCheck.floats(round.parameters))
    expect(slotCheck.outcome(round.parameters, floats)).toHaveLength(round.events.length)
    await expect(seedSteps('slot', { ...typed, title: 'lantern_tide', buy: 'yes' })).rejects.toThrow(
      'no bonus',
    )
  })
})
