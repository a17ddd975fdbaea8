// SPDX-License-Identifier: Apache-2.0
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { CardProof } from '../../../card-protocol/card-proof.ts'
import type { HandDealView } from '../../../card-protocol/hand-deal-view.ts'
import { checkCardHand } from '../../../client/verify/cards/check-card-hand.ts'
import { readProof } from '../../../client/verify/cards/read-proof.ts'
import { driveCards, type CardPlayer } from '../../testing/card-players.ts'
import { testStudio, type TestStudio } from '../../testing/test-studio.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const HASH = 'f'.repeat(64)

let server: TestStudio
let leave: () => Promise<unknown>
beforeEach(async () => {
  server = await testStudio({ chainLength: 50 })
})
afterEach(async () => {
  await leave()
  await server.close()
})

const askDeal = (session: string, id: string) => server.ask(session, 'GET', `/api/cards/hands/${id}/deal`)

/** The marks of the check of a proof, read from a text as the saved file reads it. */
async function marksOf(proof: object): Promise<string[]> {
  const read = readProof(JSON.stringify(proof))
  return read ? (await checkCardHand(read)).map(({ mark }) => mark) : ['unreadable']
}

/** A hand of two that is checked and called to its end, with what ann's page was sent and what she is answered. */
async function playedHand() {
  const room = driveCards(server, 'holdem')
  leave = room.leaveAll
  const [ann, ben, eve] = [await room.join('ann'), await room.join('ben'), await room.join('eve')]
  await room.sit(ann, 0, '50')
  await room.sit(ben, 4, '50')
  await room.until(() => [ann, ben].every((player) => player.view().hand !== null))
  const announced = ann.view().deal!
  const own = ann.view().chairs[0]!.inHand!.cards!
  while (ann.view().hand) {
    const actor = [ann, ben].find((player) => player.view().hand?.options)
    if (actor) {
      const { id, turn, options } = actor.view().hand!
      await actor.moveAt(turn, { type: options!.check ? 'check' : 'call', handId: id })
      await room.until(() => actor.view().hand?.turn !== turn)
    } else await room.until(() => [ann, ben].some((player) => player.view().hand?.options !== null))
  }
  const hand = JSON.parse((await askDeal(ann.session, announced.handId)).text) as HandDealView
  return { ann, ben, eve, announced, own, hand }
}

describe('a hand of hold’em', () => {
  it('is verified by those who were in it, and after a day with its whole deck', async () => {
    const { ann, ben, eve, announced, own, hand } = await playedHand()
    expect(hand.link).toBeNull()
    expect(hand.opened.map(({ card }) => card)).toEqual(expect.arrayContaining([...own]))
    expect(await marksOf({ hand, announced })).toEqual(['right', 'right', 'right', 'right', 'stated'])
    const ofBen = JSON.parse((await askDeal(ben.session, hand.handId)).text) as HandDealView
    expect(await marksOf({ hand: ofBen, announced })).not.toContain('wrong')
    expect((await askDeal(eve.session, hand.handId)).status).toBe(404)

    server.clock.advance(DAY_MS)
    const session = await server.launch('cards_holdem' as 'dice', 'ann')
    const later = JSON.parse((await askDeal(session, hand.handId)).text) as HandDealView
    expect(later.link).toMatch(/^[0-9a-f]{64}$/)
    expect(later.opened).toEqual(hand.opened)
    const marks = ['right', 'right', 'right', 'right', 'right', 'stated', 'right']
    expect(await marksOf({ hand: later, announced })).toEqual(marks)
    // The answer alone, as it is pasted.
    expect(await marksOf(later)).toEqual(['stated', ...marks.slice(1)])
    const other = await server.launch('cards_holdem' as 'dice', 'eve')
    expect((await askDeal(other, hand.handId)).status).toBe(404)
    expect(ann.user).toBe('ann')
    await expectRefused({ hand: later, announced })
  })

  it('fails with any card, secret, seed or commitment changed, also before its link is known', async () => {
    const { announced, hand } = await playedHand()
    await expectRefused({ hand, announced })
    for (const deal of [
      { ...announced, root: HASH },
      { ...announced, position: announced.position + 1 },
      { ...announced, terminalHash: HASH },
      { ...announced, seeds: [...announced.seeds].toReversed() },
    ])
      expect(await marksOf({ hand, announced: deal })).toContain('wrong')
  })
})

