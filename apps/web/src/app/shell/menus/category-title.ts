// SPDX-License-Identifier: Apache-2.0
import type { Category } from '../../../features/catalogue/categories.ts'
import { t } from '../../../shared/texts/texts.ts'

export function categoryTitle(category: Category): string {
  return category === 'LOTTERY' ? t('shell.lottery') : t(`lobby.type.${category}`)
}
