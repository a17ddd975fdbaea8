// SPDX-License-Identifier: Apache-2.0
import type { rewardCentre as source } from '../en/reward-centre.ts'
import type { Translated } from '../translated.ts'

/** The reward centre. */
export const rewardCentre: Translated<typeof source> = {
  'rewardCentre.title': 'Центр наград',
  'rewardCentre.open': 'Можно получить',
  'rewardCentre.before': 'Полученные',
  'rewardCentre.empty': 'Нет наград к получению',
  'rewardCentre.emptyHint': 'Заработанные награды будут ждать вас здесь.',
  'rewardCentre.missions': 'Посмотреть задания',
  'rewardCentre.claim': 'Получить',
  'rewardCentre.claimed': 'Получено',
  'rewardCentre.until': 'Получить до {time}',
  'rewardCentre.wager': 'Отыграть {times, plural, one {# раз} few {# раза} many {# раз} other {# раза}}',
  'rewardCentre.credited': 'Вам зачислено {amount}.',
  'rewardCentre.source.MISSION': 'Задание',
  'rewardCentre.source.RANK': 'VIP-ранг',
  'rewardCentre.source.EVENT': 'Событие',
  'rewardCentre.source.REFERRAL': 'Приглашение',
  'fault.rewardCentre.claimed': 'Вы уже получили эту награду',
  'fault.rewardCentre.expired': 'Срок этой награды истёк',
  'fault.rewardCentre.cancelled': 'Эта награда отменена',
}
