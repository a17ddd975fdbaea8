// SPDX-License-Identifier: Apache-2.0
import type { BrandTexts } from '../../platform/texts/brand-texts.ts'

/** What a page shows of the brand before its scripts run. */
export interface PageBrand {
  /** The brand of the host; undefined for an unknown host. */
  brandCode: string | undefined
  /** The host belongs to no brand: search engines must not index this page. */
  stranger: boolean
  /**
   * The brand's main origin: pages, robots.txt and sitemaps name it as their address, whichever host the
   * visitor used.
   */
  home: string
  name: string
  /** Code of the language for a first visit. */
  language: string
  /** Origins besides ours for its pictures and its games, and other hosts that its pages may call. */
  pictures: readonly string[]
  games: readonly string[]
  lines: readonly string[]
  /** Whether it counts visits with a Google tag. */
  countsVisits: boolean
  /** Whether Firebase verifies mobile numbers for it. */
  provesNumbers: boolean
  /** The background colour in the dark theme: the bar of the phone above an installed app. */
  ground: string
  /** Its main colour in the dark theme, `#rrggbb`: used for its icons. */
  colour: string
  /** Rules that override the platform's colours with its own; '' if it has none. */
  style: string
  /** Its sentences. */
  texts: BrandTexts
}
