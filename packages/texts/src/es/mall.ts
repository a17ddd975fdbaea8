import type { mall as source } from '../en/mall.ts'
import type { Translated } from '../translated.ts'

/** The points mall. */
export const mall: Translated<typeof source> = {
  'mall.title': 'Tienda de puntos',
  'mall.hint': 'Los puntos llegan con tus apuestas y nunca caducan.',
  'mall.empty': 'Aún no hay premios',
  'mall.emptyHint': 'Los premios aparecen aquí en cuanto la casa los ofrezca.',
  'mall.action': 'Ver las promociones',
}
