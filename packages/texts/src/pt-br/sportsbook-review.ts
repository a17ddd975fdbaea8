// SPDX-License-Identifier: Apache-2.0
import type { sportsbookReview as source } from '../en/sportsbook-review.ts'
import type { Translated } from '../translated.ts'

/** Large bets that an operator looks at, entered results, and sports in records of bets. */
export const sportsbookReview: Translated<typeof source> = {
  'bets.sport.football': 'Futebol',
  'bets.sport.basketball': 'Basquete',
  'bets.sport.tennis': 'Tênis',
  'bets.sport.esports': 'E-sports',
  'bets.sport.cockfight': 'Briga de galos',
  'bets.sport.mixed': 'Vários esportes',
  'sportsbook.review.waiting': 'Esta aposta é alta. Estamos analisando, no máximo até {time}',
  'sportsbook.review.offer': 'Em vez disso, oferecemos isto, até {time}',
  'sportsbook.review.stake': 'Valor {amount}',
  'sportsbook.review.odds': 'Odd {odds}',
  'sportsbook.review.accept': 'Aceitar',
  'sportsbook.review.decline': 'Receber o valor de volta',
  'sportsbook.refused.review': 'Não aceitamos esta aposta',
  'sportsbook.refused.declined': 'Você recusou nossa oferta',
  'fault.sportsbook.reviewOver': 'Esta aposta já foi decidida',
  'fault.sportsbook.badOffer': 'Ofereça um valor menor ou uma odd que não passe da atual',
  'fault.sportsbook.notOver': 'Este evento não terminou',
  'fault.sportsbook.badResult': 'Este não pode ser o resultado: {problem}',
  'fault.sportsbook.sameResult': 'Isto já é o que vale',
  'fault.sportsbook.entryOpen': 'Há outro registro deste evento em aberto. Confirme ou descarte primeiro',
  'fault.sportsbook.entryState': 'Este registro não pode mais ser alterado',
}
