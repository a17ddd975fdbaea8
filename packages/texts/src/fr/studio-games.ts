// SPDX-License-Identifier: Apache-2.0
import type { studioVerify as source } from '../en/studio-verify.ts'
import type { Translated } from '../translated.ts'

/** The instant games after the first five, and what games with moves share. */
export const studioGames: Translated<typeof source> = {
  'studio.round.paid': '{multiplier}× paie {payout} {currency}',
  'studio.round.lost': 'Pas de gain cette fois',
  'studio.steps.safe': '{multiplier}× : encaisser paie {payout} {currency}',
  'studio.steps.lost': 'Perdu. Cette partie ne paie rien',
  'studio.steps.next': 'L’étape suivante atteint',
  'studio.steps.rules.cashOut':
    'Encaissez quand vous voulez. Un faux pas met fin à la partie et ne paie rien.',
  'studio.steps.rules.pay':
    'Le multiplicateur est 99 % divisé par la probabilité d’arriver jusqu’ici. L’avantage est d’un pour cent, aussi loin que vous alliez.',
  'studio.randomTile': 'Case au hasard',
  'studio.keno.title': 'Keno',
  'studio.keno.board': 'Numéros de 1 à 40',
  'studio.keno.number': 'Numéro {number}',
  'studio.keno.picks': 'Numéros choisis',
  'studio.keno.random': 'Numéros au hasard',
  'studio.keno.clear': 'Effacer',
  'studio.keno.hits': 'Bons numéros',
  'studio.keno.classic': 'Classique',
  'studio.keno.rules.draw': 'Choisissez de un à dix des 40 numéros. Ensuite, dix sont tirés.',
  'studio.keno.rules.pay':
    'Plus vos numéros sont tirés, plus la partie paie. Le tableau montre ce que paie chaque nombre de bons numéros avec votre choix et votre risque, et sa probabilité.',
  'studio.verify.keno': 'Numéros tirés : chaque nombre aléatoire choisit l’un de ceux qui restent',
  'studio.wheel.title': 'Roue',
  'studio.wheel.segments': 'Secteurs',
  'studio.wheel.rules.spin':
    'La roue s’arrête avec l’un de ses secteurs sous la pointe ; tous ont la même probabilité.',
  'studio.wheel.rules.pay':
    'Ce secteur paie la mise multipliée par son multiplicateur. Sur chaque roue, la moyenne des multiplicateurs est 0.99×.',
  'studio.verify.wheel': 'Secteur : nombre × {segments}, sans décimales, compté à partir de 0',
  'studio.hilo.title': 'Plus ou moins',
  'studio.hilo.higher': 'Plus haute ou égale',
  'studio.hilo.lower': 'Plus basse ou égale',
  'studio.hilo.skip': 'Passer cette carte',
  'studio.hilo.card': 'Carte',
  'studio.hilo.first': 'La prochaine carte est-elle plus haute ou plus basse ?',
  'studio.hilo.rules.guess':
    'Devinez si la prochaine carte est plus haute ou plus basse. L’as est la plus basse, le roi la plus haute ; les 13 valeurs ont toujours la même probabilité.',
  'studio.hilo.rules.equal':
    'Une carte égale gagne dans les deux cas. Un pari qui ne peut pas perdre n’est pas proposé, et passer une carte ne coûte rien.',
  'studio.verify.hilo': 'Cartes : nombre × 52, sans décimales',
  'studio.tower.title': 'Tour du dragon',
  'studio.tower.board': 'Tour de neuf étages',
  'studio.tower.difficulty': 'Difficulté',
  'studio.tower.easy': 'Facile',
  'studio.tower.medium': 'Moyenne',
  'studio.tower.hard': 'Difficile',
  'studio.tower.expert': 'Experte',
  'studio.tower.master': 'Maître',
  'studio.tower.eggs': 'Œufs à chaque étage',
  'studio.tower.floor': 'Étage',
  'studio.tower.tile': 'Étage {floor}, case {tile}',
  'studio.tower.egg': 'œuf',
  'studio.tower.fire': 'feu',
  'studio.tower.first': 'Choisissez une case de l’étage le plus bas',
  'studio.tower.rules.floors':
    'Choisissez une case à chacun des neuf étages. Un œuf vous fait monter, le feu met fin à la partie. Les places sont fixées avant votre première case.',
  'studio.verify.tower': 'Cases avec des œufs, à partir de l’étage le plus bas',
  'studio.flip.title': 'Pile ou face',
  'studio.flip.heads': 'Face',
  'studio.flip.tails': 'Pile',
  'studio.flip.calls': 'Bons paris',
  'studio.flip.first': 'Pile ou face ?',
  'studio.flip.rules.call':
    'Devinez le côté de la pièce encore et encore. Chaque bon pari double le multiplicateur ; après {most} bons paris, la partie est encaissée toute seule.',
  'studio.verify.flip': 'Côtés dans l’ordre : face en dessous de 0.5',
  'studio.diamonds.title': 'Diamants',
  'studio.diamonds.pattern': 'Combinaison',
  'studio.diamonds.five': 'Cinq identiques',
  'studio.diamonds.four': 'Quatre identiques',
  'studio.diamonds.full': 'Trois et deux',
  'studio.diamonds.three': 'Trois identiques',
  'studio.diamonds.twoPairs': 'Deux paires',
  'studio.diamonds.pair': 'Une paire',
  'studio.diamonds.none': 'Tous différents',
  'studio.diamonds.rules.gems':
    'Chaque mise tire cinq gemmes. Chacune a l’une de sept couleurs, toutes aussi probables.',
  'studio.diamonds.rules.pay':
    'Les couleurs identiques paient : le tableau montre ce que paie chaque combinaison et sa probabilité.',
  'studio.verify.diamonds': 'Couleurs : nombre × 7, sans décimales, compté à partir de 0',
  'studio.chicken.title': 'La traversée de la poule',
  'studio.chicken.go': 'Voie suivante',
  'studio.chicken.lane': 'Voie',
  'studio.chicken.safe': 'La voie est sûre',
  'studio.chicken.first': 'Faites traverser la première voie à la poule',
  'studio.chicken.rules.road':
    'La poule traverse jusqu’à {lanes} voies, une à la fois. Une voiture met fin à la partie. La difficulté fixe combien de fois une voie est sûre ; les voitures sont fixées avant la première voie.',
  'studio.verify.chicken': 'Voies avec une voiture',
}
