// SPDX-License-Identifier: Apache-2.0
import { takeAnswer, type ListAnswer, type LobbyList } from './lobby-list.ts'

/** A list that has grown page by page, and the state that the platform sent with its first page, if any. */
export interface GrownList<Item> {
  list: LobbyList<Item>
  state: string | undefined
}
export interface SentPage<Item> {
  answer: ListAnswer<Item>
  state: string | undefined
}

/**
 * Checks whether a stored list is still up to date: loads its first page and, if that has another state, all
 * other visible pages. What has not changed stays the same object; a failure changes nothing.
 */
export async function refetchList<Item extends { nodeId: number }>(
  grown: GrownList<Item>,
  fetchPage: (pageNo: number) => Promise<SentPage<Item>>,
): Promise<GrownList<Item>> {
  const first = await fetchPage(1)
  if (isSame(grown, first)) return grown
  const pages = Math.min(grown.list.pageNo, first.answer.totalPages)
  const others = await Promise.all(
    Array.from({ length: Math.max(0, pages - 1) }, (_, index) => fetchPage(index + 2)),
  )
  const { asyncListTypeOfLobby } = grown.list
  const refetched = others.reduce(
    (list, { answer }) => takeAnswer(list, answer, asyncListTypeOfLobby, 'append'),
    takeAnswer(grown.list, first.answer, asyncListTypeOfLobby, 'replace'),
  )
  return { list: refetched, state: first.state }
}

/** By the state that the platform sends; without one, by the games themselves. */
function isSame<Item extends { nodeId: number }>(
  { list, state }: GrownList<Item>,
  { answer, state: now }: SentPage<Item>,
): boolean {
  if (state !== undefined && now !== undefined) return state === now
  return (
    list.totalCount === answer.totalCount &&
    answer.games.every(({ nodeId }, index) => list.asyncList[index]?.nodeId === nodeId)
  )
}
