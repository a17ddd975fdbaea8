// SPDX-License-Identifier: Apache-2.0
import type { sportsbookSeasons as source } from '../en/sportsbook-seasons.ts'
import type { Translated } from '../translated.ts'

/** Bets on seasons as a whole. */
export const sportsbookSeasons: Translated<typeof source> = {
  'sportsbook.seasons': 'सीज़न दाँव',
  'sportsbook.seasons.about':
    'सीज़न कौन जीतेगा या शुरुआती स्थानों में रहेगा। एक ही स्थान वाले उसे बाँटते हैं, और दाँव भी बँटता है (डेड हीट)।',
  'sportsbook.seasons.season': 'सीज़न {season}',
  'sportsbook.seasons.ends': 'लगभग {day} को समाप्त',
  'sportsbook.seasons.all': 'सभी दिखाएँ: {count}',
  'sportsbook.seasons.fewer': 'कम दिखाएँ',
  'sportsbook.seasons.none': 'अभी किसी सीज़न पर दाँव नहीं लग सकता',
}
