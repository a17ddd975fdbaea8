/** Banners and notices. */
export const messages = {
  'messages.banners': 'Offers and news',
  'messages.banner.of': '{number} of {total}',
  'messages.banner.pause': 'Stop the banners',
  'messages.banner.play': 'Let the banners move',
  'messages.banner.show': 'Show banner {number}',
  'messages.notices': 'Announcements',
  'messages.notices.all': 'All announcements',
  'messages.notices.pinned': 'Pinned',
} as const
