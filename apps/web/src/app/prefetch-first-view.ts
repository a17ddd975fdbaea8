// SPDX-License-Identifier: Apache-2.0
import { call } from '../shared/api/call.ts'
import { queryClient } from '../shared/api/query-client.ts'
import { homeInput } from '../features/catalogue/home/home-rows.tsx'
import { announcementsInput } from '../features/messages/use-announcements.ts'
import { winnersInput } from '../features/rewards/winners/use-winners.ts'

const homes = ['/', '/index', '/index.html', '/home']

/**
 * Requests what the frame, and on home the page, show first while the page is still being assembled, so that no request waits for
 * something else to render.
 */
export function prefetchFirstView(path: string): void {
  void queryClient.prefetchQuery({
    queryKey: ['catalogue.vendors', {}],
    queryFn: () => call('catalogue.vendors', {}),
  })
  void queryClient.prefetchQuery({
    queryKey: ['messages.announcements', announcementsInput],
    queryFn: () => call('messages.announcements', announcementsInput),
  })
  if (!homes.includes(path)) return
  void queryClient.prefetchQuery({
    queryKey: ['catalogue.homeSections', homeInput()],
    queryFn: () => call('catalogue.homeSections', homeInput()),
  })
  void queryClient.prefetchQuery({
    queryKey: ['rewards.winnerBoard', winnersInput()],
    queryFn: () => call('rewards.winnerBoard', winnersInput()),
  })
}
