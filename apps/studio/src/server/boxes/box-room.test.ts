// SPDX-License-Identifier: Apache-2.0
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { dealBoxes } from '../../games/blackjack/room/box-table.ts'
import { isBlackjack, totalOf, valueOf } from '../../games/blackjack/rules.ts'
import {
  driveTable,
  hasNoBlackjack,
  type BoxPlayer,
  type StateIn,
  type TableDriver,
} from '../testing/box-players.ts'
import { bet, testStudio, type TestStudio } from '../testing/test-studio.ts'

const OPEN_MS = 18_000
const DECIDE_MS = 12_000

let server: TestStudio
let table: TableDriver
beforeEach(async () => {
  server = await testStudio({ chainLength: 400 })
  table = driveTable(server)
})
afterEach(async () => {
  await table.leaveAll()
  await server.close()
})

describe('a blackjack table with others', () => {
  it('pays each hand by the cards of the round, and the money in play is that of the ledger', async () => {
    const [ann, ben] = [await table.join('ann'), await table.join('ben')]
    await table.open(ann)
    expect([(await ann.box(0)).status, (await ben.box(3)).status]).toEqual([200, 200])
    const { roundId, shoe } = await table.roundWith(ann, [0, 3], hasNoBlackjack)
    const [annBefore, benBefore] = [ann.balance(), ben.balance()]
    await ann.lay(roundId, [{ box: 0, hand: '10' }])
    await ben.lay(roundId, [{ box: 3, hand: '20', pairs: '5' }])
    expect([ann.balance(), ben.balance()]).toEqual([annBefore, benBefore])
    await table.pass(OPEN_MS)
    await table.until(ann, 'drawn')
    expect([ann.balance(), ben.balance()]).toEqual([annBefore - 10, benBefore - 25])
    const state = await table.toDecision(ann)
    if (state.phase !== 'drawn') throw new Error('over')
    const dealt = dealBoxes(shoe, [0, 3])
    expect(state.hands.map(({ cards }) => cards)).toEqual(dealt.hands.map(({ cards }) => cards))
    expect(state.dealer).toEqual([dealt.dealer[0]])
    expect((await ann.decide(roundId, state.step, 0, 'stand')).status).toBe(200)
    expect((await ben.decide(roundId, state.step, 3, 'stand')).status).toBe(200)
    const ended = await table.toEnd(ann)
    expect(ended.events[0].steps).toEqual([
      [
        { box: 0, hand: 0, move: 'stand' },
        { box: 3, hand: 0, move: 'stand' },
      ],
    ])
    const returns = { won: 2, push: 1, lost: 0, bust: 0, blackjack: 2.5 }
    const [first, second] = ended.events[0].hands
    expect(first!.cards).toEqual(dealt.hands[0]!.cards)
    await expect.poll(() => ann.balance()).toBe(annBefore - 10 + 10 * returns[first!.result])
    const [row] = await server.rows(
      `select sum(stake + raised - payout)::text as lost from studio.round where player_id = (select id from studio.player where operator_user = 'ben') and room_round_id = $1`,
      [roundId],
    )
    await expect.poll(() => benBefore - ben.balance()).toBe(Number(row!['lost']) / 1_000_000)
    expect(totalOf(ended.dealer).total).toBeGreaterThanOrEqual(17)
    expect(second!.box).toBe(3)
  })

  it('gives a box to one of two players, up to three to each, and takes bets on own boxes only', async () => {
    const [ann, ben] = [await table.join('ann'), await table.join('ben')]
    const roundId = await table.open(ann)
    const both = await Promise.all([ann.box(2), ben.box(2)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)!.body.error.code).toBe('studio.boxTaken')
    await ann.box(2, false)
    await ben.box(2, false)
    for (const box of [0, 1, 2]) expect((await ann.box(box)).status).toBe(200)
    expect((await ann.box(3)).body.error.code).toBe('studio.tooManyBoxes')
    expect((await ann.box(7)).body.error.code).toBe('studio.badBox')
    expect((await ben.lay(roundId, [{ box: 0, hand: '5' }])).body.error.code).toBe('studio.badBox')
    expect((await ben.lay(roundId, [{ box: 5, hand: '5', behind: true }])).body.error.code).toBe(
      'studio.badBox',
    )
    expect((await ann.lay(roundId, [{ box: 0, hand: '5', behind: true }])).body.error.code).toBe(
      'studio.badBox',
    )
    expect((await ben.lay(roundId, [{ box: 0, hand: '5', behind: true }])).status).toBe(200)
  })
})

