// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { checkRound } from '../../client/verify/check-seeds.ts'
import { seedSteps } from '../../client/verify/manual-steps.ts'
import { commitment, drawFloats, type Seeds } from '../../fair/seeds.ts'
import type { RoundOf } from '../../protocol.ts'
import { writeMoney } from '../../runtime/money.ts'
import { amountOfMillionths } from '@tessera/rules/money'
import { slotCheck } from './check.ts'
import { bringsFreeSpins, buildEvents, floatsOfRound, storyOfEvents } from './story.ts'
import { slotTitleOf, slotTitles, type SlotTitle } from './titles/index.ts'

const seeds: Seeds = {
  serverSeed: 'c5e7146c5863d7d647c93ffe7d4ec13fffbb7311108fab0c067d97bcc2b32d55',
  clientSeed: 'LuckyClientSeed777',
  nonce: 0,
}
const hash = await commitment(seeds.serverSeed)
const marks = (steps: readonly { mark: string }[]) => steps.map((step) => step.mark)

/** A round as the server records it; `nonce` chooses another outcome. */
async function recorded({ code, rules }: SlotTitle, nonce: number): Promise<RoundOf<'slot'>> {
  const events = buildEvents(rules, await drawFloats({ ...seeds, nonce }, floatsOfRound(rules)))
  const story = storyOfEvents(events, events.length, { amount: 2_000_000n, unit: 10_000n })
  const { serverSeed, clientSeed } = seeds
  return {
    id: 'round',
    game: 'slot',
    state: 'settled',
    currency: 'USD',
    stake: '2.00',
    parameters: { title: code },
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

describe('the verifier of a slot', () => {
  it.each(slotTitles.map((title) => [title.name, title] as const))(
    'finds everything right in honest rounds, and a changed one wrong: %s',
    async (_name, title) => {
      for (const nonce of [0, 1, 2, 3]) {
        const round = await recorded(title, nonce)
        expect(marks(await check(round, nonce))).toEqual(['right', 'stated', 'right', 'right'])
        const [first, ...others] = round.events
        const moved = { ...first!, stops: first!.stops.map((stop) => stop + 1) }
        expect(marks(await check({ ...round, events: [moved, ...others] }, nonce))[2]).toBe('wrong')
        expect(marks(await check({ ...round, multiplier: round.multiplier + 1 }, nonce))[3]).toBe('wrong')
      }
    },
  )

  it.each(['lantern_tide', 'cinder_vault'])(
    'recomputes the free spins or respins of a round: %s',
    async (code) => {
      const title = slotTitleOf(code)!
      let nonce = 0
      while (!bringsFreeSpins(title.rules, await drawFloats({ ...seeds, nonce }, 5))) nonce += 1
      const round = await recorded(title, nonce)
      expect(round.events.length).toBeGreaterThan(3)
      expect(marks(await check(round, nonce))).toEqual(['right', 'stated', 'right', 'right'])
      const outcome = slotCheck.outcome(
        round.parameters,
        await drawFloats({ ...seeds, nonce }, slotCheck.floats(round.parameters)),
      )
      expect(outcome).toHaveLength(round.events.length)
    },
  )

  it.each(['frostbound_oath', 'clockwork_caravan'])(
    'recomputes wild reels from spin to spin, and finds one that was moved: %s',
    async (code) => {
      const title = slotTitleOf(code)!
      let nonce = 0
      let round = await recorded(title, nonce)
      while (round.events.slice(1).every(({ wildReels = [] }) => wildReels.length === 0))
        round = await recorded(title, (nonce += 1))
      expect(marks(await check(round, nonce))).toEqual(['right', 'stated', 'right', 'right'])
      const events = round.events.map((event) => ({
        ...event,
        wildReels: event.spin > 0 ? [1, 2] : event.wildReels,
      }))
      expect(marks(await check({ ...round, events }, nonce))[2]).toBe('wrong')
    },
  )

  it("recomputes a pick bonus with the player's own order, and finds a prize that was changed", async () => {
    const title = slotTitleOf('saltwind_cache')!
    const drawn = (nonce: number) => drawFloats({ ...seeds, nonce }, floatsOfRound(title.rules))
    let nonce = 0
    const longEnough = async () =>
      bringsFreeSpins(title.rules, await drawn(nonce)) &&
      buildEvents(title.rules, await drawn(nonce)).length > 3
    while (!(await longEnough())) nonce += 1
    const plain = await recorded(title, nonce)
    const story = storyOfEvents(buildEvents(title.rules, await drawn(nonce), [7, 3]), 99, {
      amount: 2_000_000n,
      unit: 10_000n,
    })
    const { events, multiplier } = story
    const payout = writeMoney(amountOfMillionths(story.payout), 2)
    const round = { ...plain, events, multiplier, payout }
    expect(round.events[1]?.cell).toBe(7)
    expect(marks(await check(round, nonce))).toEqual(['right', 'stated', 'right', 'right'])
    const changed = events.map((event) => (event.cell === 7 ? { ...event, multiplier: 100_000_000 } : event))
    expect(marks(await check({ ...round, events: changed }, nonce))[2]).toBe('wrong')
    expect(slotCheck.pays(round.parameters, await drawn(nonce))).toBeUndefined()
    expect(slotCheck.outcome(round.parameters, await drawn(nonce)).at(-1)?.value).toContain('×')
  })

  it('computes a round from typed seeds, and refuses a title that does not exist', async () => {
    const typed = { serverSeed: seeds.serverSeed, clientSeed: seeds.clientSeed, nonce: '1' }
    expect(marks(await seedSteps('slot', { ...typed, title: 'storm_reach' }))).toEqual(['stated', 'stated'])
    await expect(seedSteps('slot', { ...typed, title: 'nothing' })).rejects.toThrow('no slot')
  })
})
