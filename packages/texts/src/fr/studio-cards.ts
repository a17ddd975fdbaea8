// SPDX-License-Identifier: Apache-2.0
import type { studioCards as source } from '../en/studio-cards.ts'
import type { Translated } from '../translated.ts'

/** Video poker, blackjack and other games of cards and boards. */
export const studioCards: Translated<typeof source> = {
  'studio.best.rules':
    'Le retour indiqué est celui des meilleurs choix. Le jeu montre le meilleur quand vous le demandez ; la décision reste la vôtre.',
  'studio.jacks.title': 'Valets ou mieux',
  'studio.deuces.title': 'Deux joker',
  'studio.poker.hand': 'Main',
  'studio.poker.hold': 'Garder',
  'studio.poker.holdCard': 'Garder ou lâcher une carte',
  'studio.poker.hidden': 'Carte cachée',
  'studio.poker.draw': 'Tirer',
  'studio.poker.replaced': 'Cartes remplacées : {cards}',
  'studio.poker.first': 'Choisissez les cartes à garder, puis tirez',
  'studio.poker.best': 'Meilleur choix',
  'studio.poker.worth': 'Meilleur : {cards}. En moyenne, paie {multiplier}×',
  'studio.poker.nothing': 'aucune',
  'studio.poker.jacks': 'Paire de valets ou mieux',
  'studio.poker.twoPair': 'Deux paires',
  'studio.poker.trips': 'Brelan',
  'studio.poker.straight': 'Suite',
  'studio.poker.flush': 'Couleur',
  'studio.poker.fullHouse': 'Brelan et paire',
  'studio.poker.quads': 'Carré',
  'studio.poker.straightFlush': 'Quinte',
  'studio.poker.fiveOfAKind': 'Cinq identiques',
  'studio.poker.wildRoyal': 'Royale avec deux',
  'studio.poker.fourDeuces': 'Quatre deux',
  'studio.poker.royal': 'Quinte royale',
  'studio.poker.rules.play':
    'Vous recevez cinq cartes d’un jeu de 52. Gardez celles que vous voulez ; les autres sont remplacées une fois, et la main finale paie selon le tableau.',
  'studio.poker.rules.wild': 'Chaque deux remplace n’importe quelle carte.',
  'studio.poker.rules.left':
    'Une manche que personne ne continue pendant deux jours est jouée avec le meilleur choix.',
  'studio.verify.poker':
    'Cartes dans l’ordre : chaque nombre aléatoire choisit une de celles qui restent ; les cinq premières sont la main, les autres remplacent dans l’ordre',
}