/** Every change of a proof fails in a step of its own kind, or cannot be read. */
async function expectRefused({ hand, announced }: CardProof & { announced: object }): Promise<void> {
  const [first, second, ...rest] = hand.opened
  const opened = (change: object) => ({ ...hand, opened: [{ ...first!, ...change }, second!, ...rest] })
  const [one, two, ...others] = hand.commitments
  const [seed, ...seeds] = hand.seeds
  const changed: HandDealView[] = [
    opened({ card: (first!.card + 1) % hand.commitments.length }),
    opened({ secret: HASH }),
    opened({ index: (first!.index + 1) % hand.commitments.length }),
    opened({ position: (first!.position + 1) % hand.commitments.length }),
    opened(second!),
    { ...hand, commitments: [HASH, two!, ...others] },
    { ...hand, commitments: [two!, one!, ...others] },
    { ...hand, commitments: [two!, ...others] },
    { ...hand, seeds: [{ ...seed!, seed: 'another seed' }, ...seeds] },
    { ...hand, seeds: [...seeds, seed!] },
    { ...hand, root: HASH },
    { ...hand, position: hand.position + 1 },
    { ...hand, terminalHash: HASH },
    ...(hand.link === null
      ? []
      : [
          { ...hand, link: HASH },
          { ...hand, salt: 'another' },
        ]),
  ]
  for (const other of changed) {
    // Also where the page was not open when the hand was dealt.
    expect(await marksOf({ hand: other })).toContain('wrong')
    expect(await marksOf({ hand: other, announced })).toContain('wrong')
  }
  expect(await marksOf({ hand: { ...hand, commitments: ['short', ...others] } })).toEqual(['unreadable'])
  expect(await marksOf({ hand: { ...hand, game: 'constructor' } })).toEqual(['unreadable'])
}

/** All sit down with what they may bring at most, and a game begins. */
async function begin(
  {
    sit,
    until,
    pass,
  }: Pick<ReturnType<typeof driveCards>, 'until' | 'pass'> & {
    sit: (player: never, chair: number, buyIn: string) => Promise<{ status: number; text: string }>
  },
  players: readonly CardPlayer<'rummy'>[],
): Promise<void> {
  for (const [chair, player] of players.entries()) {
    const sat = await sit(player as never, chair, player.view().mostBuyIn)
    expect(sat.status, sat.text).toBe(200)
  }
  await until(async () => {
    await pass(1_000)
    return players.every((player) => player.view().round !== null)
  })
}

describe('a game that opens at its end', () => {
  it('of rummy is verified with both orders of its two decks', async () => {
    const room = driveCards(server, 'rummy')
    leave = room.leaveAll
    const players = [await room.join('ann'), await room.join('ben')]
    await begin(room, players)
    const { deal, round } = players[0]!.view()
    const actor = players.find((player) => player.view().own === round!.chairs[round!.turn])!
    const dropped = await actor.moveAt(round!.version, { type: 'drop', handId: round!.id })
    expect(dropped.status, dropped.text).toBe(200)
    const hand = await expectWhole(players[1]!.session, deal!)
    expect(hand.commitments).toHaveLength(212)
  })
})

/** The proof has its link, and everything in it is right. */
async function expectWhole(session: string, announced: NonNullable<CardProof['announced']>) {
  const hand = JSON.parse((await askDeal(session, announced.handId)).text) as HandDealView
  expect(hand.link).not.toBeNull()
  expect(await marksOf({ hand, announced })).toEqual([
    'right',
    'right',
    'right',
    'right',
    'right',
    'stated',
    'right',
  ])
  return hand
}
