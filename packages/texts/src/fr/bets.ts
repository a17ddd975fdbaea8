// SPDX-License-Identifier: Apache-2.0
import type { bets as source } from '../en/bets.ts'
import type { Translated } from '../translated.ts'

/** The betting record. */
export const bets: Translated<typeof source> = {
  'bets.title': 'Historique des paris',
  'bets.time': 'Heure',
  'bets.game': 'Jeu',
  'bets.studio': 'Studio',
  'bets.bet': 'Pari',
  'bets.validBet': 'Pari valide',
  'bets.payout': 'Paiement',
  'bets.net': 'Net',
  'bets.status': 'État',
  'bets.status.open': 'En cours',
  'bets.status.settled': 'Réglé',
  'bets.status.refunded': 'Remboursé',
  'bets.verify': 'Vérifier cette partie',
  'bets.round': 'Partie {round}',
  'bets.empty': 'Aucun pari sur cette période',
  'bets.emptyHint': 'Vos parties apparaissent ici dès qu’elles sont jouées.',
  'bets.range': 'Période',
  'bets.range.today': 'Aujourd’hui',
  'bets.range.week': '7 jours',
  'bets.range.month': '30 jours',
  'bets.verify.blocked':
    'La partie s’ouvre dans une nouvelle fenêtre. Votre navigateur l’a bloquée ; appuyez encore une fois.',
}
