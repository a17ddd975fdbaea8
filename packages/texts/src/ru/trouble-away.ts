// SPDX-License-Identifier: Apache-2.0
import type { troubleAway as source } from '../en/trouble-away.ts'
import type { Translated } from '../translated.ts'

/** What is said while the site does not answer although the network is there. */
export const troubleAway: Translated<typeof source> = {
  'trouble.away': 'Сайт не отвечает. Повторяем попытку…',
  'trouble.awayPage.text':
    'Ваш баланс и открытые раунды в безопасности. Страница откроется снова, как только сайт ответит.',
}
