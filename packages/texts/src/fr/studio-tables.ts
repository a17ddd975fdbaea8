// SPDX-License-Identifier: Apache-2.0
import type { studioTables as source } from '../en/studio-tables.ts'
import type { Translated } from '../translated.ts'

/** The tables of the studio: roulette, cards, dice, beads and discs. */
export const studioTables: Translated<typeof source> = {
  'studio.table.chips': 'Jetons',
  'studio.table.chip': 'Jeton de {amount} {currency}',
  'studio.table.undo': 'Annuler',
  'studio.table.clear': 'Vider la table',
  'studio.table.repeat': 'Répéter la dernière mise',
  'studio.table.double': 'Doubler tous les jetons',
  'studio.table.total': 'Somme',
  'studio.table.felt': 'Table',
  'studio.table.empty': 'Posez d’abord un jeton sur la table',
  'studio.table.place': '{name}, paie {odds}',
  'studio.table.placed': '{name}, paie {odds}, {amount} {currency} posés',
  'studio.table.odds': 'Rapport',
  'studio.table.even': 'Pair',
  'studio.table.odd': 'Impair',
  'studio.table.big': 'Grand',
  'studio.table.small': 'Petit',
  'studio.table.tie': 'Égalité',
  'studio.table.sum': 'Total de {total}',
  'studio.table.rules.chips':
    'Posez des jetons sur {places} cases au plus ; ensemble, ils sont la mise de la partie. Chaque case est payée à son propre rapport et rend ses jetons. La somme de tout est arrondie une seule fois vers le bas, à la plus petite pièce.',
  'studio.table.rules.automatic':
    'Les mises automatiques répètent les jetons tels qu’ils sont posés ; à une table, la mise n’augmente jamais d’elle-même.',
  'studio.badChips': 'Posez des jetons sur 1 à {maximum} cases',
  'studio.badPlace': 'Cette table n’a pas cette case, ou elle est nommée deux fois',
  'studio.badChipAmount': 'Ces jetons ne sont pas un montant de votre devise',
  'studio.chipsNotStake': 'Les jetons ne font pas la mise',
  'studio.verify.shoe': 'Cartes du dessus de huit jeux mélangés',
  'studio.verify.threeDice': 'Dés : nombre × 6, coupé à l’entier, plus 1',
  'studio.roulette.title': 'Roulette',
  'studio.roulette.red': 'Rouge',
  'studio.roulette.black': 'Noir',
  'studio.roulette.straight': 'Numéro {numbers}',
  'studio.roulette.split': 'Cheval {numbers}',
  'studio.roulette.street': 'Transversale {numbers}',
  'studio.roulette.corner': 'Carré {numbers}',
  'studio.roulette.line': 'Sixain {numbers}',
  'studio.roulette.range': 'Numéros {range}',
  'studio.roulette.column': 'Colonne {column}',
  'studio.roulette.rules.spin':
    'La bille tombe dans l’une de 37 cases, de 0 à 36, toutes également probables. Le zéro ne gagne que là où il est nommé.',
  'studio.roulette.rules.inside':
    'Une ligne entre des numéros mise sur tous ses voisins : appuyez sur la ligne même.',
  'studio.verify.roulette': 'Case : nombre × 37, coupé à l’entier',
  'studio.baccarat.title': 'Baccara',
  'studio.baccarat.player': 'Joueur',
  'studio.baccarat.banker': 'Banque',
  'studio.baccarat.playerPair': 'Paire du joueur',
  'studio.baccarat.bankerPair': 'Paire de la banque',
  'studio.baccarat.points': 'Points',
  'studio.baccarat.rules.points':
    'L’as vaut 1, les dix et les figures 0 ; de la somme, seul le dernier chiffre compte. 8 ou 9 avec deux cartes termine la partie.',
  'studio.baccarat.rules.player':
    'Le joueur tire une troisième carte avec 0 à 5 points et reste avec 6 ou 7.',
  'studio.baccarat.rules.banker':
    'Si le joueur reste, la banque tire avec 0 à 5. Après une troisième carte du joueur, la banque tire toujours avec 0 à 2, avec 3 sauf si cette carte est un 8, avec 4 si elle va de 2 à 7, avec 5 si elle va de 4 à 7, avec 6 si elle est 6 ou 7.',
  'studio.baccarat.rules.tie':
    'L’égalité rend les mises sur joueur et banque. Une victoire de la banque paie 5 % de commission. Chaque partie utilise huit jeux neufs.',
  'studio.sicbo.title': 'Sic Bo',
  'studio.sicbo.anyTriple': 'Triple quelconque',
  'studio.sicbo.double': 'Double de {face}',
  'studio.sicbo.triple': 'Triple de {face}',
  'studio.sicbo.pair': 'Paire {faces}',
  'studio.sicbo.single': 'Face {face}',
  'studio.sicbo.rules.throw': 'Trois dés sont lancés une fois. Petit va de 4 à 10, grand de 11 à 17.',
  'studio.sicbo.rules.triple': 'Avec trois dés égaux, petit, grand, pair et impair perdent.',
  'studio.sicbo.rules.single': 'Une face paie 1 contre 1 pour chaque dé qui la montre.',
  'studio.craps.title': 'Craps',
  'studio.craps.pass': 'Ligne de passe',
  'studio.craps.dontPass': 'Ne passe pas',
  'studio.craps.field': 'Champ',
  'studio.craps.place': 'Place du {number}',
  'studio.craps.hard': 'Double du {number}',
  'studio.craps.anySeven': 'Sept quelconque',
  'studio.craps.anyCraps': 'Craps quelconque',
  'studio.craps.point': 'Point de {number}',
  'studio.craps.rules.pass':
    'Ligne de passe : 7 ou 11 au premier lancer gagne, 2, 3 ou 12 perd. Tout autre total est le point : il gagne s’il ressort avant un 7.',
  'studio.craps.rules.dontPass':
    'Ne passe pas gagne quand la ligne de passe perd ; un 12 au premier lancer la rend.',
  'studio.craps.rules.place':
    'La place gagne si son numéro sort avant un 7 ; le double gagne s’il sort en deux dés égaux avant de sortir autrement et avant un 7. Le premier lancer compte.',
  'studio.craps.rules.first':
    'Champ, sept quelconque, craps quelconque et totaux sont décidés par le premier lancer. Le champ gagne sur 2, 3, 4, 9, 10, 11 et 12 ; 2 paie 2:1 et 12 paie 3:1.',
  'studio.craps.rules.end':
    'Les dés roulent jusqu’à ce que chaque jeton soit décidé, {rolls} fois au plus ; les jetons indécis sont alors rendus.',
  'studio.verify.craps':
    'Lancers : nombre × 36, coupé à l’entier ; son quotient par 6 et son reste, chacun plus 1',
  'studio.dragontiger.title': 'Dragon et Tigre',
  'studio.dragontiger.dragon': 'Dragon',
  'studio.dragontiger.tiger': 'Tigre',
  'studio.dragontiger.suitedTie': 'Égalité de couleur',
  'studio.dragontiger.rules.cards':
    'Le dragon et le tigre reçoivent une carte de huit jeux neufs ; la plus haute gagne, l’as est le plus bas.',
  'studio.dragontiger.rules.tie':
    'L’égalité rend la moitié d’une mise sur dragon ou tigre. L’égalité de couleur a même rang et même couleur.',
  'studio.dragontiger.rules.seven':
    'Grand va de 8 au roi, petit de l’as à 6. Sur un 7, grand, petit, pair et impair perdent.',
  'studio.fantan.title': 'Fan Tan',
  'studio.fantan.fan': 'Fan {numbers}',
  'studio.fantan.nim': 'Nim {wins}, {back} rendu',
  'studio.fantan.kwok': 'Kwok {numbers}',
  'studio.fantan.ssh': 'Trois parmi {numbers}',
  'studio.fantan.result': '{beads} perles, reste {rest}',
  'studio.fantan.rules.beads':
    'Sous la coupe se trouvent {least} à {most} perles. On les retire par quatre ; il en reste 1, 2, 3 ou 4, également probables.',
  'studio.fantan.rules.fan': 'Fan gagne sur un reste, kwok sur deux, trois sur trois.',
  'studio.fantan.rules.nim': 'Nim gagne sur son premier nombre ; le second rend la mise.',
  'studio.fantan.rules.commission': 'Les rapports contiennent 5 % de commission sur les gains.',
  'studio.verify.fantan': 'Perles : 40 plus nombre × 40, coupé à l’entier',
  'studio.prawncrab.title': 'Poisson Crevette Crabe',
  'studio.prawncrab.fish': 'Poisson',
  'studio.prawncrab.prawn': 'Crevette',
  'studio.prawncrab.crab': 'Crabe',
  'studio.prawncrab.rooster': 'Coq',
  'studio.prawncrab.gourd': 'Gourde',
  'studio.prawncrab.coin': 'Pièce',
  'studio.prawncrab.rules.throw':
    'Trois dés montrent chacun l’un de six symboles. Un symbole paie 1 contre 1 pour chaque dé qui le montre.',
  'studio.prawncrab.rules.pair':
    'Deux symboles gagnent si on les voit tous les deux. Le triple quelconque gagne avec trois dés égaux.',
  'studio.xocdia.title': 'Xoc Dia',
  'studio.xocdia.discs': '{red} rouges, {white} blancs',
  'studio.xocdia.rules.shake':
    'Quatre disques, rouges d’un côté et blancs de l’autre, sont secoués sous le bol.',
  'studio.xocdia.rules.count':
    'Pair et impair comptent les côtés rouges ; les autres cases gagnent sur ce nombre exact.',
  'studio.verify.xocdia': 'Disques : rouge au-dessous de 0,5',
}
