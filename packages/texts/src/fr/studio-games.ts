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
  'studio.rps.title': 'Pierre feuille ciseaux',
  'studio.rps.rock': 'Pierre',
  'studio.rps.paper': 'Feuille',
  'studio.rps.scissors': 'Ciseaux',
  'studio.rps.you': 'Vous',
  'studio.rps.studio': 'Studio',
  'studio.rps.first': 'Pierre, feuille ou ciseaux ?',
  'studio.rps.drawn': 'Égalité : rejouez',
  'studio.rps.wins': 'Victoires',
  'studio.rps.rules.signs':
    'Vous et le studio montrez un signe au même moment. La feuille bat la pierre, la pierre bat les ciseaux, les ciseaux battent la feuille. Une égalité se rejoue gratuitement.',
  'studio.rps.rules.chain':
    'Chaque victoire double le multiplicateur ; après {most} victoires, la partie est encaissée toute seule.',
  'studio.verify.rps':
    'Signes du studio dans l’ordre : nombre × 3, sans décimales ; 0 pierre, 1 feuille, 2 ciseaux',
  'studio.pump.title': 'Pompe',
  'studio.pump.again': 'Pomper',
  'studio.pump.first': 'Appuyez sur la pompe',
  'studio.pump.pumps': 'Coups de pompe',
  'studio.pump.rules.pins':
    'Le ballon a {places} places à la suite, une par coup de pompe, dont {pins} avec une épingle. Il éclate à la première épingle. Les places sont fixées avant le premier coup.',
  'studio.verify.pump':
    'Coups de pompe que tient le ballon : chaque nombre aléatoire met une épingle à l’une des places restantes',
  'studio.cases.title': 'Coffres',
  'studio.cases.case': 'Coffre',
  'studio.cases.count': 'Coffres sur 10 000',
  'studio.cases.rules.open': 'Chaque mise ouvre l’un des {cases} coffres, tous aussi probables.',
  'studio.cases.rules.pay':
    'Le coffre paie la mise multipliée par son multiplicateur. À chaque difficulté, la moyenne des coffres est 0.99× ; plus c’est difficile, plus les gros sont rares et grands.',
  'studio.verify.cases': 'Coffre : nombre × 10 000, sans décimales ; le tableau les compte à partir du haut',
  'studio.scratch.title': 'Carte à gratter',
  'studio.scratch.prize': 'Lot',
  'studio.scratch.cards': 'Cartes sur 100 000',
  'studio.scratch.winning': 'Une carte gagne',
  'studio.scratch.rules.card':
    'Neuf cases sont cachées. Un symbole présent trois fois paie son lot ; aucune carte n’en a plus d’un.',
  'studio.scratch.rules.pay':
    'Chaque mise prend l’une des {cards} cartes, toutes aussi probables. Le tableau montre combien ont chaque lot.',
  'studio.verify.scratch':
    'Carte : nombre × 100 000, sans décimales ; les cartes gagnantes d’abord, dans l’ordre du tableau',
  'studio.verify.scratch.fields': 'Symboles des cases, 0 pour le plus gros lot',
}
