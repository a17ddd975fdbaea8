import type { mall as source } from '../en/mall.ts'
import type { Translated } from '../translated.ts'

/** The points mall. */
export const mall: Translated<typeof source> = {
  'mall.title': 'Kedai ganjaran',
  'mall.hint': 'Mata ganjaran datang bersama taruhan anda dan tidak pernah luput.',
  'mall.empty': 'Belum ada ganjaran',
  'mall.emptyHint': 'Ganjaran muncul di sini sebaik sahaja ditawarkan.',
  'mall.action': 'Lihat promosi',
}
