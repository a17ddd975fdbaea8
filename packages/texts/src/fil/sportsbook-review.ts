// SPDX-License-Identifier: Apache-2.0
import type { sportsbookReview as source } from '../en/sportsbook-review.ts'
import type { Translated } from '../translated.ts'

/** Large bets that an operator looks at, entered results, and sports in records of bets. */
export const sportsbookReview: Translated<typeof source> = {
  'bets.sport.football': 'Football',
  'bets.sport.basketball': 'Basketball',
  'bets.sport.tennis': 'Tennis',
  'bets.sport.esports': 'E-sports',
  'bets.sport.cockfight': 'Sabong',
  'bets.sport.mixed': 'Iba’t ibang sport',
  'sportsbook.review.waiting': 'Malaki ang taya na ito. Sinusuri namin ito hanggang {time} lang',
  'sportsbook.review.offer': 'Ito ang alok namin sa halip, hanggang {time}',
  'sportsbook.review.stake': 'Taya {amount}',
  'sportsbook.review.odds': 'Odds {odds}',
  'sportsbook.review.accept': 'Tanggapin',
  'sportsbook.review.decline': 'Bawiin ang taya',
  'sportsbook.refused.review': 'Hindi namin tinanggap ang taya na ito',
  'sportsbook.refused.declined': 'Tinanggihan mo ang alok namin',
  'fault.sportsbook.reviewOver': 'Napagpasyahan na ang taya na ito',
  'fault.sportsbook.badOffer': 'Mag-alok ng mas mababang taya o odds na hindi lampas sa ngayon',
  'fault.sportsbook.notOver': 'Hindi pa tapos ang laban na ito',
  'fault.sportsbook.badResult': 'Hindi ito maaaring maging resulta: {problem}',
  'fault.sportsbook.sameResult': 'Ito na ang binibilang',
  'fault.sportsbook.entryOpen': 'May bukas pang entry ng labang ito. Kumpirmahin o alisin muna',
  'fault.sportsbook.entryState': 'Hindi na mababago ang entry na ito',
}
