// SPDX-License-Identifier: Apache-2.0
import type { play as source } from '../en/play.ts'
import type { Translated } from '../translated.ts'

/** The game page. */
export const play: Translated<typeof source> = {
  'play.back': 'Назад в лобби',
  'play.fullScreen': 'На весь экран',
  'play.frame': 'Игра: {name}',
  'play.loading': 'Игра загружается',
  'play.login.title': 'Войдите, чтобы играть в {name}',
  'play.login.text': 'Для настоящих раундов нужен аккаунт. Это займёт минуту.',
  'play.unknown.title': 'Такая игра неизвестна',
  'play.unknown.text': 'Возможно, она переехала. Все открытые игры есть в лобби.',
  'play.blocked.title': '{name} не предлагается там, где вы находитесь',
  'play.blocked.text': 'Эти игры вам доступны:',
  'play.closed.text': 'Игра временно закрыта. Открыты эти:',
  'play.failed': 'Не удалось открыть игру',
  'play.more': 'Ещё от {studio}',
  'play.rtp': 'Возврат игроку (RTP) {rtp} %',
}
