// SPDX-License-Identifier: Apache-2.0
import type { GameCode, RoundView, VerifyTableView, VerifyView } from '../../protocol.ts'
import type { VerifyRoomView } from '../../room-protocol.ts'
import { createAsk } from '../../runtime/server/calls.ts'
import { replaySection } from './replay-section.ts'
import { viewOfRound, viewOfTableRound } from './round-view.ts'
import { isChipRound, seedsOfRoom } from './check-room.ts'
import { saveSection } from './offline/save-section.ts'

const ask = createAsk()

const fetchTable = async (id: string) =>
  (await ask<VerifyTableView | VerifyRoomView>('GET', `/api/verify/table/${encodeURIComponent(id)}`)).round

/** Where a round of the live table crashed; 0 for any other, which no table displays. */
const pointOf = async (id: string): Promise<number> => {
  const round = await fetchTable(id)
  return 'room' in round ? 0 : round.pointHundredths
}

/** The record of a blackjack table; undefined for every other. */
const tableOf = async (id: string) => {
  const round = await fetchTable(id)
  return 'room' in round && !isChipRound(round) ? round : undefined
}

/** Fetches the public data of a round and checks it. Throws Refused and Unanswered. */
export async function showRound(
  id: string,
): Promise<{ readonly view: HTMLElement; readonly round: RoundView }> {
  const { round } = await ask<VerifyView>('GET', `/api/verify/rounds/${encodeURIComponent(id)}`)
  const replay = replaySection(round)
  const view = await viewOfRound(round, {
    more: [...(replay ? [replay] : []), saveSection({ record: { round }, fileName: `round-${round.id}` })],
    pointOf,
    tableOf,
  })
  return { round, view }
}

/** Fetches a round of a live table and checks it; with what the form by hand begins with. */
export async function showTableRound(id: string): Promise<{
  readonly view: HTMLElement
  readonly start: { game: GameCode; values: Record<string, string> }
}> {
  const round = await fetchTable(id)
  return { view: await viewOfTableRound(round), start: await startOf(round) }
}

async function startOf(
  round: Awaited<ReturnType<typeof fetchTable>>,
): Promise<{ game: GameCode; values: Record<string, string> }> {
  const { hash, chain } = round
  if (!('room' in round)) return { game: 'crash', values: {} }
  const { serverSeed, clientSeed, nonce } = await seedsOfRoom({ hash, salt: chain.salt })
  return { game: round.room.game, values: { serverSeed, clientSeed, nonce: String(nonce) } }
}
