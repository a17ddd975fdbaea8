// SPDX-License-Identifier: Apache-2.0
/** Words of banners in one language, by their English title: title, second line, what the button says. */
export type BannerWords = Readonly<Record<string, readonly [title: string, summary: string, action?: string]>>
/** Words of notices, popups and pages of help in one language, by their English title: title and text. */
export type PageWords = Readonly<Record<string, readonly [title: string, content: string]>>
/** Words of promotions in one language, by their English title: title, second line, text. */
export type OfferWords = Readonly<Record<string, readonly [title: string, summary: string, content: string]>>

/** All that the demonstration says in one language besides English. */
export interface SpokenContents {
  banners: BannerWords
  notices: PageWords
  popups: PageWords
  inbox: PageWords
  /** Announcements that only agents read. */
  toAgents: PageWords
  offers: OfferWords
  help: PageWords
  /** Stands below every promotion. */
  example: string
  /** Categories of promotions, by their English names. */
  categories: Readonly<Record<string, string>>
}
