// SPDX-License-Identifier: Apache-2.0
import { messageOf } from '@tessera/contract/client/failure'
import { reloadQueries } from '@tessera/contract/client/reload-queries'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import { useCallback, useMemo } from 'react'
import { call } from '../../../shared/api/call.ts'
import { queryClient } from '../../../shared/api/query-client.ts'
import { useCallQuery } from '../../../shared/api/use-call-query.ts'
import { useMemberGate } from '../../../shared/session/gate.ts'
import { useSession } from '../../../shared/session/session.ts'
import { t } from '../../../shared/texts/texts.ts'
import type { Game } from '../game-types.ts'
import { toggleFavourite } from '../state/favourites.ts'

export interface Hearts {
  has: (nodeId: number) => boolean
  toggle: (game: Game) => void
}

const idsKey = ['catalogue.favouriteIds', {}]
const none: readonly number[] = []

/** The member's favourites, and the press of a heart; a visitor is asked to log in. */
export function useHearts(): Hearts {
  const member = useSession() === 'member'
  const { data } = useCallQuery('catalogue.favouriteIds', {}, { member: true, staleTimeMs: 60_000 })
  const gate = useMemberGate()
  const ids = useMemo(() => new Set(member ? data : none), [member, data])
  const toggle = useCallback(
    (game: Game) =>
      gate(
        () => void press(game),
        () => void mark(game),
      ),
    [gate],
  )
  return useMemo(() => ({ has: (nodeId) => ids.has(nodeId), toggle }), [ids, toggle])
}

/** A visitor's press, once they are in: it marks the game, whether or not they had done so before. */
async function mark({ nodeId, vassalage: vendor, gameType }: Game): Promise<void> {
  try {
    await call('catalogue.addFavourite', { nodeId, vendor, gameType })
    await reloadQueries(queryClient, { queryKey: idsKey })
  } catch (error) {
    showToast(messageOf(error, t('common.error.unknown')), 'bad')
  }
}

/** The heart changes at once; if the platform refuses, it changes back. */
async function press({ nodeId, vassalage: vendor, gameType }: Game): Promise<void> {
  const write = (change: (ids: readonly number[]) => readonly number[]): void =>
    void queryClient.setQueryData<readonly number[]>(idsKey, (ids = none) => change(ids))
  await queryClient.cancelQueries({ queryKey: idsKey })
  const before = queryClient.getQueryData<readonly number[]>(idsKey)
  const adds = !before?.includes(nodeId)
  write((ids) => toggleFavourite(ids, nodeId))
  try {
    await call(adds ? 'catalogue.addFavourite' : 'catalogue.removeFavourite', {
      nodeId,
      vendor,
      gameType,
    })
    // Only this one is known if the others were still on their way.
    if (!before) await reloadQueries(queryClient, { queryKey: idsKey })
    // An open list of favourites stays as it is, so that a mistake can be undone: it reloads when it is next
    // opened.
    void queryClient.invalidateQueries({ queryKey: ['catalogue.favourites'], refetchType: 'none' })
  } catch (error) {
    write((ids) => (ids.includes(nodeId) === adds ? toggleFavourite(ids, nodeId) : ids))
    showToast(messageOf(error, t('common.error.unknown')), 'bad')
  }
}
