import type { mall as source } from '../en/mall.ts'
import type { Translated } from '../translated.ts'

/** The points mall. */
export const mall: Translated<typeof source> = {
  'mall.title': 'Loja de pontos',
  'mall.hint': 'Os pontos vêm com as suas apostas e nunca expiram.',
  'mall.empty': 'Ainda não há prémios',
  'mall.emptyHint': 'Os prémios aparecem aqui assim que a casa os oferecer.',
  'mall.action': 'Ver as promoções',
}
