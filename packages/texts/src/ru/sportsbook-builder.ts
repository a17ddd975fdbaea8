// SPDX-License-Identifier: Apache-2.0
import type { sportsbookBuilder as source } from '../en/sportsbook-builder.ts'
import type { Translated } from '../translated.ts'

/** Bet builders and cash-outs of the sportsbook. */
export const sportsbookBuilder: Translated<typeof source> = {
  'fault.sportsbook.cashOutNotOffered': 'Сейчас эту ставку нельзя выкупить',
  'fault.sportsbook.cashOutChanged': 'Предложение снизилось: посмотрите новое',
  'fault.sportsbook.cashOutWaits': 'Выкуп этой ставки уже ожидает решения',
  'fault.sportsbook.cashOutTooSmall': 'Эта часть слишком мала для выплаты',
  'fault.sportsbook.cashOutTarget': 'Выберите сумму выше предложения и ниже возможной выплаты',
  'sportsbook.cashOut.take': 'Выкупить за {amount}',
  'sportsbook.cashOut.none': 'Сейчас выкупа нет',
  'sportsbook.cashOut.share': 'Какая часть ставки',
  'sportsbook.cashOut.rest': '{stake} остаётся в игре',
  'sportsbook.cashOut.confirm': 'Подтвердить {amount}',
  'sportsbook.cashOut.keep': 'Оставить ставку',
  'sportsbook.cashOut.done': 'Выплачено {amount}',
  'sportsbook.cashOut.changed': 'Теперь предлагается {amount}',
  'sportsbook.cashOut.waits': 'Во время матча выкуп решается через мгновение: осталось {seconds} с',
  'sportsbook.cashOut.refused.event_changed':
    'Выкуп не состоялся: матч изменился во время ожидания. Ставка продолжается',
  'sportsbook.cashOut.refused.offer_lower':
    'Выкуп не состоялся: предложение снизилось во время ожидания. Ставка продолжается',
  'sportsbook.cashOut.refused.not_offered': 'Выкуп не состоялся: предложения больше нет. Ставка продолжается',
  'sportsbook.cashOut.automatic': 'Автоматический выкуп',
  'sportsbook.cashOut.automaticAt': 'Когда предложат',
  'sportsbook.cashOut.automaticSet': 'Выкуп, когда предложат {amount}',
  'sportsbook.cashOut.set': 'Задать',
  'sportsbook.cashOut.remove': 'Убрать',
  'sportsbook.cashOut.paidSoFar': 'Выкуплено на {amount}',
  'sportsbook.builder.hint': 'Выберите два исхода или больше, которые должны сбыться все.',
  'sportsbook.builder.price': 'Общий коэффициент',
  'sportsbook.builder.add': 'Добавить в купон',
  'sportsbook.builder.added': 'Уже в купоне',
  'sportsbook.builder.clear': 'Очистить',
  'sportsbook.builder.waits': 'Сейчас нет коэффициента',
  'sportsbook.builder.full': 'Купон заполнен',
  'sportsbook.builder.builder_too_few': 'Выберите хотя бы два исхода',
  'sportsbook.builder.builder_too_many': 'Не больше двенадцати исходов',
  'sportsbook.builder.builder_same_market': 'Только один исход каждого рынка',
  'sportsbook.builder.builder_market': 'Один из этих рынков нельзя объединить',
  'sportsbook.builder.builder_no_states': 'Эти рынки нельзя объединить друг с другом',
  'sportsbook.builder.builder_contradictory': 'Эти исходы не могут сбыться все',
  'sportsbook.builder.builder_no_price': 'Слишком вероятно для коэффициента',
  'sportsbook.builder.builder_several_events': 'Все исходы должны быть из одного события',
  'sportsbook.builder.builder_not_offered': 'Для этого события нет конструктора ставок',
}
