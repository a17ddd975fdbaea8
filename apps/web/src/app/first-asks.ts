// SPDX-License-Identifier: Apache-2.0
import { ask } from '../shared/api/ask.ts'
import { queryClient } from '../shared/api/query-client.ts'
import { homeQuestion } from '../features/lobby/home/home-rows.tsx'
import { announcementsQuestion } from '../features/messages/use-announcements.ts'
import { winnersQuestion } from '../features/rewards/use-winners.ts'

const homes = ['/', '/index', '/index.html', '/home']

/**
 * Requests what home shows first while the page is still being assembled, so that no request waits for
 * something else to render.
 */
export function askForHome(path: string): void {
  void queryClient.prefetchQuery({
    queryKey: ['catalogue.vendors', {}],
    queryFn: () => ask('catalogue.vendors', {}),
  })
  if (!homes.includes(path)) return
  void queryClient.prefetchQuery({
    queryKey: ['messages.announcements', announcementsQuestion],
    queryFn: () => ask('messages.announcements', announcementsQuestion),
  })
  void queryClient.prefetchQuery({
    queryKey: ['catalogue.homeSections', homeQuestion()],
    queryFn: () => ask('catalogue.homeSections', homeQuestion()),
  })
  void queryClient.prefetchQuery({
    queryKey: ['rewards.winnerBoard', winnersQuestion()],
    queryFn: () => ask('rewards.winnerBoard', winnersQuestion()),
  })
}
