// SPDX-License-Identifier: Apache-2.0
import type { Announcements } from '../../shared/site/announcements.ts'

export { announcementsInput, useAnnouncements } from '../../shared/site/announcements.ts'
export type Banner = Announcements['banners'][number]
export type Notice = Announcements['player'][number]
/** A notice wherever it appears; those for agents are never pinned. */
export type PresentedNotice = Omit<Notice, 'pinned'> & { pinned?: boolean }
export type Publicity = Announcements['popup'][number]

/** The notices of the strip: the pinned ones first, otherwise newest first. */
export function stripOrder(notices: readonly Notice[]): Notice[] {
  return [...notices].sort((a, b) => Number(b.pinned) - Number(a.pinned) || b.createTime - a.createTime)
}

/** The notices of the list: newest first. */
export function listOrder(notices: readonly Notice[]): Notice[] {
  return [...notices].sort((a, b) => b.createTime - a.createTime || b.id - a.id)
}
