import type { CallOutput } from '@tessera/contract'
import { useAsk } from '../../shared/api/use-ask.ts'
import { preview } from '../../shared/site/preview.ts'

type Announcements = CallOutput<'messages.announcements'>
export type Banner = Announcements['banners'][number]
export type Notice = Announcements['player'][number]
export type Publicity = Announcements['popup'][number]

export const announcementsQuestion = { types: 'B,PL,PU,PR,H', platform: 'W' as const, execution: 'B' as const, ...preview }

/** Banners, notices, publicity and promotions of the site. */
export function useAnnouncements() {
  return useAsk('messages.announcements', announcementsQuestion, { staleTimeMs: 300_000 })
}

/** The notices as the strip shows them: the pinned ones first, otherwise newest first. */
export function stripOrder(notices: readonly Notice[]): Notice[] {
  return [...notices].sort((a, b) => Number(b.pinned) - Number(a.pinned) || b.createTime - a.createTime)
}

/** The notices as the list shows them: newest first. */
export function listOrder(notices: readonly Notice[]): Notice[] {
  return [...notices].sort((a, b) => b.createTime - a.createTime || b.id - a.id)
}
