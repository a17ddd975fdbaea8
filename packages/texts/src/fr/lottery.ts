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
  'lottery.unknownHint': 'L’adresse désigne une loterie que la maison ne propose pas.',
  'lottery.action': 'Voir les studios de loterie',
  'lottery.all': 'Toutes les loteries',
  'lottery.lobby': 'Jeux',
  'lottery.lobby.hint': 'Tous les jeux de la maison sur une seule page.',
}
