import type { mall as source } from '../en/mall.ts'
import type { Translated } from '../translated.ts'

/** The points mall. */
export const mall: Translated<typeof source> = {
  'mall.title': 'Toko poin',
  'mall.hint': 'Poin didapat dari taruhan Anda dan tidak pernah hangus.',
  'mall.empty': 'Belum ada hadiah',
  'mall.emptyHint': 'Hadiah muncul di sini begitu tersedia.',
  'mall.action': 'Lihat promosi',
}
