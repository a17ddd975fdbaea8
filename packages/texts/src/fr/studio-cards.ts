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
  'studio.poker.threeAndTwo': 'Brelan et paire',
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
  'studio.raised': 'Mise supplémentaire',
  'studio.blackjack.title': 'Blackjack',
  'studio.blackjack.dealer': 'Croupier',
  'studio.blackjack.second': 'Deuxième main',
  'studio.blackjack.hit': 'Tirer',
  'studio.blackjack.stand': 'Rester',
  'studio.blackjack.double': 'Doubler',
  'studio.blackjack.split': 'Séparer',
  'studio.blackjack.insure': 'Assurance',
  'studio.blackjack.decline': 'Sans assurance',
  'studio.blackjack.asks': 'Le croupier montre un as : assurance ?',
  'studio.blackjack.first': 'Jouez votre main',
  'studio.blackjack.best': 'Meilleur coup',
  'studio.blackjack.advice': 'Meilleur : {play}. En moyenne {result} mises',
  'studio.blackjack.noInsurance': 'Meilleur : sans assurance. Elle coûte plus qu’elle ne rend',
  'studio.blackjack.natural': 'Blackjack',
  'studio.blackjack.won': 'Gagnée',
  'studio.blackjack.push': 'Égalité',
  'studio.blackjack.lost': 'Perdue',
  'studio.blackjack.bust': 'Dépassée',
  'studio.blackjack.decks': 'Jeux de cartes',
  'studio.blackjack.rules.deal':
    'Vous et le croupier recevez deux cartes chacun de {decks} jeux fraîchement mélangés. La main la plus proche de 21 gagne ; au-delà de 21 elle perd aussitôt. L’as vaut 1 ou 11, les figures 10.',
  'studio.blackjack.rules.dealer':
    'Le croupier tire jusqu’à 16 et reste à tout 17. Avec un as ou un dix, il regarde d’abord s’il a un blackjack.',
  'studio.blackjack.rules.pays':
    'Une victoire paie 1 pour 1, un blackjack 3 pour 2, une égalité rend la mise. L’assurance coûte une demi-mise et paie 2 pour 1 si le croupier a un blackjack.',
  'studio.blackjack.rules.double':
    'Deux cartes peuvent être doublées pour une mise de plus et une dernière carte, aussi après séparation. Deux cartes de même valeur se séparent une fois pour une mise de plus ; les as séparés reçoivent une carte chacun.',
  'studio.blackjack.rules.raise':
    'Chaque mise supplémentaire est prélevée avant la carte suivante. Si elle ne peut pas l’être, la manche reste telle quelle. Dans les manches gratuites, rien ne peut être ajouté.',
  'studio.blackjack.rules.left':
    'Une manche que personne ne continue pendant deux jours reste sur toutes ses mains, sans assurance.',
  'studio.verify.blackjack':
    'Cartes dans l’ordre : chaque nombre aléatoire choisit une de celles qui restent dans {decks} jeux ; joueur, croupier, joueur, croupier, puis selon les tirages',
  'studio.slide.title': 'Glissade',
  'studio.slide.rules.tape':
    'Une bande de multiplicateurs glisse et s’arrête avec l’un d’eux sous le repère. Les autres ne décident rien ; ils viennent aussi souvent que de vrais résultats.',
  'studio.darts.title': 'Fléchettes',
  'studio.darts.ring': 'Anneau',
  'studio.darts.area': 'Part de la cible',
  'studio.darts.rules.throw':
    'La fléchette tombe n’importe où sur la cible : chaque partie de sa surface est équiprobable. Les anneaux sont dessinés à leur vraie surface.',
  'studio.darts.rules.pay':
    'L’anneau touché paie la mise fois son multiplicateur. À chaque difficulté la moyenne est 0,99× ; plus c’est difficile, plus les gros sont petits et généreux.',
  'studio.verify.darts': 'Part de la surface depuis le centre : premier nombre × 10 000, tronqué',
  'studio.bingo.title': 'Bingo',
  'studio.bingo.lines': 'Lignes pleines',
  'studio.bingo.balls': 'Boules tirées',
  'studio.bingo.rules.card':
    'Chaque mise reçoit une nouvelle carte de 24 numéros de 1 à {numbers} ; la case du milieu est libre. Chaque colonne a ses quinze numéros.',
  'studio.bingo.rules.pay':
    '{balls} boules sont tirées. Lignes, colonnes et diagonales pleines paient ensemble selon leur nombre, comme dans le tableau.',
  'studio.verify.bingo':
    'Carte, ligne par ligne : dans chaque colonne chaque nombre aléatoire choisit l’un des quinze restants ; 0 est la case libre',
  'studio.verify.bingo.balls':
    'Boules dans l’ordre : chaque nombre aléatoire choisit une de celles qui restent',
}
