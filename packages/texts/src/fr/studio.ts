// SPDX-License-Identifier: Apache-2.0
import type { studio as source } from '../en/studio.ts'
import type { Translated } from '../translated.ts'

/** The frame of the studio's own games: bar, controls, panels. */
export const studio: Translated<typeof source> = {
  'studio.stage': 'Jeu',
  'studio.controls': 'Votre pari',
  'studio.bar': 'Solde et outils',
  'studio.balance': 'Solde',
  'studio.deposit': 'Déposer',
  'studio.lobby': 'Retour au lobby',
  'studio.fairness': 'Équité et historique',
  'studio.rules': 'Règles et limites',
  'studio.sound': 'Son',
  'studio.lightTheme': 'Thème clair',
  'studio.recent': 'Derniers résultats',
  'studio.check': 'Vérifier cette partie',
  'studio.copyNamed': 'Copier : {name}',
  'studio.unknownGame': 'Il n’y a pas de jeu à cette adresse',
  'studio.partMissing': 'Un élément du jeu n’a pas pu être chargé. Vérifiez votre connexion et réessayez',
  'studio.offline': 'Il n’y a pas de connexion. Vérifiez votre réseau et réessayez',
  'studio.offline.waiting': 'Connexion perdue. Nouvel essai …',
  'studio.freeRounds': 'Parties gratuites',
  'studio.freeRounds.pay': 'Payer avec',
  'studio.freeRounds.left': 'Parties gratuites restantes : {count}, de {stake} {currency} chacune',
  'studio.stake': 'Mise',
  'studio.stake.half': '½ : diviser la mise par deux',
  'studio.stake.double': '2× : doubler la mise',
  'studio.bet': 'Parier',
  'studio.cashOut': 'Encaisser',
  'studio.multiplier': 'Multiplicateur',
  'studio.chance': 'Chance de gain',
  'studio.win': 'Un gain paie',
  'studio.rtp': 'Retour au joueur',
  'studio.presets': 'Choix rapide',
  'studio.field.range': 'De {minimum} à {maximum}',
  'studio.voided': 'Cette partie n’a pas été jouée, votre mise vous est rendue',
  'studio.rules.chosen': 'Avec vos réglages',
  'studio.rules.limits': 'Limites',
  'studio.rules.minimumStake': 'Mise minimum',
  'studio.rules.maximumStake': 'Mise maximum',
  'studio.rules.maximumWin': 'Une partie paie au plus',
  'studio.rules.interrupted':
    'Un pari accepté compte toujours, même si votre connexion se coupe. Les paiements sont arrondis vers le bas à la plus petite pièce.',
  'studio.fairness.how':
    'Chaque résultat est calculé à partir de trois choses : une graine du serveur fixée avant votre pari (son hash est affiché ci-dessous), votre graine du client, que vous pouvez changer, et le numéro du pari. Une fois la graine du serveur révélée, vous pouvez recalculer chaque partie qu’elle a décidée.',
  'studio.fairness.verifier': 'Ouvrir le vérificateur',
  'studio.seeds.inUse': 'Graines en cours',
  'studio.seeds.server': 'Graine du serveur',
  'studio.seeds.serverHash': 'Hash de la graine du serveur (SHA-256)',
  'studio.seeds.nextHash': 'Hash de la prochaine graine du serveur',
  'studio.seeds.client': 'Graine du client',
  'studio.seeds.nonce': 'Numéro de votre prochain pari (nonce) :',
  'studio.seeds.rotate': 'Révéler la graine du serveur',
  'studio.seeds.rotate.why':
    'La graine du serveur en cours est alors affichée et le jeu continue avec la suivante. Les parties jouées avec elle peuvent ensuite être vérifiées.',
  'studio.seeds.revealed': 'Graine du serveur révélée',
  'studio.seeds.revealed.bets':
    '{bets, plural, =0 {Aucun pari n’a été joué avec elle.} one {Un pari a été joué avec elle.} many {# de paris ont été joués avec elle.} other {# paris ont été joués avec elle.}}',
  'studio.history': 'Vos parties',
  'studio.state.pending': 'En cours d’envoi',
  'studio.state.open': 'En cours',
  'studio.state.settling': 'Paiement en cours',
  'studio.state.voided': 'Mise rendue',
  'studio.state.refused': 'Non jouée',

  'studio.dice.title': 'Dice',
  'studio.dice.direction': 'Lancer',
  'studio.dice.under': 'En dessous',
  'studio.dice.over': 'Au-dessus',
  'studio.dice.target': 'Cible',
  'studio.dice.slider': 'Cible sur la barre',
  'studio.dice.overTarget': 'Au-dessus de {target}',
  'studio.dice.underTarget': 'En dessous de {target}',
  'studio.dice.won': 'Sorti : {roll}. Vous avez gagné {payout} {currency} à {multiplier}×',
  'studio.dice.lost': 'Sorti : {roll}. Pas de gain cette fois',
  'studio.dice.rules.roll':
    'Chaque pari tire un nombre de 0.00 à 100.00 ; les 10,001 nombres possibles ont la même chance.',
  'studio.dice.rules.win':
    'Vous gagnez quand le nombre est au-dessus (ou en dessous) de votre cible. Un nombre égal à la cible perd.',
  'studio.dice.rules.pay':
    'Un gain paie la mise fois le multiplicateur : plus le gain est rare, plus il est élevé. La marge est d’environ un pour cent.',

  'studio.limbo.title': 'Limbo',
  'studio.limbo.target': 'Cible',
  'studio.limbo.won': 'Arrêt à {point}×. Vous avez gagné {payout} {currency}',
  'studio.limbo.lost': 'Arrêt à {point}×, sous votre {target}×',
  'studio.limbo.rules.point':
    'Chaque pari fait monter un multiplicateur depuis 1.00× jusqu’à ce qu’il s’arrête, au plus tard à 1,000,000.00×.',
  'studio.limbo.rules.win':
    'Vous gagnez quand il atteint votre cible, cible comprise. Un gain paie la mise fois la cible.',
  'studio.limbo.rules.chance':
    'La chance d’atteindre une cible est de 99 % divisé par elle : 2.00× sort dans 49.5 % des parties. La marge est d’un pour cent.',

  'studio.mines.title': 'Mines',
  'studio.mines.count': 'Mines',
  'studio.mines.gems': 'Gemmes',
  'studio.mines.gemsLeft': 'Gemmes à ouvrir',
  'studio.mines.next': 'Avec la prochaine gemme',
  'studio.mines.board': 'Champ de 25 cases',
  'studio.mines.tile.closed': 'Rangée {row}, colonne {column} : fermée',
  'studio.mines.tile.gem': 'Rangée {row}, colonne {column} : gemme',
  'studio.mines.tile.mine': 'Rangée {row}, colonne {column} : mine',
  'studio.mines.pick': 'Choisissez une case',
  'studio.mines.go':
    '{mines, plural, one {Une mine est cachée. Choisissez une case} many {# de mines sont cachées. Choisissez une case} other {# mines sont cachées. Choisissez une case}}',
  'studio.mines.chooseTiles': 'Choisissez les cases que chaque pari ouvre',
  'studio.mines.resumed': 'Votre partie en cours continue',
  'studio.mines.safe': 'Une gemme : {multiplier}×, encaisser paie {payout} {currency}',
  'studio.mines.won': 'Encaissé à {multiplier}× : {payout} {currency}',
  'studio.mines.lost': 'Une mine. Cette partie ne paie rien',
  'studio.mines.rules.tiles':
    'Sous {tiles} cases se cachent des gemmes et autant de mines que vous voulez. Leurs places sont fixées avant votre première case.',
  'studio.mines.rules.cashOut':
    'Chaque gemme fait monter le multiplicateur. Encaissez quand vous voulez ; une mine met fin à la partie et ne paie rien. La dernière gemme encaisse d’elle-même.',
  'studio.mines.rules.pay':
    'Le multiplicateur est de 99 % divisé par la chance d’arriver jusque-là. La marge est d’un pour cent, quel que soit le nombre de cases ouvertes.',

  'studio.sample.title': 'Machine à sous d’exemple',
  'studio.sample.spin': 'Lancer',
  'studio.sample.freeSpin': 'Tour gratuit {spin} sur {spins}',
  'studio.sample.resumed': 'Vos tours gratuits continuent',
  'studio.sample.won': 'Rapporte {multiplier}× : {payout} {currency}',
  'studio.sample.rules.wild': 'Le joker remplace tous les symboles sauf le scatter.',
  'studio.sample.symbol': 'Symbole',
  'studio.sample.hitRate': 'Parties qui paient',
  'studio.sample.freeChance': 'Chance de tours gratuits',
  'studio.plinko.title': 'Plinko',
  'studio.plinko.rows': 'Rangées',
  'studio.plinko.risk': 'Risque',
  'studio.plinko.low': 'Bas',
  'studio.plinko.medium': 'Moyen',
  'studio.plinko.high': 'Élevé',
  'studio.plinko.slot': 'Case',
  'studio.plinko.middle': 'Milieu',
  'studio.plinko.fromEdge': '{slot} depuis chaque bord',
  'studio.plinko.landed': 'Tombée sur {multiplier}× : {payout} {currency}',
  'studio.plinko.rules.fall':
    'La bille tombe à travers les rangées de clous et tourne à chacun à gauche ou à droite, avec la même chance.',
  'studio.plinko.rules.pay':
    'La case où elle tombe paie la mise fois son multiplicateur. Un multiplicateur sous 1× rend moins que la mise.',
  'studio.plinko.rules.risk':
    'Un risque plus élevé paie plus sur les bords et moins au milieu. Tous les multiplicateurs et leurs chances sont listés ci-dessous.',

  'studio.crash.title': 'Crash',
  'studio.crash.auto': 'Encaissement auto',
  'studio.crash.auto.off': 'Désactivé',
  'studio.crash.target': 'Encaisser à',
  'studio.crash.opening': 'La table s’ouvre …',
  'studio.crash.placing': 'Envoi de votre pari …',
  'studio.crash.placed': 'Votre pari est placé',
  'studio.crash.betNext': 'Parier sur la prochaine partie',
  'studio.crash.waiting': 'En attente de la prochaine partie',
  'studio.crash.cancel': 'Appuyez pour annuler',
  'studio.crash.startsIn': 'secondes pour parier',
  'studio.crash.crashedShort': 'Crash',
  'studio.crash.betting': 'Les paris sont ouverts',
  'studio.crash.running': 'Rien ne va plus, la partie est en cours',
  'studio.crash.crashed': 'Crash à {point}×',
  'studio.crash.won': 'Encaissé à {point}× : {payout} {currency}',
  'studio.crash.lost': 'Crash à {point}× avant votre encaissement',
  'studio.crash.bets': 'Joueurs à la table',
  'studio.crash.betCount':
    '{bets, plural, =0 {Personne n’a encore parié} one {# pari à la table} many {# de paris à la table} other {# paris à la table}}',
  'studio.crash.robot': 'Robot {name}',
  'studio.crash.robots':
    'Les robots font partie de la démonstration. Ils ne misent pas d’argent et ne sont pas payés.',
  'studio.crash.you': 'Vous',
  'studio.crash.rules.table':
    'Une seule table pour tout le monde : {seconds} secondes pour parier, puis un multiplicateur monte depuis 1.00× jusqu’au crash.',
  'studio.crash.rules.leave':
    'Encaissez avant le crash et vous recevez la mise fois le multiplicateur de cet instant. Ce qui compte est l’instant où votre encaissement nous parvient.',
  'studio.crash.rules.auto':
    'Le serveur fait l’encaissement automatique exactement à son multiplicateur, même si votre connexion se coupe.',
  'studio.crash.rules.lost':
    'Au crash, tout pari qui n’a pas été encaissé est perdu. Le retour au joueur est le même pour toutes les cibles.',
  'studio.crash.chain.how':
    'Toutes les parties de cette table ont été fixées avant la première par une chaîne de hashs. Sa fin a été publiée d’abord, puis un sel public a été tiré au sort ; chaque partie révèle un maillon de plus, et personne ne peut calculer un maillon avant qu’il soit révélé.',
  'studio.crash.chain.check': 'Choisissez un résultat au-dessus de la courbe pour vérifier cette partie.',
  'studio.crash.chain.terminal': 'Fin publiée de la chaîne',
  'studio.crash.chain.salt': 'Sel public',
  'studio.crash.chain.length': 'La chaîne compte {rounds} parties',
}