describe('a box', () => {
  it('is free again when its player is gone at the end of a round, or has not bet for three', async () => {
    const [ann, ben, cid] = [await table.join('ann'), await table.join('ben'), await table.join('cid')]
    await table.open(ann)
    for (const [index, player] of [ann, ben, cid].entries()) await player.box(index)
    await cid.live.close()
    const held: boolean[][] = []
    for (let round = 1; round <= 3; round += 1) {
      const roundId = await table.open(ann)
      await ann.lay(roundId, [{ box: 0, hand: '1' }])
      await table.pass(OPEN_MS)
      await table.until(ann, 'drawn')
      await table.toEnd(ann)
      await table.pass(5_000)
      const { boxes } = await table.until(ann, 'open', (state) => state.roundId !== roundId)
      held.push(boxes.slice(0, 3).map(({ alias }) => alias !== null))
    }
    expect(held).toEqual([
      [true, true, false],
      [true, true, false],
      [true, false, false],
    ])
  })

  it('that was left before the close takes no stake, and says so; behind it nobody pays', async () => {
    const [ann, ben] = [await table.join('ann'), await table.join('ben')]
    const roundId = await table.open(ann)
    await ann.box(0)
    await ann.lay(roundId, [{ box: 0, hand: '5' }])
    await ben.lay(roundId, [{ box: 0, hand: '5', behind: true }])
    await ann.box(0, false)
    await table.pass(OPEN_MS)
    expect(await ann.live.next('boxBetRefused')).toMatchObject({ box: 0, code: 'studio.badBox' })
    expect(await ben.live.next('boxBetRefused')).toMatchObject({ box: 0, code: 'studio.boxEmpty' })
    await table.until(ann, 'open', ({ closesAt }) => closesAt > server.clock.now())
    expect([ann.balance(), ben.balance()]).toEqual([1_000, 1_000])
  })

  it('is no round of the game for one player: its calls do not reach it, and both are played beside each other', async () => {
    const ann = await table.join('ann')
    const roundId = await table.open(ann)
    await ann.box(0)
    await ann.box(1)
    await ann.lay(roundId, [
      { box: 0, hand: '5' },
      { box: 1, hand: '5' },
    ])
    await table.pass(OPEN_MS)
    await table.until(ann, 'drawn')
    const { id } = ann.own().staked[0] ?? (await ann.live.next('round')).round
    const alone = await server.launch('blackjack', 'ann')
    for (const session of [alone, ann.session])
      for (const [path, body] of [
        ['move', { step: 0, move: 1 }],
        ['cash-out', {}],
      ] as const)
        expect((await server.ask(session, 'POST', `/api/rounds/${id}/${path}`, body)).status).toBe(404)
    const single = await server.ask(alone, 'POST', '/api/bets/blackjack', bet('1', {}))
    expect(single.status).toBe(200)
    await table.toEnd(ann)
  })

  it('is not bet on with a stake above what the table takes, or above what the player has', async () => {
    const ann = await table.join('ann')
    const roundId = await table.open(ann)
    await ann.box(0)
    expect((await ann.lay(roundId, [{ box: 0, hand: '101' }])).body.error.code).toBe('studio.stakeTooLarge')
    expect((await ann.lay(roundId, [{ box: 0, hand: '0.01' }])).body.error.code).toBe('studio.stakeTooSmall')
    server.wallet.balances.set('ann', 300_000)
    expect((await ann.lay(roundId, [{ box: 0, hand: '5' }])).status).toBe(200)
    await table.pass(OPEN_MS)
    expect(await ann.live.next('boxBetRefused')).toMatchObject({ box: 0, code: 'studio.notEnoughMoney' })
    expect(ann.balance()).toBe(3)
  })
})

