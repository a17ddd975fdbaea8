// SPDX-License-Identifier: Apache-2.0
import type { sportsbookReview as source } from '../en/sportsbook-review.ts'
import type { Translated } from '../translated.ts'

/** Large bets that an operator looks at, entered results, and sports in records of bets. */
export const sportsbookReview: Translated<typeof source> = {
  'bets.sport.football': 'Fútbol',
  'bets.sport.basketball': 'Baloncesto',
  'bets.sport.tennis': 'Tenis',
  'bets.sport.esports': 'E-sports',
  'bets.sport.cockfight': 'Pelea de gallos',
  'bets.sport.mixed': 'Varios deportes',
  'sportsbook.review.waiting': 'Esta apuesta es alta. La estamos revisando, como muy tarde hasta las {time}',
  'sportsbook.review.offer': 'Te ofrecemos esto en su lugar, hasta las {time}',
  'sportsbook.review.stake': 'Importe {amount}',
  'sportsbook.review.odds': 'Cuota {odds}',
  'sportsbook.review.accept': 'Aceptar',
  'sportsbook.review.decline': 'Recuperar el importe',
  'sportsbook.refused.review': 'No hemos aceptado esta apuesta',
  'sportsbook.refused.declined': 'Rechazaste nuestra oferta',
  'fault.sportsbook.reviewOver': 'Esta apuesta ya está decidida',
  'fault.sportsbook.badOffer': 'Ofrece un importe menor o una cuota no superior a la actual',
  'fault.sportsbook.notOver': 'Este evento no ha terminado',
  'fault.sportsbook.badResult': 'Este no puede ser el resultado: {problem}',
  'fault.sportsbook.sameResult': 'Esto ya es lo que vale',
  'fault.sportsbook.entryOpen': 'Hay otra entrada abierta de este evento. Confírmala o descártala primero',
  'fault.sportsbook.entryState': 'Esta entrada ya no se puede cambiar',
}
