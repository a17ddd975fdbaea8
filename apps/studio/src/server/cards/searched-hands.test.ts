// SPDX-License-Identifier: Apache-2.0
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { HandDealView } from '../../card-protocol/hand-deal-view.ts'
import { outcomeHash } from '../../fair/chain.ts'
import { driveCards } from '../testing/card-players.ts'
import { testStudio, type TestStudio } from '../testing/test-studio.ts'
import { dealDeck } from './deal-deck.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const DECK = 52

let server: TestStudio
let leave: () => Promise<unknown>
beforeEach(async () => {
  server = await testStudio({ chainLength: 50 }, { metrics: { host: '127.0.0.1', port: 0 }, accessLog: true })
})
afterEach(async () => {
  await leave()
  await server.close()
})

/** Every row of every table of the studio, as an operator with the database reads it. */
async function everyRow(): Promise<string> {
  const tables = await server.rows(`select relname from pg_class where relkind in ('r', 'p')
    and relnamespace = 'studio'::regnamespace and not relispartition order by 1`)
  const texts: string[] = []
  for (const { relname } of tables) {
    const rows = await server.rows(`select row_to_json(t)::text as row from studio."${String(relname)}" t`)
    texts.push(...rows.map(({ row }) => String(row)))
  }
  return texts.join('\n')
}

const metrics = async (): Promise<string> =>
  (await fetch(`http://127.0.0.1:${server.studio.metricsPort}/metrics`)).text()

/** Two cards as any message, line or row would write them, in both orders. */
const written = ([one, two]: readonly number[]): RegExp =>
  new RegExp(`\\[\\s*(${one},\\s*${two}|${two},\\s*${one})\\s*\\]`)

/** A hand of ann and ben to its last card, which ben folds; eve looks on. What could be read of it while it was on. */
async function foldedHand() {
  const room = driveCards(server, 'holdem')
  leave = room.leaveAll
  const [ann, ben, eve] = [await room.join('ann'), await room.join('ben'), await room.join('eve')]
  await room.sit(ann, 0, '50')
  await room.sit(ben, 4, '50')
  await room.until(() => [ann, ben].every((player) => player.view().hand !== null))
  const { handId } = ann.view().deal!
  const [ofAnn, ofBen] = [ann, ben].map((player) => player.view().chairs[player.view().own!]!.inHand!.cards!)
  const answers: string[] = []
  const readable: string[] = []
  while (ann.view().hand?.id === handId) {
    const actor = [ann, ben].find((player) => player.view().hand?.options)
    if (!actor) {
      await room.until(() => [ann, ben].some((player) => player.view().hand?.options !== null))
      continue
    }
    const { turn, options, street } = actor.view().hand!
    readable.push(await everyRow(), await metrics())
    const type = street === 'river' && actor === ben ? 'fold' : options!.check ? 'check' : 'call'
    answers.push((await actor.moveAt(turn, { type, handId })).text)
    await room.until(() => actor.view().hand?.turn !== turn)
  }
  const texts = (player: typeof ann) => JSON.stringify(player.live.messages)
  const sent = { ann: texts(ann), ben: texts(ben), eve: texts(eve) }
  return { ann, handId, ofAnn: ofAnn!, ofBen: ofBen!, sent, readable: [...readable, ...answers] }
}

/** The proof of a hand, as one of those who were dealt in reads it. */
async function proofOf(session: string, handId: string): Promise<HandDealView> {
  return JSON.parse(
    (await server.ask(session, 'GET', `/api/cards/hands/${handId}/deal`)).text,
  ) as HandDealView
}

describe('whoever searches a hand that ends with a fold', () => {
  it('finds the cards of others in no message, answer, log line, metric or row', async () => {
    const { ofAnn, ofBen, sent, readable } = await foldedHand()
    // The search finds what is there.
    expect(sent.ann).toMatch(written(ofAnn))
    expect(sent.ben).toMatch(written(ofBen))
    const elsewhere = [...readable, server.logged.join('\n'), await metrics()]
    for (const text of [sent.ben, sent.eve, ...elsewhere]) expect(text).not.toMatch(written(ofAnn))
    for (const text of [sent.ann, sent.eve, ...elsewhere]) expect(text).not.toMatch(written(ofBen))
  })

  it('finds nothing from which its deck follows, before a day is over', async () => {
    const { ann, handId, sent, readable } = await foldedHand()
    const early = await proofOf(ann.session, handId)
    const before = [
      ...Object.values(sent),
      ...readable,
      server.logged.join('\n'),
      await everyRow(),
      await metrics(),
    ]

    server.clock.advance(DAY_MS)
    const proof = await proofOf(await server.launch('cards_holdem' as 'dice', 'ann'), handId)
    const outcome = await outcomeHash({ hash: proof.link!, salt: proof.salt })
    const seeds = proof.seeds.map(({ seed }) => seed)
    const dealt = dealDeck({ link: proof, size: DECK, outcome, seeds })
    expect(dealt.root).toBe(proof.root)
    const seen = new Set(early.opened.map(({ secret }) => secret))
    const secrets = dealt.deck.map((_, position) => dealt.open(position).secret)
    const hidden = [proof.link!, outcome, ...secrets.filter((secret) => !seen.has(secret))]
    // Ann has seen her two cards and the five of the board.
    expect(hidden).toHaveLength(2 + DECK - 7)
    for (const text of [...before, JSON.stringify(early)])
      expect(hidden.filter((secret) => text.includes(secret))).toEqual([])
    // And their own secrets reach nobody but those who have seen the cards.
    expect([...seen].filter((secret) => sent.eve.includes(secret))).toEqual([])
  })
})
