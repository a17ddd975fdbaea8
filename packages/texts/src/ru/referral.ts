// SPDX-License-Identifier: Apache-2.0
import type { referral as source } from '../en/referral.ts'
import type { Translated } from '../translated.ts'

/** Inviting friends. */
export const referral: Translated<typeof source> = {
  'referral.title': 'Приглашайте и получайте',
  'referral.promise': 'Вы и ваш друг получаете по {amount}',
  'referral.steps': 'Как это работает',
  'referral.step.share': 'Поделитесь ссылкой или кодом.',
  'referral.step.register': 'Друг регистрируется по ним.',
  'referral.step.play': 'За {days} дней он вносит {deposit} и набирает действительных ставок на {bets}.',
  'referral.step.reward':
    'Каждый получает {amount} в центре наград; их нужно отыграть {times, plural, one {# раз} few {# раза} many {# раз} other {# раза}}.',
  'referral.step.cash': 'Каждый получает {amount} в центре наград.',
  'referral.step.commission':
    'Кроме того, вы каждый день получаете {percent} от действительных ставок друзей.',
  'referral.code': 'Ваш код',
  'referral.share': 'Поделиться',
  'referral.shareText': 'Присоединяйтесь ко мне на {site}',
  'referral.invited': 'Приглашено',
  'referral.qualified': 'Выполнили',
  'referral.bonus': 'Получено',
  'referral.friends': 'Ваши друзья',
  'referral.friends.empty': 'По вашему коду ещё никто не зарегистрировался',
  'referral.friends.emptyHint': 'Поделитесь ссылкой, чтобы начать.',
  'referral.registered': 'Регистрация',
  'referral.status.Process': 'В процессе',
  'referral.status.Qualified': 'Выполнено',
  'referral.status.Blocked': 'Не засчитан',
  'referral.status.Expired': 'Время вышло',
  'referral.blocked.device': 'Пользуется тем же устройством, что и вы или другой приглашённый друг',
  'referral.blocked.ip': 'Пользуется тем же интернет-адресом, что и вы',
  'referral.blocked.payeeName': 'То же имя плательщика, что и у вас',
  'referral.blocked.phone': 'Тот же номер телефона, что и у вас',
  'referral.rules': 'Кто засчитывается',
  'referral.rules.text':
    'Аккаунт не засчитывается, если у него с вами общее устройство, интернет-адрес, имя плательщика или номер телефона либо общее устройство с другим приглашённым вами другом.',
  'referral.title.inviter': 'Приглашённый вами друг выполнил условия',
  'referral.title.friend': 'Награда за принятое приглашение',
  'referral.title.commission': 'Доля от ставок приглашённых друзей, {day}',
}
