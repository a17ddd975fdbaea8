// SPDX-License-Identifier: Apache-2.0
import type { RoundView, VerifyTableView, VerifyView } from '../../protocol.ts'
import { createAsk } from '../../runtime/server/calls.ts'
import { replaySection } from './replay-section.ts'
import { viewOfRound, viewOfTableRound } from './round-view.ts'
import { saveSection } from './offline/save-section.ts'

const ask = createAsk()

const fetchTable = async (id: string) =>
  (await ask<VerifyTableView>('GET', `/api/verify/table/${encodeURIComponent(id)}`)).round

/** Fetches the public data of a round and checks it. Throws Refused and Unanswered. */
export async function showRound(
  id: string,
): Promise<{ readonly view: HTMLElement; readonly round: RoundView }> {
  const { round } = await ask<VerifyView>('GET', `/api/verify/rounds/${encodeURIComponent(id)}`)
  const replay = replaySection(round)
  const view = await viewOfRound(round, {
    more: [...(replay ? [replay] : []), saveSection(round)],
    pointOf: async (table) => (await fetchTable(table)).pointHundredths,
  })
  return { round, view }
}

/** Fetches a round of the live table and checks it. */
export const showTableRound = async (id: string): Promise<HTMLElement> =>
  viewOfTableRound(await fetchTable(id))
