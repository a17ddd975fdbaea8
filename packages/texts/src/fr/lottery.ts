// SPDX-License-Identifier: Apache-2.0
import type { lottery as source } from '../en/lottery.ts'
import type { Translated } from '../translated.ts'

/** The lottery areas. */
export const lottery: Translated<typeof source> = {
  'lottery.center': 'Centre des loteries',
  'lottery.one': 'Loterie',
  'lottery.vietnam': 'Loterie vietnamienne',
  'lottery.studios': 'Studios de loterie',
  'lottery.draws': 'Tirages',
  'lottery.noDraws': 'Aucun tirage en ce moment',
  'lottery.noDrawsHint': 'Les tirages, résultats et paris apparaissent ici dès qu’une loterie est en vente.',
  'lottery.unknown': 'Cette loterie n’est pas en vente',
  'lottery.unknownHint': 'Il n’y a pas de loterie de ce nom ici.',
  'lottery.action': 'Voir les studios de loterie',
  'lottery.all': 'Toutes les loteries',
  'lottery.lobby': 'Jeux',
  'lottery.lobby.hint': 'Tous les jeux sur une seule page.',
  'lottery.group.MB': 'Nord',
  'lottery.group.MT': 'Centre',
  'lottery.group.MN': 'Sud',
  'lottery.group.FAST': 'Tirages rapides',
  'lottery.group.KENO': 'Keno',
  'fault.lottery.unknownGame': 'Cette loterie n’existe pas',
  'fault.lottery.unknownDraw': 'Ce tirage n’existe pas',
  'fault.lottery.notOnSale': 'Cette loterie n’est pas en vente',
  'fault.lottery.drawClosed': 'Les mises sur ce tirage sont closes',
  'fault.lottery.wrongPick': 'Ce choix ne correspond pas à ce type de pari',
  'fault.lottery.belowMinimum': 'La mise minimale par lot est de {min}',
  'fault.lottery.aboveMaximum': 'La mise maximale par lot est de {max}',
  'fault.lottery.shareUsed':
    'Vos tickets ont atteint la part d’un membre dans ce tirage. Essayez une mise plus petite',
  'fault.lottery.drawFull': 'Ce tirage a atteint sa limite. Essayez une mise plus faible',
}
