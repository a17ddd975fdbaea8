// SPDX-License-Identifier: Apache-2.0
import type { studioSlots as source } from '../en/studio-slots.ts'
import type { Translated } from '../translated.ts'

/** The slots of the studio. */
export const studioSlots: Translated<typeof source> = {
  'studio.slot.title': 'Machine à sous',
  'studio.slot.lost': 'Rien ne paie cette fois',
  'studio.slot.freeWon': '{spins} tours gratuits, chaque gain compte {factor} fois',
  'studio.slot.spinAll': 'Tout jouer',
  'studio.slot.quick': 'Tours rapides',
  'studio.slot.skip': 'Passer',
  'studio.slot.bigWin': 'Gros gain',
  'studio.slot.hugeWin': 'Gain énorme',
  'studio.slot.ways': '{ways} façons',
  'studio.slot.scatters': 'Scatters : {scatters}',
  'studio.slot.brings': '{multiplier}×, tours gratuits : {spins}',
  'studio.slot.rules.lines':
    'Des symboles identiques à la suite depuis la gauche paient sur chacune des {lines} lignes, selon le tableau. La mise couvre toutes les lignes.',
  'studio.slot.rules.ways':
    'Des symboles identiques sur des rouleaux voisins depuis la gauche paient de toutes les façons d’en choisir un par rouleau : jusqu’à {ways} façons. La mise les couvre toutes.',
  'studio.slot.rules.heights': 'À chaque tour, chaque rouleau montre de {least} à {most} rangées.',
  'studio.slot.rules.full':
    'Si toutes les cases montrent le même des {symbols} derniers symboles du tableau, chaque gain compte {factor} fois.',
  'studio.slot.rules.free':
    'Assez de scatters donnent des tours gratuits, selon la liste. Chaque gain d’un tour gratuit compte {factor} fois, et d’autres tours peuvent suivre, jusqu’à {most} par partie. Si vous partez, vos tours gratuits vous attendent.',
  'studio.slot.rules.cap': 'Une partie qui atteint {most}× paie cela et s’arrête là.',
  'studio.slot.respin': 'Relance {spin}',
  'studio.slot.rules.wild': 'Le joker remplace tous les symboles sauf la pièce.',
  'studio.slot.coins': 'Pièces : {coins}, relances restantes : {left}',
  'studio.slot.mini': 'Mini',
  'studio.slot.minor': 'Mineur',
  'studio.slot.major': 'Majeur',
  'studio.slot.grand': 'Grand',
  'studio.slot.coinShare': 'Pièces qui paient {pays}×',
  'studio.slot.rules.hold':
    '{from} pièces ou plus restent en place et les cases vides sont relancées : {respins} fois, puis {respins} fois encore après chaque nouvelle pièce. À la fin, chaque pièce paie ce qu’elle indique, et une fenêtre pleine paie en plus le grand jackpot de {grand}×. Si vous partez, vos relances vous attendent.',
  'studio.slot.par.hold': 'Retour des relances',
  'studio.slot.par.holdChance': 'Chance de relances',
  'studio.slot.par.paid': 'Retour des tours payés',
  'studio.slot.par.free': 'Retour des tours gratuits',
  'studio.slot.par.deviation': 'Écart type',
  'studio.slot.par.top': 'Gain maximal d’un tour payé',
  'studio.slot.par.topValue': '{stakes}×, une fois sur {spins} tours',
  'studio.slot.par.most': 'Aucune partie ne paie plus de',
}