describe('decisions', () => {
  it('stand as made: old, double, foreign and impossible ones are refused and change nothing', async () => {
    const [ann, ben] = [await table.join('ann'), await table.join('ben')]
    await table.open(ann)
    await ann.box(0)
    await ben.box(1)
    const { roundId } = await table.roundWith(ann, [0, 1], (dealt) => {
      const cards = dealt.hands[0]!.cards
      return hasNoBlackjack(dealt) && valueOf(cards[0]!) !== valueOf(cards[1]!)
    })
    await ann.lay(roundId, [{ box: 0, hand: '10' }])
    await ben.lay(roundId, [{ box: 1, hand: '10' }])
    expect((await ann.decide(roundId, 1, 0, 'hit')).body.error.code).toBe('studio.badBox')
    await table.pass(OPEN_MS)
    await table.until(ann, 'drawn')
    expect((await ann.decide(roundId, 1, 0, 'hit')).body.error.code).toBe('studio.stepEnded')
    const { step } = (await table.toDecision(ann)) as StateIn<'drawn'>
    const code = async (answer: ReturnType<BoxPlayer['decide']>) => (await answer).body.error.code
    expect(await code(ben.decide(roundId, step, 0, 'hit'))).toBe('studio.badBox')
    expect(await code(ann.decide(roundId, step - 1, 0, 'hit'))).toBe('studio.stepEnded')
    expect(await code(ann.decide(roundId, step + 1, 0, 'hit'))).toBe('studio.stepEnded')
    expect(await code(ann.decide(roundId, step, 0, 'split'))).toBe('studio.badMove')
    expect(await code(ann.decide(roundId, step, 0, 'insure'))).toBe('studio.badMove')
    expect(await code(ann.decide(roundId, step, 0, 'hit', 1))).toBe('studio.badMove')
    const pressed = await Promise.all([
      ann.decide(roundId, step, 0, 'stand'),
      ann.decide(roundId, step, 0, 'hit'),
    ])
    expect(pressed.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await code(ann.decide(roundId, step, 0, 'stand'))).toBe('studio.alreadyDecided')
    await table.pass(DECIDE_MS)
    expect(await code(ben.decide(roundId, step, 1, 'hit'))).toBe('studio.stepEnded')
    await table.toEnd(ann)
  })

  it('double with a further stake: it is won or lost with the hand, and behind it follows if that was chosen', async () => {
    const [ann, ben, cid] = [await table.join('ann'), await table.join('ben'), await table.join('cid')]
    await table.open(ann)
    await ann.box(0)
    const { roundId } = await table.roundWith(ann, [0], hasNoBlackjack)
    const before = [ann, ben, cid].map(({ balance }) => balance())
    await ann.lay(roundId, [{ box: 0, hand: '10' }])
    await ben.lay(roundId, [{ box: 0, hand: '4', behind: true, follow: true }])
    await cid.lay(roundId, [{ box: 0, hand: '4', behind: true }])
    await table.pass(OPEN_MS)
    await table.until(ann, 'drawn')
    const { step } = (await table.toDecision(ann)) as StateIn<'drawn'>
    expect((await ann.decide(roundId, step, 0, 'double')).status).toBe(200)
    expect([ann, ben, cid].map(({ balance }, index) => before[index]! - balance())).toEqual([20, 4, 4])
    // Nobody sees what was decided before the step has ended, nor whether a stake was taken for it.
    const seen = () =>
      ben.live.messages.flatMap((message) =>
        message.type === 'boxState' && message.state.phase === 'drawn' && message.state.stage === 'deciding'
          ? [message.state.hands]
          : [],
      )
    await expect
      .poll(seen)
      .toEqual([
        [expect.objectContaining({ decided: false, stakes: 1 })],
        [expect.objectContaining({ decided: true, stakes: 1 })],
      ])
    expect(JSON.stringify(ben.live.messages)).not.toContain('"move":')
    await table.until(ann, 'drawn', ({ stage }) => stage === 'raising' || stage === 'drawing')
    await table.until(ann, 'drawn', ({ stage }) => stage === 'drawing')
    const ended = await table.toEnd(ann)
    const [hand] = ended.events[0].hands
    expect(hand).toMatchObject({ stakes: 2, split: false })
    const times = { won: 2, push: 1, lost: 0, bust: 0, blackjack: 0 }[hand!.result]
    await expect
      .poll(() => [ann, ben, cid].map(({ balance }, index) => balance() - before[index]!))
      .toEqual([20 * (times - 1), 8 * (times - 1), 4 * (times - 1)])
  })

  it('split a pair: two hands, each with its own decisions', async () => {
    const [ann, ben] = [await table.join('ann'), await table.join('ben')]
    await table.open(ann)
    await ann.box(0)
    const { roundId } = await table.roundWith(ann, [0], (dealt) => {
      const [first, second] = dealt.hands[0]!.cards
      return hasNoBlackjack(dealt) && valueOf(first!) === valueOf(second!) && valueOf(first!) !== 1
    })
    const before = [ann.balance(), ben.balance()]
    await ann.lay(roundId, [{ box: 0, hand: '10' }])
    await ben.lay(roundId, [{ box: 0, hand: '10', behind: true }])
    await table.pass(OPEN_MS)
    await table.until(ann, 'drawn')
    const { step } = (await table.toDecision(ann)) as StateIn<'drawn'>
    expect((await ann.decide(roundId, step, 0, 'split')).status).toBe(200)
    await table.until(ann, 'drawn', ({ stage }) => stage === 'drawing')
    const ended = await table.toEnd(ann)
    const hands = ended.events[0].hands
    expect(hands.map(({ box, hand, split }) => [box, hand, split])).toEqual([
      [0, 0, true],
      [0, 1, true],
    ])
    const returned = hands.map(({ result }) => ({ won: 2, push: 1, lost: 0, bust: 0, blackjack: 0 })[result])
    // Without following, the bet behind stays on the first hand.
    await expect
      .poll(() => [ann.balance() - before[0]!, ben.balance() - before[1]!])
      .toEqual([10 * (returned[0]! + returned[1]! - 2), 10 * (returned[0]! - 1)])
  })

  it('insure half the stake when the dealer has an ace, and pay it two to one', async () => {
    const ann = await table.join('ann')
    await table.open(ann)
    await ann.box(0)
    const { roundId } = await table.roundWith(
      ann,
      [0],
      ({ dealer, hands }) =>
        valueOf(dealer[0]!) === 1 && isBlackjack(dealer) && !isBlackjack(hands[0]!.cards),
    )
    const before = ann.balance()
    await ann.lay(roundId, [{ box: 0, hand: '10' }])
    await table.pass(OPEN_MS)
    await table.until(ann, 'drawn')
    const asked = (await table.toDecision(ann)) as StateIn<'drawn'>
    expect(asked).toMatchObject({ stage: 'insurance', hands: [{ moves: ['insure', 'decline'] }] })
    expect((await ann.decide(roundId, asked.step, 0, 'insure')).status).toBe(200)
    expect(before - ann.balance()).toBe(15)
    const ended = await table.toEnd(ann)
    expect(ended.events[0]).toMatchObject({ hands: [{ result: 'lost' }], steps: [] })
    await expect.poll(() => ann.balance()).toBe(before)
  })
})
