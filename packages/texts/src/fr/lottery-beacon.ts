// SPDX-License-Identifier: Apache-2.0
import type { lotteryBeacon as source } from '../en/lottery-beacon.ts'
import type { Translated } from '../translated.ts'

/** Where the randomness of draws comes from, and how it is checked. */
export const lotteryBeacon: Translated<typeof source> = {
  'lottery.beacon': 'Source aléatoire',
  'lottery.beacon.own': 'La balise de l’exploitant, signée et chaînée',
  'lottery.beacon.drand': 'drand, géré par des organisations indépendantes',
  'lottery.beacon.unknown': 'Une source inconnue',
  'lottery.beacon.none': 'Aucune : issu de la graine seule',
  'lottery.beacon.round': 'Tour {round}',
  'lottery.beacon.signature': 'Signature du tour',
  'lottery.beacon.waiting':
    'Le tirage {number} attend sa source aléatoire. Si elle ne vient pas, toutes les mises sont rendues.',
  'lottery.verifier.save': 'Enregistrer une page de vérification hors ligne',
  'lottery.verifier.title': 'Vérification d’un tirage',
  'lottery.verifier.lead':
    'Cette page recalcule le tirage sur cet appareil. Elle ne peut se connecter à aucun serveur.',
  'lottery.verifier.seed': 'La graine a l’empreinte publiée avant le tirage',
  'lottery.verifier.round': 'Le tour est le premier à partir de l’heure du tirage, et signé',
  'lottery.verifier.numbers': 'Les numéros découlent des valeurs publiées',
}
