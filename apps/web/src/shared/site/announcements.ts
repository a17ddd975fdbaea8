// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import { useCallQuery } from '../api/use-call-query.ts'
import { preview } from './preview.ts'

export type Announcements = CallOutput<'messages.announcements'>

/** One call for all announcements of the platform, so that every part of a page reads the same answer. */
export const announcementsInput = {
  types: 'B,PL,PU,PR,H',
  platform: 'W' as const,
  execution: 'B' as const,
  ...preview,
}

/** Banners, notices, publicity and promotions of the site. */
export function useAnnouncements() {
  return useCallQuery('messages.announcements', announcementsInput, { staleTimeMs: 300_000 })
}
