// SPDX-License-Identifier: Apache-2.0
import type { studioSimulator as source } from '../en/studio-simulator.ts'
import type { Translated } from '../translated.ts'

/** How the simulator plays each game, and the pace of bets. */
export const studioSimulator: Translated<typeof source> = {
  'studio.betTooEarly': 'Ici, les paris ne peuvent pas se suivre plus vite. Le vôtre attend un instant',
  'studio.crash.cashedOutAt': 'Encaissement à {point}×',
  'studio.way.title': 'Façon de jouer',
  'studio.way.chosen': 'Chaque partie selon les choix de cette page',
  'studio.way.slot': 'Chaque tour avec tous ses tours gratuits ; aucun bonus n’est acheté',
  'studio.way.pick': 'Dans le bonus, les cases sont ouvertes à partir de la première, jusqu’à sa fin',
  'studio.way.crash': 'Encaissement automatique à {point}×',
  'studio.way.mines': 'Ouvre les cases depuis le haut à gauche ; encaissement après {count}',
  'studio.way.tower': 'Prend la première case de chaque étage ; encaissement après l’étage {count}',
  'studio.way.flip': 'Annonce face ; encaissement après réussites : {count}',
  'studio.way.chicken': 'Traverse la route ; encaissement après la voie {count}',
  'studio.way.pump': 'Gonfle le ballon ; encaissement après coups de pompe : {count}',
  'studio.way.rps': 'Joue pierre, de nouveau après une égalité ; encaissement après victoires : {count}',
  'studio.way.hilo':
    'Choisit le côté le plus probable et passe les as et les rois ; encaissement après réussites : {count}',
  'studio.way.poker': 'Meilleur jeu : garde les cartes qui paient le plus en moyenne',
  'studio.way.blackjack':
    'Meilleur jeu sans assurance ; le retour est celui de la première mise, après doubles et séparations',
}
