// SPDX-License-Identifier: Apache-2.0
import type { play as source } from '../en/play.ts'
import type { Translated } from '../translated.ts'

/** The game page. */
export const play: Translated<typeof source> = {
  'play.back': 'Retour au lobby',
  'play.fullScreen': 'Plein écran',
  'play.frame': 'Jeu : {name}',
  'play.loading': 'Le jeu se charge',
  'play.login.title': 'Connectez-vous pour jouer à {name}',
  'play.login.text': 'Les vraies parties demandent un compte. Cela prend une minute.',
  'play.unknown.title': 'Jeu inconnu',
  'play.unknown.text': 'Il a peut-être changé de place. Le lobby montre tous ceux qui sont ouverts.',
  'play.blocked.title': '{name} n’est pas proposé là où vous êtes',
  'play.blocked.text': 'Ces jeux vous sont ouverts :',
  'play.closed.text': 'Ce jeu est fermé pour un moment. Ceux-ci sont ouverts :',
  'play.failed': 'Le jeu n’a pas pu s’ouvrir',
  'play.more': 'D’autres jeux de {studio}',
  'play.rtp': 'Retour au joueur {rtp} %',
}
