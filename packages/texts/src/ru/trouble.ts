// SPDX-License-Identifier: Apache-2.0
import type { trouble as source } from '../en/trouble.ts'
import type { Translated } from '../translated.ts'

/** Failures on the way to the reader, and recovery from them. */
export const trouble: Translated<typeof source> = {
  'trouble.reload': 'Обновить',
  'trouble.region': 'Эту часть страницы не удалось показать',
  'trouble.offline': 'Вы не в сети. Данные могут быть устаревшими.',
  'trouble.online': 'Связь восстановлена',
  'trouble.update': 'Готова новая версия сайта',
  'trouble.offlinePage.title': 'Вы не в сети',
  'trouble.offlinePage.text':
    'Ваш баланс и открытые раунды в безопасности. Страница откроется снова, как только появится сеть.',
  'trouble.noScript': 'Для сайта нужен JavaScript.',
  'trouble.notFound.search': 'Найти игру',
  'trouble.notFound.links': 'Или перейти',
}
