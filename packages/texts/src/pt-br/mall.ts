import type { mall as source } from '../en/mall.ts'
import type { Translated } from '../translated.ts'

/** The points mall. */
export const mall: Translated<typeof source> = {
  'mall.title': 'Loja de pontos',
  'mall.hint': 'Os pontos vêm com as suas apostas e nunca vencem.',
  'mall.empty': 'Nenhum prêmio ainda',
  'mall.emptyHint': 'Os prêmios aparecem aqui assim que a casa oferecer.',
  'mall.action': 'Ver promoções',
}
