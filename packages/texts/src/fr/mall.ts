import type { mall as source } from '../en/mall.ts'
import type { Translated } from '../translated.ts'

/** The points mall. */
export const mall: Translated<typeof source> = {
  'mall.title': 'Boutique de points',
  'mall.hint': 'Les points viennent avec vos paris et n’expirent jamais.',
  'mall.empty': 'Aucune récompense pour l’instant',
  'mall.emptyHint': 'Les récompenses apparaissent ici dès que la maison en propose.',
  'mall.action': 'Voir les promotions',
}
