// SPDX-License-Identifier: Apache-2.0
import type { gameWindow as source } from '../en/game-window.ts'
import type { Translated } from '../translated.ts'

/** What the site shows around a running game. */
export const gameWindow: Translated<typeof source> = {
  'gameWindow.theatre': 'Mode théâtre',
  'gameWindow.small': 'Petite fenêtre',
  'gameWindow.large': 'Revenir à la grande vue',
  'gameWindow.move': 'Déplacer vers le coin suivant',
  'gameWindow.close': 'Fermer le jeu',
  'gameWindow.goesOn': '{name} continue dans la petite fenêtre',
  'gameWindow.switch.title': 'Fermer {name} ?',
  'gameWindow.switch.text':
    'Un seul jeu peut être ouvert à la fois. Une partie en cours de {name} reprend à votre retour.',
  'gameWindow.switch.yes': 'Le fermer et ouvrir l’autre jeu',
  'play.info': 'À propos de ce jeu',
  'gameWindow.studio': 'Éditeur',
  'gameWindow.lines': 'Lignes',
  'gameWindow.minBet': 'Mise minimale',
  'gameWindow.rules': 'Règles du jeu',
  'gameWindow.wagering': 'Compte pour vos bonus',
  'gameWindow.notCounted': 'Les mises ne comptent pas',
  'gameWindow.missions': 'Compte pour vos missions',
}
