// SPDX-License-Identifier: Apache-2.0
import type { page as source } from '../en/page.ts'
import type { Translated } from '../translated.ts'

/** What search engines and shared links read of a page. The server writes it into the head of the page. */
export const page: Translated<typeof source> = {
  'page.home.description':
    'Слоты, живые столы, рыбалка, спорт и собственные игры с проверяемой честностью — всё в одном месте, с одним кошельком.',
  'page.hot.description': 'Самые популярные игры на {site} сегодня.',
  'page.games.title': '{type}',
  'page.games.description':
    '{type} на {site}: выберите студию, найдите игру по названию и играйте с одним кошельком.',
  'page.providers.title': 'Студии',
  'page.providers.description': 'Все игры одной студии на {site}.',
  'page.promotions.description': 'Что {site} предлагает игрокам сейчас и на каких условиях.',
  'page.mall.description': 'Что игроки {site} могут получить за баллы.',
  'page.help.description': 'Частые вопросы на {site} и ответы на них.',
  'page.owned.description':
    'Чем владеют все игроки {site} вместе, с доказательством, которое может проверить каждый.',
  'page.download.description': '{site} на вашем телефоне, шаг за шагом.',
  'page.register.title': 'Создать аккаунт',
  'page.register.description': 'Откройте аккаунт на {site}.',
  'page.login.title': 'Вход',
  'page.notFound.description': 'По этому адресу страницы нет.',
}
