import type { CallOutput } from '@tessera/contract'
import { useAsk } from '../../shared/api/use-ask.ts'
import { language } from '../../shared/texts/texts.ts'

export type Banner = CallOutput<'messages.announcements'>['banners'][number]
export type Notice = CallOutput<'messages.announcements'>['player'][number]

export const announcementsQuestion = { types: 'B,PL,H', language }

/** Banners and notices of the site. */
export function useAnnouncements() {
  return useAsk('messages.announcements', announcementsQuestion, { staleTimeMs: 300_000 })
}
