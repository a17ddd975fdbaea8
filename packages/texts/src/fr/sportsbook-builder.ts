// SPDX-License-Identifier: Apache-2.0
import type { sportsbookBuilder as source } from '../en/sportsbook-builder.ts'
import type { Translated } from '../translated.ts'

/** Bet builders and cash-outs of the sportsbook. */
export const sportsbookBuilder: Translated<typeof source> = {
  'fault.sportsbook.cashOutNotOffered': 'Ce pari ne peut pas être encaissé pour le moment',
  'fault.sportsbook.cashOutChanged': 'L’offre a baissé : regardez la nouvelle',
  'fault.sportsbook.cashOutWaits': 'Un encaissement de ce pari est déjà en attente',
  'fault.sportsbook.cashOutTooSmall': 'Cette part est trop petite pour être payée',
  'fault.sportsbook.cashOutTarget':
    'Choisissez un montant supérieur à l’offre et inférieur au retour possible',
  'sportsbook.cashOut.take': 'Encaisser {amount}',
  'sportsbook.cashOut.none': 'Pas d’encaissement pour le moment',
  'sportsbook.cashOut.share': 'Quelle part du pari',
  'sportsbook.cashOut.rest': '{stake} de la mise restent en jeu',
  'sportsbook.cashOut.confirm': 'Confirmer {amount}',
  'sportsbook.cashOut.keep': 'Garder le pari',
  'sportsbook.cashOut.done': '{amount} ont été payés',
  'sportsbook.cashOut.changed': 'L’offre est maintenant de {amount}',
  'sportsbook.cashOut.waits': 'En direct, l’encaissement est décidé après un instant : encore {seconds} s',
  'sportsbook.cashOut.refused.event_changed':
    'Non encaissé : le match a changé pendant l’attente. Votre pari continue',
  'sportsbook.cashOut.refused.offer_lower':
    'Non encaissé : l’offre a baissé pendant l’attente. Votre pari continue',
  'sportsbook.cashOut.refused.not_offered': 'Non encaissé : il n’y a plus d’offre. Votre pari continue',
  'sportsbook.cashOut.automatic': 'Encaisser automatiquement',
  'sportsbook.cashOut.automaticAt': 'Dès que l’offre atteint',
  'sportsbook.cashOut.automaticSet': 'Encaisse dès que l’offre atteint {amount}',
  'sportsbook.cashOut.set': 'Valider',
  'sportsbook.cashOut.remove': 'Retirer',
  'sportsbook.cashOut.paidSoFar': '{amount} encaissés jusqu’ici',
  'sportsbook.builder.hint': 'Choisissez au moins deux issues qui doivent toutes se réaliser.',
  'sportsbook.builder.price': 'Cote combinée',
  'sportsbook.builder.add': 'Ajouter au coupon',
  'sportsbook.builder.added': 'C’est sur votre coupon',
  'sportsbook.builder.clear': 'Effacer',
  'sportsbook.builder.waits': 'Pas de cote pour le moment',
  'sportsbook.builder.full': 'Le coupon est plein',
  'sportsbook.builder.builder_too_few': 'Choisissez au moins deux issues',
  'sportsbook.builder.builder_too_many': 'Douze issues au maximum',
  'sportsbook.builder.builder_same_market': 'Une seule issue par marché',
  'sportsbook.builder.builder_market': 'L’un de ces marchés ne peut pas être combiné',
  'sportsbook.builder.builder_no_states': 'Ces marchés ne peuvent pas être combinés entre eux',
  'sportsbook.builder.builder_contradictory': 'Ces issues ne peuvent pas toutes se réaliser',
  'sportsbook.builder.builder_no_price': 'Trop certain pour avoir une cote',
  'sportsbook.builder.builder_several_events': 'Toutes les issues doivent être du même événement',
  'sportsbook.builder.builder_not_offered': 'Cet événement n’a pas de créateur de paris',
}
