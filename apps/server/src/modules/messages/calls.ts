import type { DomainHandlers } from '../../platform/http/index.ts'
import { shownAnnouncements, shownBanners } from './message-store.ts'

export interface MessagesDeps {
  /** The address of a banner's picture for wide screens and for phones. */
  bannerPicture(picture: { id: string; theme: string }, shape: 'wide' | 'phone'): string
}

/** Binds the call that lists banners (B), notices (PL) and pinned notices (H). */
export const messagesCalls = ({ bannerPicture }: MessagesDeps): DomainHandlers<'messages'> => ({
  async 'messages.announcements'({ types }, { db }) {
    const wanted = new Set(types.split(','))
    const banners = wanted.has('B') ? await shownBanners(db) : []
    const notices = wanted.has('PL') || wanted.has('H') ? await shownAnnouncements(db) : []
    return {
      banners: banners.map(({ id, pictureId, pictureTheme, title, subtitle, action, url, groupName, linkageType }) => ({
        bannerId: id, title, subtitle, action, url, groupName, linkageType,
        imageUrl: bannerPicture({ id: pictureId, theme: pictureTheme }, 'wide'), imageUrlPhone: bannerPicture({ id: pictureId, theme: pictureTheme }, 'phone'),
      })),
      player: notices.filter(({ pinned }) => pinned ? wanted.has('H') : wanted.has('PL'))
        .map(({ id, title, content, pinned, createdAtMs }) => ({ id, title, content, pinned, createTime: createdAtMs })),
    }
  },
})
