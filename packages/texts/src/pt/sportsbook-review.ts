// SPDX-License-Identifier: Apache-2.0
import type { sportsbookReview as source } from '../en/sportsbook-review.ts'
import type { Translated } from '../translated.ts'

/** Large bets that an operator looks at, entered results, and sports in records of bets. */
export const sportsbookReview: Translated<typeof source> = {
  'bets.sport.football': 'Futebol',
  'bets.sport.basketball': 'Basquetebol',
  'bets.sport.tennis': 'Ténis',
  'bets.sport.esports': 'E-sports',
  'bets.sport.cockfight': 'Luta de galos',
  'bets.sport.mixed': 'Vários desportos',
  'sportsbook.review.waiting': 'Esta aposta é elevada. Estamos a analisá-la, o mais tardar até {time}',
  'sportsbook.review.offer': 'Em vez disso, oferecemos isto, até {time}',
  'sportsbook.review.stake': 'Valor {amount}',
  'sportsbook.review.odds': 'Odd {odds}',
  'sportsbook.review.accept': 'Aceitar',
  'sportsbook.review.decline': 'Recuperar o valor',
  'sportsbook.refused.review': 'Não aceitámos esta aposta',
  'sportsbook.refused.declined': 'Recusou a nossa oferta',
  'fault.sportsbook.reviewOver': 'Esta aposta já foi decidida',
  'fault.sportsbook.badOffer': 'Ofereça um valor mais baixo ou uma odd não superior à atual',
  'fault.sportsbook.notOver': 'Este evento não terminou',
  'fault.sportsbook.badResult': 'Este não pode ser o resultado: {problem}',
  'fault.sportsbook.sameResult': 'Isto já é o que conta',
  'fault.sportsbook.entryOpen': 'Há outro registo deste evento em aberto. Confirme-o ou abandone-o primeiro',
  'fault.sportsbook.entryState': 'Este registo já não pode ser alterado',
}
