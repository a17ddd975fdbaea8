// SPDX-License-Identifier: Apache-2.0
/** What a page shows of the brand before its scripts run. */
export interface PageBrand {
  /** Whose host it is; undefined where it is nobody's here. */
  brandCode: string | undefined
  /** It came by a host of nobody here: a page for no search engine. */
  stranger: boolean
  /**
   * Where the site stands by its own name, as an origin: what pages, robots and sitemaps name as their own
   * address, whatever name the visitor came by.
   */
  home: string
  name: string
  /** Code of the language of a first visit. */
  language: string
  /**
   * Origins from which its pictures and its games come besides our own, and further lines on which it can be
   * asked.
   */
  pictures: readonly string[]
  games: readonly string[]
  lines: readonly string[]
  /** It counts visits with a Google tag. */
  countsVisits: boolean
  /** It leaves the proof of mobile numbers to Firebase. */
  provesNumbers: boolean
  /** The colour of the ground in the dark theme: the bar of the phone above an installed app. */
  ground: string
  /** Its main colour in the dark theme, `#rrggbb`: what its icons are drawn in. */
  colour: string
  /** Rules that set its own colours over those of the platform; '' where it has none. */
  style: string
}
